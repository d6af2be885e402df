const KEY = "bia-place";

/** The parts that a place is measured from, of a page and of the element: the same in both languages. */
const PAGE_PARTS = "#root > header, main section, #root > footer";
const ELEMENT_PARTS = "[part=card], [part=preview]";

/** Longest wait for the TDs that a reloaded page shows again. */
const MAX_WAIT_MS = 5_000;

/** The element measures the bar with its button before what follows has its place. */
const FRAMES_TO_SETTLE = 4;

/** A place on a page. */
interface Place {
  /** The path of the page, or of the other language's page if the visitor goes there. */
  path: string;
  /** Whether the visitor follows the link to the other language. */
  isSwitch: boolean;
  /** The position of a part among all parts, and of its top edge on the screen, in pixels. */
  part: number;
  top: number;
  /** The element's top edge on the screen, and its height, with the TDs that were found. */
  elementTop: number;
  elementHeight: number;
}

/**
 * Keeps the visitor's place on the page for the tab, also on the page in the other language, whose
 * texts have other lengths: the same part of the page stands at the same height of the screen.
 *
 * @param element the element that finds TDs. Those found before come after the first paint, so their
 *   height is reserved.
 */
export function keepPlace(element: HTMLElement | null = null): void {
  const place = readPlace();
  if (place !== null && isArrivalAt(place)) show(place, element);

  /** The link to the other language, once it is pressed. */
  let pressed: HTMLAnchorElement | null = null;
  document.addEventListener("click", ({ target }) => {
    pressed = (target as Element).closest("a[data-other-language]");
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    const parts = partsWith(element);
    const tops = parts.map(topOf);
    const foot = pressed?.closest("footer");
    const lowest = Math.max(...tops.filter((top) => top < innerHeight / 3));
    const part = foot ? parts.indexOf(foot) : tops.indexOf(lowest);
    keep({
      path: (pressed ?? location).pathname,
      isSwitch: pressed !== null,
      part,
      top: tops[part] ?? 0,
      elementTop: element ? topOf(element) : 0,
      elementHeight: element?.offsetHeight ?? 0,
    });
    pressed = null;
  });
}

/** Shows a place at once, and again when the TDs are there, unless the visitor has moved on. */
function show(place: Place, element: HTMLElement | null): void {
  if (element !== null) element.style.minHeight = `${place.elementHeight}px`;
  scrollToPlace(place, element);
  const shownAt = scrollY;
  let framesLeft = FRAMES_TO_SETTLE;
  const settle = () => {
    if (element?.shadowRoot?.querySelector("[part~=send]")) framesLeft -= 1;
    if (framesLeft > 0 && performance.now() < MAX_WAIT_MS) requestAnimationFrame(settle);
    else {
      element?.style.removeProperty("min-height");
      if (scrollY === shownAt) scrollToPlace(place, element);
    }
  };
  element?.addEventListener("bia-lookup", settle, { once: true });
}

function scrollToPlace({ part, top, elementTop }: Place, element: Element | null): void {
  const box = partsWith(element)[part];
  if (box) scrollBy({ top: topOf(box) - top, behavior: "instant" });
  // A part of the element that is not there yet.
  else if (element) scrollBy({ top: topOf(element) - elementTop, behavior: "instant" });
}

function partsWith(element: Element | null): Element[] {
  const inElement = element?.shadowRoot?.querySelectorAll(ELEMENT_PARTS) ?? [];
  return [...document.querySelectorAll(PAGE_PARTS), ...inElement];
}

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** Whether this page was opened by a reload, a return or the link to the other language. */
function isArrivalAt({ path, isSwitch }: Place): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReturn =
    navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
  return path === location.pathname && (isSwitch || isReturn);
}

function readPlace(): Place | null {
  const [path = "", isSwitch, ...figures] = readKept().split(" ");
  if (path === "") return null;
  const [part = 0, top = 0, elementTop = 0, elementHeight = 0] = figures.map(Number);
  return { path, isSwitch: isSwitch === "true", part, top, elementTop, elementHeight };
}

function keep({ path, isSwitch, part, top, elementTop, elementHeight }: Place): void {
  const kept = [path, isSwitch, part, top, elementTop, elementHeight];
  try {
    sessionStorage.setItem(KEY, kept.join(" "));
  } catch {
    // Without storage, pages open at their top.
  }
}

function readKept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
