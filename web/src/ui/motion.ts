/** How pieces move: short, by transform and opacity only, and not at all where the reader asks for calm. */

import type { LogAction } from "../net/server";
import { settings } from "./settings.svelte";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const isCalm = (): boolean => calm.matches;

/** The time of a slide inside a row; turns that come at once leave no time for it. */
export const moved = (): number => (calm.matches || settings.pace === "none" ? 0 : 320);

const TRAVEL = 480;
const STAGGER = 60;

const find = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ??
  null;
/** Everybody begins with the same cards, so what lies before others is not meant. */
function piece(id: string, seat: number): Element | null {
  const [own, name] = [`[data-seat="${seat}"]`, CSS.escape(id)];
  return find(
    `.felt [data-piece="${name}"], ${own} [data-piece="${name}"], ${own} [data-card="${name}"]`,
  );
}
const home = (seat: number): Element | null =>
  find(`[data-storage="${seat}"]`) ?? find(`[data-seat="${seat}"]`);

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function ghost(symbol: string, size: number): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  svg.setAttribute("class", "flying");
  svg.setAttribute("aria-hidden", "true");
  svg.style.width = svg.style.height = `${size}px`;
  return svg;
}

function fly(
  symbol: string,
  from: [number, number],
  to: [number, number],
  delay: number,
  cls = "",
): void {
  const size = 26;
  const svg = ghost(symbol, size);
  if (cls) svg.classList.add(cls);
  document.body.append(svg);
  const at = ([x, y]: [number, number], scale = 1) =>
    `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;
  const moving = svg.animate(
    [
      { transform: at(from, 0.7), opacity: 0.2 },
      {
        transform: at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 24], 1.15),
        opacity: 1,
        offset: 0.55,
      },
      { transform: at(to, 0.9), opacity: 0.9 },
    ],
    { duration: TRAVEL, delay, easing: "cubic-bezier(.2, .8, .2, 1)", fill: "both" },
  );
  moving.onfinish = moving.oncancel = () => svg.remove();
}

/** A card or tile that somebody takes: a copy of it travels to its new owner. */
function carry(element: Element, to: [number, number]): void {
  const box = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.remove("is-legal", "is-chosen", "is-off");
  copy.classList.add("flying");
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  document.body.append(copy);
  const [x, y] = middle(box);
  const moving = copy.animate(
    [
      { transform: `translate(${box.left}px, ${box.top}px)`, opacity: 1 },
      {
        transform: `translate(${box.left + to[0] - x}px, ${box.top + to[1] - y}px) scale(.35)`,
        opacity: 0.4,
      },
    ],
    { duration: TRAVEL, easing: "cubic-bezier(.5, 0, .2, 1)", fill: "both" },
  );
  moving.onfinish = moving.oncancel = () => copy.remove();
}

/** Shows what an action did: cubes, settlers, cards and tiles on their way. Call it while the old table stands. */
export function show(action: LogAction): void {
  if (calm.matches || document.hidden) return;
  const source =
    action.touches.map((id) => piece(id, action.seat)).find((element) => element !== null) ?? null;
  for (const change of action.changes) {
    const own = home(change.seat);
    if (!own) continue;
    const there = middle(own.getBoundingClientRect());
    const here = source ? middle(source.getBoundingClientRect()) : null;
    let step = 0;
    if (here)
      for (const [cube, count] of Object.entries(change.cubes ?? {}))
        for (let i = 0; i < Math.min(Math.abs(count), 6); i++)
          fly(`cube-${cube}`, count > 0 ? here : there, count > 0 ? there : here, STAGGER * step++);
    if (here && (change.settlers ?? 0) < 0) {
      const from = find(`[data-settlers="${change.seat}"]`) ?? own;
      fly("pawn", middle(from.getBoundingClientRect()), here, 0, `p${change.seat + 1}`);
    }
    for (const id of change.gains ?? []) {
      const taken = piece(id, action.seat);
      if (taken instanceof HTMLElement) carry(taken, there);
    }
  }
}
