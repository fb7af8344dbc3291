// What a person cannot see, read, hit or reach on the table now: a list of complaints.
// `touch`: whether fingers choose. `only`: looks at nothing but what lies in there.
({ touch, only }) => {
  const faults = new Set();
  const table = document.querySelector(".table");
  const SLACK = 1; // pixels that rounding may cost
  const FLOORS = { text: 11, cube: 15, small: 13, tile: 10, ink: 5, hex: 75, finger: 44, line: 40, mouse: 24 };
  // Ground that others lie on, and decoration.
  const GROUND = ".seal > svg, .house > svg, .scene, .vignette svg, .band svg, .hexarrow, .waves";
  // Stands on the edge of something by design, and may hide a part of it.
  const EDGE = ".left, .pick i, .mk, .badge, .crew, .coins, .on-card, .price, .nexttag, .ship, .board-tag, .toll, .cover, .number";
  const HOLDS = ".tile, .mini, .card, .hole, .cell, .chip, button"; // draw nothing beyond themselves but on their edge
  const NAMES = ".nm, .brand, .seah"; // may end in an ellipsis
  const scrolls = (value) => value === "auto" || value === "scroll";

  const clips = new Map();
  /** What cuts off the contents of an element's ancestors, from the inside out. */
  function clipsOf(element) {
    if (!element || element === document.documentElement || element === document.body) return [];
    let found = clips.get(element);
    if (!found) {
      const outer = clipsOf(element.parentElement);
      const style = getComputedStyle(element);
      const svg = element instanceof SVGElement;
      const cut = !svg && (style.overflowX !== "visible" || style.overflowY !== "visible");
      found = cut
        ? [
            {
              box: element.getBoundingClientRect(),
              element,
              x: scrolls(style.overflowX) && element.scrollWidth > element.clientWidth + 1,
              y: scrolls(style.overflowY) && element.scrollHeight > element.clientHeight + 1,
            },
            ...outer,
          ]
        : outer;
      clips.set(element, found);
    }
    return found;
  }

  const name = (leaf) => {
    const piece = leaf.element.closest("[data-piece], section, [role=tab], button");
    const what = leaf.text ?? leaf.element.getAttribute("href") ?? leaf.element.querySelector?.("use")?.getAttribute("href") ?? "";
    const own = leaf.element.getAttribute("class") || leaf.element.localName;
    return `${own} ${what} in ${piece?.dataset.piece ?? piece?.getAttribute("class") ?? "the frame"}`;
  };

  // Everything that carries meaning: words, numbers and drawings.
  const leaves = [];
  function add(element, box, text) {
    if (box.width < 0.5 || box.height < 0.5) return;
    leaves.push({ element, box, text });
  }
  const within = only ? [...document.querySelectorAll(only)] : [table];
  const range = document.createRange();
  for (const root of within) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (element) => {
      if (element.matches(".vh, [inert], .flying, dialog, option")) return NodeFilter.FILTER_REJECT;
      if (!element.getClientRects().length && !element.matches(".hide, [data-text]"))
        return element.localName === "g" || getComputedStyle(element).display === "contents"
          ? NodeFilter.FILTER_SKIP
          : NodeFilter.FILTER_REJECT;
      if (getComputedStyle(element).visibility === "hidden") return NodeFilter.FILTER_REJECT;
      return NodeFilter.FILTER_ACCEPT;
    });
    for (let element = walk.nextNode(); element; element = walk.nextNode()) {
      if (element.closest(".islands")) {
        if (["use", "text"].includes(element.localName) && !element.matches(".on, .hexarrow"))
          add(element, element.getBoundingClientRect(), element.localName === "text" ? element.textContent : undefined);
        continue;
      }
      if (element.localName === "svg") {
        if (element.firstElementChild?.localName === "use" && !element.matches(GROUND) && !element.closest(".emblem, .minimap"))
          add(element, element.getBoundingClientRect());
        continue;
      }
      if (element.dataset.text) add(element, element.getBoundingClientRect(), element.dataset.text);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
        range.selectNodeContents(node);
        add(element, range.getBoundingClientRect(), node.data.trim());
      }
    }
  }

  for (const leaf of leaves) {
    const { element, box, text } = leaf;
    const free = text && element.closest(NAMES);
    // Cut, or out of reach?
    let { left, right, top, bottom } = box;
    let [sideways, updown] = [false, false];
    leaf.shown = true;
    for (const clip of clipsOf(element)) {
      const own = clip.box;
      if (clip.x) {
        const at = left - own.left + clip.element.scrollLeft;
        if (at < -SLACK || at + right - left > clip.element.scrollWidth + SLACK) faults.add(`out of reach: ${name(leaf)}`);
        if (right > own.right + SLACK || left < own.left - SLACK) leaf.shown = false;
        [left, right] = [Math.max(left, own.left), Math.min(right, own.right)];
        sideways = true;
      } else if (!sideways && (left < own.left - SLACK || right > own.right + SLACK)) {
        if (!free)
          faults.add(`cut: ${name(leaf)} by ${clip.element.className}: ${Math.round(left)} to ${Math.round(right)} of ${Math.round(own.left)} to ${Math.round(own.right)}`);
        leaf.shown = false;
      }
      if (clip.y) {
        const at = top - own.top + clip.element.scrollTop;
        if (at < -SLACK || at + bottom - top > clip.element.scrollHeight + SLACK) faults.add(`out of reach: ${name(leaf)}`);
        if (bottom > own.bottom + SLACK || top < own.top - SLACK) leaf.shown = false;
        [top, bottom] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
        updown = true;
      } else if (!updown && (top < own.top - SLACK || bottom > own.bottom + SLACK)) {
        // The box of a line of text is higher than its letters.
        const letters = text ? (bottom - top) * 0.2 : 0;
        if (top < own.top - SLACK - letters || bottom > own.bottom + SLACK + letters) {
          faults.add(`cut: ${name(leaf)} by ${clip.element.className}: ${Math.round(top)} to ${Math.round(bottom)} of ${Math.round(own.top)} to ${Math.round(own.bottom)}`);
          leaf.shown = false;
        }
      }
    }
    if (!sideways && !free && (left < -SLACK || right > innerWidth + SLACK)) faults.add(`off the page: ${name(leaf)}`);
    if (!updown && (top < -SLACK || bottom > innerHeight + SLACK)) faults.add(`off the page: ${name(leaf)}`);
    // Out of its own control?
    const control = text && element.closest("button, .btn, .chip, .price, [role=tab]");
    const frame = control?.getBoundingClientRect();
    if (frame && !free && (box.left < frame.left - 2 || box.right > frame.right + 2)) faults.add(`sticks out: ${name(leaf)}`);
    // A drawing out of its own piece, or a piece out of the own area?
    if (!text && !element.closest(EDGE)) {
      const own = element.closest(HOLDS);
      const [piece, ground] = [own?.getBoundingClientRect(), (own ?? element).closest(".me")?.getBoundingClientRect()];
      const ink = (element.localName === "use" ? element : element.querySelector("use")).getBoundingClientRect();
      const out = (part, of) => Math.max(of.left - part.left, part.right - of.right, of.top - part.top, part.bottom - of.bottom);
      if (piece && out(ink, piece) > 1.5) faults.add(`sticks out by ${out(ink, piece).toFixed(1)} px: ${name(leaf)}`);
      if (ground && !sideways && !updown && out(piece ?? ink, ground) > SLACK) faults.add(`sticks out of the own area: ${name(leaf)}`);
    }
    // Too small?
    if (text) {
      const scale = element instanceof SVGElement ? element.getScreenCTM().a : (element.currentCSSZoom ?? 1);
      const size = parseFloat(getComputedStyle(element, element.dataset.text ? "::before" : null).fontSize) * scale;
      if (size < FLOORS.text - 0.1) faults.add(`text of ${size.toFixed(1)} px: ${name(leaf)}`);
    } else {
      const drawn = element.getAttribute("href") ?? element.querySelector("use").getAttribute("href");
      leaf.cube = drawn.startsWith("#cube-");
      if (leaf.cube) {
        const floor = element.closest(".tile, .log, .diff, .perk") ? FLOORS.tile
          : element.closest(".panel, .pstrip, .nextchip, .toll, .price") ? FLOORS.small : FLOORS.cube;
        // A drawing that is used has the box of its ink, and the size that was asked for.
        const size = element.localName === "use" ? element.width.baseVal.value * element.getScreenCTM().a : box.width;
        if (size < floor - 0.2) faults.add(`cube of ${size.toFixed(1)} px: ${name(leaf)}`);
      }
      // The box of a drawing may be large where its ink is not.
      const ink = (element.localName === "use" ? element : element.querySelector("use")).getBoundingClientRect();
      if (Math.max(ink.width, ink.height) < FLOORS.ink) faults.add(`drawing of ${Math.round(ink.width)} px: ${name(leaf)}`);
    }
  }

  // Covered by something that is no leaf: a bar, a panel, another piece.
  const PIECE = ".loc, .card, .tile, .stack, .islands, .hole, button, .panel, .slot, .nextcard, .cell, li";
  // The highest and the lowest leaf of a piece speak for it.
  const ends = new Map();
  for (const leaf of leaves) {
    if (!leaf.shown || leaf.element.closest(`${GROUND}, .seah`)) continue;
    const piece = leaf.element.closest(PIECE) ?? leaf.element;
    const [high, low] = ends.get(piece) ?? [leaf, leaf];
    ends.set(piece, [leaf.box.top < high.box.top ? leaf : high, leaf.box.bottom > low.box.bottom ? leaf : low]);
  }
  for (const leaf of new Set([...ends.values()].flat())) {
    const { box, element } = leaf;
    // The number of a fort stands on its lower edge and lets clicks through.
    if (element.matches(".number")) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || hit.closest("dialog, .toast, .tip")) continue;
    const piece = element.closest(PIECE);
    if (element.contains(hit) || hit.contains(element) || (piece && piece === hit.closest(PIECE)) || piece?.contains(hit)) continue;
    if (hit.closest(EDGE)) continue; // how much it hides is measured below
    if (hit.matches(".face") && hit.parentElement.contains(element)) continue;
    faults.add(`covered: ${name(leaf)} by ${hit.getAttribute("class") || hit.localName}`);
  }

  // Covered by another leaf. These have room beside the cubes of their place.
  const ASIDE = ".number, .cover, .nexttag";
  const lies = (upper, cube) => {
    const aside = cube.cube && upper.element.closest(ASIDE);
    return aside && !aside.contains(cube.element);
  };
  const seen = leaves.filter((leaf) => leaf.shown && !leaf.element.matches(GROUND)).sort((a, b) => a.box.left - b.box.left);
  for (let i = 0; i < seen.length; i++) {
    const a = seen[i];
    for (let j = i + 1; j < seen.length && seen[j].box.left < a.box.right; j++) {
      const b = seen[j];
      const wide = Math.min(a.box.right, b.box.right) - b.box.left;
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide <= 1 || high <= 1 || a.element === b.element) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const least = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
      const part = (wide * high) / least;
      const edge = a.element.closest(EDGE) || b.element.closest(EDGE);
      // Lines of text are boxes with air above and below; what stands on an edge may hide a third.
      const bearable = lies(a, b) || lies(b, a) ? 0.1 : edge ? 0.45 : a.text || b.text ? 0.25 : 0.2;
      if (a.element.closest(".coins, .on-card") && b.element.closest(".coins, .on-card")) continue;
      if (part > bearable) faults.add(`${Math.round(part * 100)} % covered: ${name(a)} and ${name(b)}`);
    }
  }

  // Too small to be hit?
  const choices = "button:enabled:not([aria-disabled]), a[href], select, input, [role=button]:not([aria-disabled])";
  for (const root of within)
    for (const element of root.querySelectorAll(choices)) {
      // The cubes of the bar do what those in the storage do.
      if (element.matches(".hole") || !element.getClientRects().length || element.closest(".vh, dialog")) continue;
      let { width, height } = element.matches(".hex")
        ? element.querySelector(".land").getBoundingClientRect()
        : element.getBoundingClientRect();
      const special = element.closest(".fort, .market");
      const [wide, high] = !touch
        ? [FLOORS.mouse, FLOORS.mouse]
        : special && element.matches(".face")
          ? [FLOORS.finger, 38]
          : element.closest(".top")
            ? [FLOORS.line, FLOORS.line]
            : [FLOORS.finger, FLOORS.finger];
      if (element.matches("input[type=range]")) width = height = FLOORS.finger;
      // Words inside a sentence are as high as its line; the whole line of the log can be tapped.
      if (element.matches(".ref")) continue;
      if (width < wide - 0.6 || height < high - 0.6)
        faults.add(`target of ${Math.round(width)} by ${Math.round(height)} px: ${element.getAttribute("aria-label") ?? element.textContent.trim()}`);
    }
  // The question and all that answers it are in sight at once: nothing of them waits to be scrolled to.
  const bar = within.map((root) => root.closest(".ask.mine") ?? root.querySelector(".ask.mine")).find(Boolean);
  if (bar) {
    const title = bar.querySelector(".q b");
    const frames = [bar.getBoundingClientRect(), ...clipsOf(title.parentElement).map(({ box }) => box)];
    const whole = (box, slack) =>
      frames.every(
        (own) =>
          box.left >= own.left - slack && box.right <= own.right + slack && box.top >= own.top - slack && box.bottom <= own.bottom + slack,
      );
    range.selectNodeContents(title);
    const words = range.getBoundingClientRect();
    const controls = [...bar.querySelectorAll(".pick button, .stepper, .picked button, .end button")].filter((one) => one.getClientRects().length);
    const parts = [
      { box: words, text: title.textContent },
      ...controls.map((one) => ({ box: one.getBoundingClientRect(), text: one.getAttribute("aria-label") ?? one.textContent.trim() })),
    ];
    const { overflow } = getComputedStyle(title);
    const elided = overflow !== "visible" && (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 2);
    if (!words.width || elided) faults.add(`the question is cut: ${title.textContent}`);
    for (const [i, { box, text }] of parts.entries()) {
      // The box of a line is a little higher than its letters.
      if (!whole(box, i ? SLACK : 2)) faults.add(`${i ? "an answer" : "the question"} is cut: ${text}`);
      for (const other of parts.slice(0, i)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 2 && high > 3) faults.add(`${text} lies on ${other.text}`);
      }
    }
  }
  for (const hex of document.querySelectorAll(".hex .land")) {
    const { width } = hex.getBoundingClientRect();
    if (width && width < FLOORS.hex - 0.5) faults.add(`hexagons of ${Math.round(width)} px`);
  }

  // No board runs out of the table, even where only its edge would lie under the bar.
  const felt = table.querySelector(".felt");
  const ground = felt.getBoundingClientRect();
  if (!scrolls(getComputedStyle(felt).overflowY))
    for (const board of felt.querySelectorAll(".board")) {
      if (!board.getClientRects().length) continue;
      const { top, bottom } = board.getBoundingClientRect();
      if (bottom > ground.bottom + 2 || top < ground.top - 2)
        faults.add(`a board from ${Math.round(top)} to ${Math.round(bottom)} on a table from ${Math.round(ground.top)} to ${Math.round(ground.bottom)}`);
    }

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight || document.body.scrollHeight > innerHeight)
    faults.add(`the page scrolls: ${page.scrollWidth} by ${page.scrollHeight}`);
  const pieces = [...table.querySelectorAll("[data-piece]")].filter((piece) => piece.getClientRects().length).map((piece) => piece.dataset.piece);
  return { faults: [...faults], pieces: [...new Set(pieces)] };
}
