/** Which page the address names. */

import { addressOf, inQuery, pathAt } from "./address";

let path = $state(pathAt(location));

addEventListener("popstate", () => (path = pathAt(location)));

export const route = {
  get path() {
    return path;
  },
  /** The parts of the path: ["game", "abc"] of /game/abc. */
  get parts() {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  },
};

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", addressOf(to));
  else history.pushState(null, "", addressOf(to));
  path = pathAt(location);
  scrollTo(0, 0);
}

/** Keeps plain clicks on links inside the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
  const to = pathAt(link);
  if (to === pathAt(location) && link.hash) return;
  event.preventDefault();
  go(inQuery ? to + link.hash : to + link.search + link.hash);
}
