/** The frame of a table: by the shape and the room of the window, never by the device. */

/** Desk and laptop are for a mouse, the others for fingers; short and phone show one zone at a time. */
export type Frame = "desk" | "laptop" | "lying" | "standing" | "short" | "phone";

export function frameOf(width: number, height: number): Frame {
  if (width >= 1240 && height >= 720) return "desk";
  if (width >= 1280 && height >= 560) return "laptop";
  if (width >= 960 && height >= 720 && width >= height) return "lying";
  if (width >= 700 && height >= 900 && height > width) return "standing";
  return width >= height ? "short" : "phone";
}

class Room {
  #size = $state.raw({ width: innerWidth, height: innerHeight });
  frame: Frame = $derived(frameOf(this.#size.width, this.#size.height));
  /** Whether the table is divided into tabs. */
  tabbed = $derived(this.frame === "short" || this.frame === "phone");
  /** Whether the own area stands in a column beside the table. */
  aside = $derived(this.frame === "short" || this.frame === "laptop");
  /** Whether there is room for what is said elsewhere too. */
  spacious = $derived(this.frame === "desk" || this.frame === "laptop");
  /** Whether there is little height for what a frame shows. */
  low = $derived(this.#size.height < 860);

  constructor() {
    addEventListener("resize", () => {
      this.#size = { width: innerWidth, height: innerHeight };
    });
  }
}

export const room = new Room();
