/** Which page the address names. */

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

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
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Keeps plain clicks on links inside the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
