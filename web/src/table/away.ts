/** Keeps a box that floats over the table away from the pieces that it talks about, and from the answers. */

const GAP = 12;
/** A box lower than this shows too little of what it says. */
const LEAST = 140;
/** One as high as this says enough to stand clear of what it names in passing, too. */
const AMPLE = 220;
const ANSWERS = ".ask :is(.pick, .stepper, .picked, .end, input)";

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export interface Spot {
  left: number;
  top: number;
  height: number;
}

function rects(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0);
}

/** How much of some rectangles a box at a spot would cover. */
export function covered(spot: Spot, width: number, others: Box[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(other.right, spot.left + width) - Math.max(other.left, spot.left);
    const high = Math.min(other.bottom, spot.top + spot.height) - Math.max(other.top, spot.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** Where a box of a width and at most a height stands free of all of these, from left to left: in the
    highest gap that there is, at its upper end. */
export function gapOf(
  lefts: number[],
  width: number,
  high: number,
  ground: Box,
  others: Box[],
): Spot {
  let best: Spot = { left: lefts[0]!, top: ground.top, height: 0 };
  for (const left of lefts) {
    const beside = others
      .filter((other) => other.left < left + width && other.right > left)
      .sort((a, b) => a.top - b.top);
    let top = ground.top;
    for (const next of [...beside, { top: ground.bottom + 4, bottom: Infinity }]) {
      const height = Math.min(high, next.top - 4 - top);
      if (height > best.height) best = { left, top, height };
      top = Math.max(top, next.bottom + 4);
    }
  }
  return best;
}

interface Named {
  /** The pieces that it is about. */
  pieces: string[];
  /** Those that it names in passing. */
  besides: string[];
}

/** An action for the box: it stands over the players of a desk or in the column beside the table, else
    where it covers no piece that it names, or the least of them; never over an answer. */
export function away(box: HTMLElement, names: Named) {
  function place(): void {
    const [column] = rects(
      '[data-frame="desk"] .rail, :is([data-frame="laptop"], [data-frame="short"]) .ask',
    );
    const rail = document.querySelector('[data-frame="desk"] .rail');
    box.style.width = column ? `${column.right - column.left}px` : "";
    box.style.maxHeight = "none";
    const { width, height: high } = box.getBoundingClientRect();
    const over = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
    const right = Math.max(0, innerWidth - width - GAP);
    const ground = {
      left: 0,
      right: innerWidth,
      top: rail ? column!.top : over + 4,
      bottom: innerHeight - GAP,
    };
    const answers = rects(ANSWERS);
    const [named, besides] = [names.pieces, names.besides].map((pieces) =>
      pieces.flatMap((piece) => rects(`:is(.felt, .me) [data-piece="${CSS.escape(piece)}"]`)),
    ) as [Box[], Box[]];
    const edges = [...answers, ...named, ...besides].flatMap((other) => [
      other.right + 4,
      other.left - width - 4,
    ]);
    const lefts = column
      ? [column.left]
      : [right, Math.min(GAP, right), ...edges.filter((left) => left >= 0 && left <= right)];
    let best = gapOf(lefts, width, high, ground, [...answers, ...named, ...besides]);
    if (best.height < Math.min(high, AMPLE))
      best = gapOf(lefts, width, high, ground, [...answers, ...named]);
    if (best.height < Math.min(high, LEAST)) {
      const height = Math.min(high, Math.max(LEAST, 0.46 * innerHeight));
      const spots = lefts
        .flatMap((left) => [
          gapOf([left], width, height, ground, answers),
          ...named.flatMap(({ top, bottom }) =>
            [bottom + 4, top - height - 4].map((own) => ({ left, top: own, height })),
          ),
        ])
        .filter(
          (spot) =>
            spot.top >= ground.top &&
            spot.top + spot.height <= ground.bottom &&
            !covered(spot, width, answers),
        );
      best = spots.reduce(
        (a, b) => (covered(b, width, named) < covered(a, width, named) ? b : a),
        spots[0] ?? best,
      );
    }
    box.style.left = `${best.left}px`;
    box.style.top = `${best.top}px`;
    box.style.maxHeight = `${best.height}px`;
  }
  let frame = requestAnimationFrame(place);
  addEventListener("resize", place);
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  // Another part of the table, where other pieces lie.
  const watch = new MutationObserver(soon);
  watch.observe(box.closest(".table")!, { attributeFilter: ["data-tab"] });
  return {
    update(next: Named) {
      names = next;
      soon();
    },
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener("resize", place);
    },
  };
}
