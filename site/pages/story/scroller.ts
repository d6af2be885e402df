import { STORY, sceneAt, sceneProgress, sceneStart } from "./timing.ts";

/** The tops of the scenes in CSS pixels, and how far each is scrolled while its pinned picture drains. */
export interface Layout {
  readonly tops: readonly number[];
  readonly pinLengths: readonly number[];
}

/** Browsers scroll to whole device pixels, which can be fractions of CSS pixels. */
const TOLERANCE_PX = 1;

/** Returns the scroll position for a progress of 0 to 100. Its scene is pinned there. */
export function positionOf(progress: number, { tops, pinLengths }: Layout): number {
  const scene = sceneAt(progress);
  return (tops[scene] ?? 0) + sceneProgress(scene, progress) * (pinLengths[scene] ?? 0);
}

function sceneAtPosition(position: number, { tops }: Layout): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= position + TOLERANCE_PX),
  );
}

/** Returns the progress, 0 to 100, at a position; between scenes, that of the next one. */
export function progressAtPosition(position: number, layout: Layout): number {
  const scene = sceneAtPosition(position, layout);
  if (scene >= STORY.last) return STORY.end;
  const pinLength = layout.pinLengths[scene] ?? 0;
  const share = pinLength === 0 ? 0 : (position - (layout.tops[scene] ?? 0)) / pinLength;
  return sceneStart(scene) + Math.min(1, Math.max(0, share)) * STORY.perScene;
}

interface ScrollerOptions {
  canScrollSmoothly(): boolean;
  /** The user has scrolled the page. */
  onScroll(position: number, layout: Layout): void;
  /** The user begins to scroll, by wheel, finger, key or scroll bar. */
  onUserInput(): void;
  /** The scenes have moved, for example after a resize. */
  onLayoutChange(): void;
}

export type Scroller = ReturnType<typeof createScroller>;

const SCROLL_KEYS = /^(Arrow|Page)(Up|Down)$/;

/** Scrolls the page to the story's progress, and tells scrolling by the user apart. `root` has the scenes. */
export function createScroller(root: HTMLElement, options: ScrollerOptions) {
  const listeners = new AbortController();
  let layout = measure(root);
  let height = root.offsetHeight;
  /** The position that the scroller has set, or scrolls to: a scroll event there is not by the user. */
  let ownPosition = window.scrollY;
  let isMoving = false;

  function jump(to: number): void {
    isMoving = false;
    window.scrollTo({ top: to, behavior: "instant" });
    ownPosition = window.scrollY;
  }

  function remeasure(): void {
    layout = measure(root);
    height = root.offsetHeight;
    options.onLayoutChange();
  }

  function follow(): void {
    if (root.offsetHeight !== height) remeasure();
    else if (Math.abs(window.scrollY - ownPosition) < TOLERANCE_PX) isMoving = false;
    else if (!isMoving) {
      ownPosition = Number.NaN;
      options.onScroll(window.scrollY, layout);
    }
  }

  function giveWay(): void {
    isMoving = false;
    options.onUserInput();
  }

  const passive = { passive: true, signal: listeners.signal } as const;
  window.addEventListener("scroll", follow, passive);
  for (const type of ["wheel", "touchmove"]) window.addEventListener(type, giveWay, passive);
  window.addEventListener(
    "keydown",
    ({ key, defaultPrevented }) => !defaultPrevented && SCROLL_KEYS.test(key) && giveWay(),
    passive,
  );
  window.addEventListener(
    "pointerdown",
    // A press on the page's scroll bar has the root element as target.
    ({ target }) => target === document.documentElement && giveWay(),
    passive,
  );
  // A late font or a larger text size also moves the scenes.
  const resizeObserver = new ResizeObserver(() => {
    if (root.offsetHeight !== height) remeasure();
  });
  resizeObserver.observe(root);

  return {
    layout: (): Layout => layout,
    jumpTo: (progress: number): void => jump(positionOf(progress, layout)),
    /** Scrolls to the position of a progress, smoothly where the browser can. */
    scrollTo(progress: number): void {
      const to = positionOf(progress, layout);
      if (!options.canScrollSmoothly()) {
        jump(to);
        return;
      }
      // The previous picture is pinned, so that a jump to the end of its pinned length is not visible.
      const previous = sceneAt(progress) - 1;
      const pinEnd = (layout.tops[previous] ?? 0) + (layout.pinLengths[previous] ?? 0);
      const isOnPrevious = sceneAtPosition(window.scrollY, layout) === previous;
      if (isOnPrevious && window.scrollY < pinEnd) jump(pinEnd);
      ownPosition = to;
      isMoving = true;
      window.scrollTo({ top: to, behavior: "smooth" });
    },
    dispose(): void {
      listeners.abort();
      resizeObserver.disconnect();
    },
  };
}

function measure(root: HTMLElement): Layout {
  const sections = [...root.querySelectorAll<HTMLElement>("[data-scene]")];
  const rootTop = root.getBoundingClientRect().top + window.scrollY;
  return {
    tops: sections.map((section) => rootTop + section.offsetTop - root.offsetTop),
    pinLengths: sections.map((section) => {
      const frame = section.firstElementChild;
      const frameHeight = frame instanceof HTMLElement ? frame.offsetHeight : section.offsetHeight;
      return Math.max(0, section.offsetHeight - frameHeight);
    }),
  };
}
