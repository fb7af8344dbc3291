/** The result of a game as a picture, to share or to keep. */

import { say } from "../text/words.svelte";

export interface Placed {
  name: string;
  seat: number;
  total: number;
}

/** The size that previews of links have. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;

/** In the colours of the page as it is now, light or dark. */
export async function drawResult(title: string, about: string, order: Placed[]): Promise<Blob> {
  await Promise.all(
    [`700 56px Petrona`, `600 32px Figtree`].map((font) => document.fonts.load(font, title)),
  );
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const write = (text: string, x: number, y: number, font: string, most: number, ink = "ink") => {
    pen.font = font;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = colour("board");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = "middle";
  write(title, MARGIN, 96, "700 56px Petrona", WIDTH - 2 * MARGIN);
  write(about, MARGIN, 160, "600 30px Figtree", WIDTH - 2 * MARGIN, "ink-2");
  const most = Math.max(1, ...order.map(({ total }) => total));
  const [bar, room] = [MARGIN + 420, WIDTH - 2 * MARGIN - 420 - 110];
  order.forEach(({ name, seat, total }, rank) => {
    const y = 250 + rank * 84;
    pen.fillStyle = colour(`p${seat + 1}`);
    pen.beginPath();
    pen.arc(MARGIN + 26, y, 26, 0, 2 * Math.PI);
    pen.fill();
    pen.textAlign = "center";
    write(String(rank + 1), MARGIN + 26, y + 2, "700 30px Figtree", 40, `p${seat + 1}-on`);
    pen.textAlign = "left";
    write(name, MARGIN + 72, y, "600 34px Figtree", 330);
    pen.fillStyle = colour(`p${seat + 1}`);
    pen.fillRect(bar, y - 20, (room * Math.max(0, total)) / most, 40);
    pen.textAlign = "right";
    write(String(total), WIDTH - MARGIN, y, "700 44px Petrona", 100);
    pen.textAlign = "left";
  });
  write(`century · ${say("fan-project")}`, MARGIN, HEIGHT - 44, "400 22px Figtree", 1056, "ink-2");
  return canvas.convertToBlob({ type: "image/png" });
}

/** By the share sheet where it takes pictures, else as a file. */
export async function giveOut(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], "century.png", { type: picture.type });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ title, files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
