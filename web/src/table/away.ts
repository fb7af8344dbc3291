/** Keeps a box that floats over the table away from the pieces that it talks about. */

const GAP = 12;

interface Spot {
  x: number;
  y: number;
}

function rects(pieces: string[]): DOMRect[] {
  return pieces
    .flatMap((piece) => [
      ...document.querySelectorAll(
        `.felt [data-piece="${CSS.escape(piece)}"], .me [data-piece="${CSS.escape(piece)}"]`,
      ),
    ])
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0);
}

/** How much of some rectangles a box at a spot would cover. */
export function covered(
  spot: Spot,
  size: { width: number; height: number },
  others: Pick<DOMRect, "left" | "right" | "top" | "bottom">[],
): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(other.right, spot.x + size.width) - Math.max(other.left, spot.x);
    const high = Math.min(other.bottom, spot.y + size.height) - Math.max(other.top, spot.y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** An action for the box: it stands over the players of a desk, else where it covers least of the pieces. */
export function away(box: HTMLElement, pieces: string[]) {
  function place(): void {
    const rail = document.querySelector('[data-frame="desk"] .rail')?.getBoundingClientRect();
    box.style.width = rail ? `${rail.width}px` : "";
    if (rail) {
      box.style.left = `${rail.left}px`;
      box.style.top = `${rail.top}px`;
      return;
    }
    const top = (document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0) + 4;
    const size = box.getBoundingClientRect();
    const [right, low] = [innerWidth - size.width - GAP, innerHeight - size.height - GAP];
    const bar = document.querySelector(".ask")?.getBoundingClientRect();
    const others = rects(pieces);
    const corners: Spot[] = [
      { x: right, y: top },
      { x: right, y: Math.max(top, (bar?.top ?? innerHeight) - size.height - 4) },
      { x: GAP, y: top },
      { x: GAP, y: Math.max(top, (bar?.top ?? innerHeight) - size.height - 4) },
      { x: right, y: low },
      { x: GAP, y: low },
    ];
    const best = corners.reduce((a, b) =>
      covered(b, size, others) < covered(a, size, others) ? b : a,
    );
    box.style.left = `${Math.max(0, best.x)}px`;
    box.style.top = `${Math.max(0, best.y)}px`;
  }
  let frame = requestAnimationFrame(place);
  addEventListener("resize", place);
  return {
    update(next: string[]) {
      pieces = next;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    },
    destroy() {
      cancelAnimationFrame(frame);
      removeEventListener("resize", place);
    },
  };
}
