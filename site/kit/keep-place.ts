const KEY = "bia-place";

/** The parts of a page that a place is measured from: the same in both languages. */
const PARTS = "#root > header, main section, #root > footer";

/** Longest wait for the answer to a lookup to be drawn. */
const MAX_WAIT_MS = 5_000;

/**
 * Keeps the visitor's place on the page for the tab, also on the page in the other language, whose
 * texts have other lengths: the same part of the page stands at the same height of the screen.
 *
 * @param element the element that finds TDs. Those found before come after the first paint, so its
 *   height is reserved.
 */
export function keepPlace(element: HTMLElement | null = null): void {
  const [path, how, ...figures] = (storage()?.getItem(KEY) ?? "").split(" ");
  if (path === location.pathname && (how === "switch" || isReturn())) show(figures, element);

  /** The link to the other language, once it is pressed. */
  let pressed: HTMLAnchorElement | null = null;
  document.addEventListener("click", ({ target }) => {
    pressed = (target as Element).closest("a[data-other-language]");
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    const parts = [...document.querySelectorAll(PARTS)];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    // The link at the foot stays under the pointer.
    const part = pressed?.closest("footer")
      ? parts.length - 1
      : tops.findLastIndex((top) => top < innerHeight / 3);
    const place = [part, tops[part], element?.offsetHeight];
    const kept = [(pressed ?? location).pathname, pressed ? "switch" : "stay", ...place];
    storage()?.setItem(KEY, kept.join(" "));
    pressed = null;
  });
}

/** Shows a place at once, and again when the TDs are there, unless the visitor has moved on. */
function show([part, top, height]: string[], element: HTMLElement | null): void {
  const scroll = () => {
    const box = document.querySelectorAll(PARTS)[Number(part)]?.getBoundingClientRect();
    if (box) scrollBy({ top: box.top - Number(top), behavior: "instant" });
  };
  if (element !== null) element.style.minHeight = `${height}px`;
  scroll();
  const shownAt = scrollY;
  const settle = (until: number) => {
    const isDrawn = element?.shadowRoot?.querySelector("[part~=send]");
    if (!isDrawn && performance.now() < until) requestAnimationFrame(() => settle(until));
    else {
      element?.style.removeProperty("min-height");
      if (scrollY === shownAt) scroll();
    }
  };
  element?.addEventListener("bia-lookup", () => settle(performance.now() + MAX_WAIT_MS), {
    once: true,
  });
}

/** Whether this page was opened by a reload, or by going back or forward. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
}

/** Where there is no storage, pages open at their top. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
