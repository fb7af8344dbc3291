/** Zooming with two fingers what a box pans over, up to twice its size. */

const MOST = 2;

export interface Pinching {
  /** How large it is drawn now; 1 fills the box. */
  zoom: number;
  change: (zoom: number) => void;
}

const apart = ([a, b]: TouchList): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** The zoom after fingers that began so far apart came to be so far apart. */
export const zoomed = (from: number, began: number, now: number): number =>
  Math.min(MOST, Math.max(1, began ? (from * now) / began : from));

/** An action for the box. What lies between the fingers stays there. */
export function pinch(box: HTMLElement, state: Pinching) {
  let began = 0;
  let from = 1;
  function start(event: TouchEvent): void {
    began = event.touches.length === 2 ? apart(event.touches) : 0;
    from = state.zoom;
  }
  function move(event: TouchEvent): void {
    const [a, b] = event.touches;
    if (!began || !a || !b) return;
    event.preventDefault();
    const next = zoomed(from, began, apart(event.touches));
    const rect = box.getBoundingClientRect();
    const x = (a.clientX + b.clientX) / 2 - rect.left;
    const y = (a.clientY + b.clientY) / 2 - rect.top;
    const ratio = next / state.zoom;
    const [left, top] = [(box.scrollLeft + x) * ratio - x, (box.scrollTop + y) * ratio - y];
    state.change(next);
    requestAnimationFrame(() => box.scrollTo(left, top));
  }
  const end = () => (began = 0);
  box.addEventListener("touchstart", start, { passive: true });
  // Only who may prevent it can keep the page from zooming.
  box.addEventListener("touchmove", move, { passive: false });
  box.addEventListener("touchend", end);
  return {
    update(next: Pinching) {
      state = next;
    },
    destroy() {
      box.removeEventListener("touchstart", start);
      box.removeEventListener("touchmove", move);
      box.removeEventListener("touchend", end);
    },
  };
}
