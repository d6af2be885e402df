/** Distance in pixels between the field and its list. */
export const LIST_GAP = 6;

/** Distance in pixels between the list and the edge of the screen. */
const SCREEN_MARGIN = 8;

/** The list is never lower than two options, even if the screen has no room. */
const MIN_ROOM = 104;

/** The upper and lower edge of something on the screen, in pixels. */
type Edges = { top: number; bottom: number };

/** Returns the side of the field that has the wanted height, or else more room, and the room there. */
export function listRoom(
  field: Edges,
  screen: Edges,
  wanted: number,
): { side: "below" | "above"; room: number } {
  const below = screen.bottom - field.bottom - LIST_GAP - SCREEN_MARGIN;
  const above = field.top - screen.top - LIST_GAP - SCREEN_MARGIN;
  const side = below >= wanted || below >= above ? "below" : "above";
  return { side, room: Math.max(MIN_ROOM, side === "below" ? below : above) };
}

/** Places a list that is in the top layer at its field. */
export function placeList(list: HTMLElement, field: HTMLElement): void {
  const box = field.getBoundingClientRect();
  // A zoomed host page multiplies the lengths of the list, but not the coordinates of the screen.
  const zoom = list.currentCSSZoom ?? 1;
  // An on-screen keyboard makes the visual viewport smaller, but not the window.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const maxHeight = Number.parseFloat(getComputedStyle(list).getPropertyValue("--max-height"));
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { side, room } = listRoom(
    box,
    { top: offsetTop, bottom: offsetTop + height },
    Math.min(list.scrollHeight, maxHeight * rem) * zoom,
  );
  const set = (name: string, pixels: number) =>
    list.style.setProperty(name, `${Math.round(pixels / zoom)}px`);
  set("left", box.left);
  set("width", box.width);
  // Not a custom property: all options would inherit it, and their styles would be recomputed.
  set("max-height", Math.min(maxHeight * rem * zoom, room));
  set(
    "top",
    side === "below" ? box.bottom + LIST_GAP : box.top - LIST_GAP - list.offsetHeight * zoom,
  );
}
