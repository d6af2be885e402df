import { STORY, sceneAt, sceneProgress, sceneStart } from "./timing.ts";

/**
 * The positions of the scenes, in CSS pixels from the top of the page. Each picture stays on the screen for
 * `pinLengths[scene]` pixels of scrolling, in which its colour drains.
 */
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

export function sceneAtPosition(position: number, { tops }: Layout): number {
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

/** Whether one scene fills the screen at a scroll position. */
export function isPinned(position: number, layout: Layout): boolean {
  const scene = sceneAtPosition(position, layout);
  const offset = position - (layout.tops[scene] ?? 0);
  return offset >= -TOLERANCE_PX && offset <= (layout.pinLengths[scene] ?? 0) + TOLERANCE_PX;
}

interface ScrollerOptions {
  canScrollSmoothly(): boolean;
  onUserScroll(position: number, layout: Layout): void;
  /** The scenes have moved, for example after a resize. */
  onLayoutChange(): void;
}

type Timer = ReturnType<typeof setTimeout>;

export type Scroller = ReturnType<typeof createScroller>;

/** A smooth scroll that has not arrived after this time was dropped by the browser. */
const MAX_SMOOTH_SCROLL_MS = 1_600;

const SCROLL_KEYS = /^(Arrow|Page)(Up|Down)$/;

/**
 * Scrolls the page to the story's progress, and tells scrolling by the user apart from its own. The sections
 * of the scenes are in `root`, each with its picture frame as first child.
 */
export function createScroller(root: HTMLElement, options: ScrollerOptions) {
  const listeners = new AbortController();
  let layout = measure(root);
  let height = root.offsetHeight;
  /** The last position that the scroller has set. A scroll event there is not by the user. */
  let ownPosition = window.scrollY;
  /** The current smooth scroll: its target, and the progress to show on arrival. */
  let smoothScroll: { to: number; scene: number; progress: number; timer: Timer } | null = null;

  function jump(to: number): void {
    window.scrollTo({ top: to, behavior: "instant" });
    ownPosition = window.scrollY;
  }

  /** Ends the current smooth scroll. Returns its progress; null when there is none. */
  function endSmoothScroll(): number | null {
    if (smoothScroll === null) return null;
    const { progress, timer } = smoothScroll;
    clearTimeout(timer);
    smoothScroll = null;
    ownPosition = window.scrollY;
    return progress;
  }

  function arrive(): void {
    const progress = endSmoothScroll();
    if (progress !== null) jump(positionOf(progress, layout));
  }

  function interrupt(): void {
    if (endSmoothScroll() === null) return;
    // A jump on the spot: the browser would otherwise continue its smooth scroll.
    jump(window.scrollY);
    options.onUserScroll(window.scrollY, layout);
  }

  function remeasure(): void {
    layout = measure(root);
    height = root.offsetHeight;
    endSmoothScroll();
    options.onLayoutChange();
  }

  const passive = { passive: true, signal: listeners.signal } as const;
  window.addEventListener(
    "scroll",
    () => {
      if (root.offsetHeight !== height) return remeasure();
      if (smoothScroll !== null || Math.abs(window.scrollY - ownPosition) < 1) return;
      ownPosition = Number.NaN;
      options.onUserScroll(window.scrollY, layout);
    },
    passive,
  );
  document.addEventListener(
    "scrollend",
    () => smoothScroll !== null && Math.abs(window.scrollY - smoothScroll.to) < 2 && arrive(),
    passive,
  );
  for (const type of ["wheel", "touchmove"]) window.addEventListener(type, interrupt, passive);
  window.addEventListener("keydown", ({ key }) => SCROLL_KEYS.test(key) && interrupt(), passive);
  window.addEventListener(
    "pointerdown",
    // A press on the page's scroll bar has the root element as target.
    ({ target }) => target === document.documentElement && interrupt(),
    passive,
  );
  // A late font or a larger text size also moves the scenes.
  const resizeObserver = new ResizeObserver(() => {
    if (root.offsetHeight !== height) remeasure();
  });
  resizeObserver.observe(root);

  return {
    layout: (): Layout => layout,
    jumpTo(progress: number): void {
      endSmoothScroll();
      jump(positionOf(progress, layout));
    },
    /** Scrolls to the position of a progress: smoothly to another scene, else with a jump. */
    scrollTo(progress: number): void {
      const scene = sceneAt(progress);
      if (smoothScroll?.scene === scene) {
        smoothScroll.progress = progress;
        return;
      }
      endSmoothScroll();
      const from = window.scrollY;
      const isSameScene = sceneAtPosition(from, layout) === scene && isPinned(from, layout);
      if (isSameScene || !options.canScrollSmoothly()) {
        jump(positionOf(progress, layout));
        return;
      }
      // The previous picture is pinned, so that a jump to the end of its pinned length is not visible.
      const previous = scene - 1;
      const pinEnd = (layout.tops[previous] ?? 0) + (layout.pinLengths[previous] ?? 0);
      if (sceneAtPosition(from, layout) === previous && from < pinEnd) jump(pinEnd);
      const to = layout.tops[scene] ?? 0;
      const timer = setTimeout(arrive, MAX_SMOOTH_SCROLL_MS);
      smoothScroll = { to, scene, progress, timer };
      window.scrollTo({ top: to, behavior: "smooth" });
    },
    dispose(): void {
      listeners.abort();
      resizeObserver.disconnect();
      endSmoothScroll();
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
