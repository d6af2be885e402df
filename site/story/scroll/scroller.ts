import type { Cancel } from "../story.ts";
import { sceneAt } from "../timing.ts";
import { isPinned, type Layout, positionOf, sceneFrom } from "./scroll-map.ts";

/** What the scroller asks and tells its page. */
interface Page {
  /** Whether the page may glide; else it jumps. */
  canGlide(): boolean;
  /** The reader has scrolled by hand. */
  onHand(position: number, layout: Layout): void;
  /** The scenes stand elsewhere now: the screen was turned, the window resized. */
  onLayout(): void;
}

export type Scroller = ReturnType<typeof createScroller>;

/** A glide that nobody ended by then is over: the browser has dropped it. */
const LONGEST_GLIDE_MS = 1_600;

/** Keys that scroll a page. */
const SCROLLING_KEYS = /^(Arrow|Page)(Up|Down)$/;

/**
 * Moves the page to where the story is, and tells its own moving from a
 * hand's. Ends with `end`.
 *
 * @param root holds the scenes' sections, each with its frame as first child
 */
export function createScroller(root: HTMLElement, page: Page) {
  const ended = new AbortController();
  let layout = measure(root);
  let height = root.offsetHeight;
  /** Where the page was put last; a scroll event from there is nobody's hand. */
  let put = window.scrollY;
  /** The glide under way, and what is to be shown when it is over. */
  let glide: { to: number; scene: number; shows: number; timer: Cancel } | null = null;

  function jump(to: number): void {
    window.scrollTo({ top: to, behavior: "instant" });
    put = window.scrollY;
  }

  function endGlide(): number | null {
    if (glide === null) return null;
    glide.timer();
    const { shows } = glide;
    glide = null;
    put = window.scrollY;
    return shows;
  }

  function arrive(): void {
    const shows = endGlide();
    if (shows !== null) jump(positionOf(shows, layout));
  }

  /** A reader who takes the page in hand has it, in the middle of a glide too. */
  function letGo(): void {
    // The browser would go on gliding against the hand.
    if (endGlide() === null) return;
    jump(window.scrollY);
    page.onHand(window.scrollY, layout);
  }

  function remeasure(): void {
    layout = measure(root);
    height = root.offsetHeight;
    endGlide();
    page.onLayout();
  }

  const listen = { passive: true, signal: ended.signal } as const;
  window.addEventListener(
    "scroll",
    () => {
      if (root.offsetHeight !== height) return remeasure();
      if (glide !== null || Math.abs(window.scrollY - put) < 1) return;
      put = Number.NaN;
      page.onHand(window.scrollY, layout);
    },
    listen,
  );
  document.addEventListener(
    "scrollend",
    () => glide !== null && Math.abs(window.scrollY - glide.to) < 2 && arrive(),
    listen,
  );
  for (const type of ["wheel", "touchmove"]) window.addEventListener(type, letGo, listen);
  window.addEventListener("keydown", ({ key }) => SCROLLING_KEYS.test(key) && letGo(), listen);
  window.addEventListener(
    "pointerdown",
    // The page's own scroll bar.
    ({ target }) => target === document.documentElement && letGo(),
    listen,
  );
  // A font that comes late, a larger text: whatever moves the scenes changes the story's size.
  const resized = new ResizeObserver(() => void (root.offsetHeight !== height && remeasure()));
  resized.observe(root);

  return {
    layout: (): Layout => layout,
    /** Shows a progress at once. */
    align(progress: number): void {
      endGlide();
      jump(positionOf(progress, layout));
    },
    /** Leads to a progress: within the scene on the screen unseen, to another one in a glide. */
    lead(progress: number): void {
      const scene = sceneAt(progress);
      if (glide?.scene === scene) {
        glide.shows = progress;
        return;
      }
      endGlide();
      const from = window.scrollY;
      const to = layout.tops[scene] ?? 0;
      const there = sceneFrom(from, layout) === scene && isPinned(from, layout);
      if (there || !page.canGlide()) {
        jump(positionOf(progress, layout));
        return;
      }
      // The frame before is pinned: going to the end of its way moves nothing on the screen.
      const before = scene - 1;
      const end = (layout.tops[before] ?? 0) + (layout.pins[before] ?? 0);
      if (sceneFrom(from, layout) === before && from < end) jump(end);
      const timer = setTimeout(arrive, LONGEST_GLIDE_MS);
      glide = { to, scene, shows: progress, timer: () => clearTimeout(timer) };
      window.scrollTo({ top: to, behavior: "smooth" });
    },
    end(): void {
      ended.abort();
      resized.disconnect();
      endGlide();
    },
  };
}

function measure(root: HTMLElement): Layout {
  const sections = [...root.querySelectorAll<HTMLElement>("[data-scene]")];
  const above = root.getBoundingClientRect().top + window.scrollY;
  return {
    tops: sections.map((section) => above + section.offsetTop - root.offsetTop),
    pins: sections.map((section) => {
      const frame = section.firstElementChild;
      const frameHeight = frame instanceof HTMLElement ? frame.offsetHeight : section.offsetHeight;
      return Math.max(0, section.offsetHeight - frameHeight);
    }),
  };
}
