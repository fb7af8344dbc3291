/**
 * Addresses of pages. A server knows them all; any other host has one file, so there the page stands behind a question
 * mark, which every host leaves to the page: ?/game/abc
 */

export const inQuery = import.meta.env.MODE === "site";

/** The path of the page at an address. */
export function pathAt({ pathname, search }: { pathname: string; search: string }): string {
  if (!inQuery) return pathname;
  return search.startsWith("?/") ? search.slice(1).split("&", 1)[0]! : "/";
}

/** The address of a page. */
export const addressOf = (path: string): string => (inQuery ? `?${path}` : path);
