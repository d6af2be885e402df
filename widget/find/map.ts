import { type Constituency, isConstituency } from "../../api/contract/constituencies.ts";
import type { MapGeometry, MapShape } from "./map-geometry.ts";

/** A drawn map. */
export type DrawnMap = {
  /** Shows another constituency as chosen, or none. */
  show: (chosen: Constituency | null) => void;
  remove: () => void;
};

/**
 * Draws the map into a box, for touch and mouse. A tap or the pointer names a constituency, a
 * second tap or a click chooses it. It is hidden from assistive technology, which uses the list
 * instead.
 *
 * The drawing is made without React, which would compare every shape at each move of the pointer.
 *
 * @param onName receives the constituency under the finger or the pointer; null where there is
 *   none
 */
export function mountMap(
  box: HTMLElement,
  { width, height, shapes, inset }: MapGeometry,
  onName: (constituency: Constituency | null) => void,
  onChoose: (constituency: Constituency) => void,
): DrawnMap {
  const { ownerDocument } = box;
  const listeners = new AbortController();
  const { signal } = listeners;
  let active: Constituency | null = null;
  let chosen: Constituency | null = null;
  let pointerType = "";

  const svg = create("svg", { class: "bia-map", viewBox: `0 0 ${width} ${height}` });
  svg.setAttribute("aria-hidden", "true");
  const pattern = create("pattern", {
    id: "bia-tone",
    width: "5",
    height: "5",
    patternUnits: "userSpaceOnUse",
    patternTransform: "rotate(30)",
  });
  pattern.append(create("circle", { class: "dot", cx: "2.5", cy: "2.5", r: "1" }));
  const definitions = create("defs", {});
  definitions.append(pattern);
  const { x, y } = inset;
  const frame = { x: `${x}`, y: `${y}`, width: `${inset.width}`, height: `${inset.height}` };
  svg.append(
    definitions,
    ...printed(shapes),
    create("path", { class: "lead", d: `M${x} ${y}L338 248M${x} ${y + inset.height}L338 304` }),
    create("rect", { class: "frame", ...frame }),
    ...printed(inset.shapes),
  );
  box.replaceChildren(svg);

  svg.addEventListener("pointerdown", (event) => (pointerType = event.pointerType), { signal });
  svg.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "mouse") name(constituencyAt(event));
    },
    { signal },
  );
  svg.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && name(null), {
    signal,
  });
  svg.addEventListener(
    "click",
    (event) => {
      const tapped = constituencyAt(event);
      if (tapped !== null && (tapped === active || pointerType === "mouse")) onChoose(tapped);
      else name(tapped);
    },
    { signal },
  );
  return {
    show(shown) {
      chosen = shown;
      mark();
    },
    remove() {
      listeners.abort();
      svg.remove();
    },
  };

  /** Returns the shapes as printed: the plate out of register, the land, and the halftone. */
  function printed(of: readonly MapShape[]): SVGElement[] {
    const all = of.map(({ path }) => path).join("");
    const land = of.map(({ constituency, path }) =>
      create("path", { class: "land", d: path, "data-name": constituency }),
    );
    return [
      create("path", { class: "plate", d: all, transform: "translate(4 4)" }),
      ...land,
      create("path", { class: "tone", d: all }),
    ];
  }

  function create(tag: string, attributes: Record<string, string>): SVGElement {
    const element = ownerDocument.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }

  function name(constituency: Constituency | null): void {
    if (constituency === active) return;
    active = constituency;
    mark();
    onName(constituency);
  }

  function mark(): void {
    for (const land of svg.querySelectorAll(".land")) {
      const constituency = land.getAttribute("data-name");
      land.classList.toggle("active", constituency === active);
      land.classList.toggle("chosen", constituency === chosen && constituency !== active);
    }
  }
}

function constituencyAt({ target }: Event): Constituency | null {
  const name = target instanceof Element ? target.getAttribute("data-name") : null;
  return isConstituency(name) ? name : null;
}
