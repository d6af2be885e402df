import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createScroller, type Scroller } from "./scroller.ts";
import { createStory, type Story, type StoryState } from "./story.ts";
import { drainOf, STAGES, stageProgress } from "./timing.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Creates the story of a page and connects it to the clock and the scrolling of `root`. */
export function useStory(root: RefObject<HTMLElement | null>): Story {
  const scrollerRef = useRef<Scroller | null>(null);
  const [story] = useState(() =>
    createStory({
      now: () => performance.now(),
      every(ms, run) {
        const timer = setInterval(run, ms);
        return () => clearInterval(timer);
      },
      isMotionReduced: () => window.matchMedia(REDUCED_MOTION).matches,
      jumpTo: (progress) => scrollerRef.current?.jumpTo(progress),
      scrollTo: (progress) => scrollerRef.current?.scrollTo(progress),
    }),
  );

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const reducedMotion = window.matchMedia(REDUCED_MOTION);
    const listeners = new AbortController();
    const { signal } = listeners;
    const scroller = createScroller(element, {
      // A hidden tab has no animation frames for smooth scrolling.
      canScrollSmoothly: () => !reducedMotion.matches && document.visibilityState === "visible",
      onScroll: story.scrolledTo,
      // Who scrolls has the story in hand.
      onUserInput: story.pause,
      onLayoutChange: () => scroller.jumpTo(story.getState().progress),
    });
    scrollerRef.current = scroller;

    const view = createSceneView(element, () => reducedMotion.matches);
    const updateView = () => view.update(story.getState());
    const unsubscribe = story.subscribe(updateView);
    updateView();
    // A link, a reload or back navigation may have restored a scroll position.
    if (window.scrollY > 0) story.scrolledTo(window.scrollY, scroller.layout());
    const onMotionPreference = () => {
      story.tick();
      updateView();
      view.setStill(reducedMotion.matches);
    };
    window.addEventListener("beforeprint", () => view.setStill(true), { signal });
    window.addEventListener("afterprint", onMotionPreference, { signal });
    reducedMotion.addEventListener("change", onMotionPreference, { signal });
    document.addEventListener("visibilitychange", story.tick, { signal });
    // The button was pressed before this script was there.
    if (element.querySelector("[data-start][data-pressed]")) story.toggle();
    return () => {
      listeners.abort();
      view.dispose();
      unsubscribe();
      scroller.dispose();
      scrollerRef.current = null;
      story.dispose();
    };
  }, [root, story]);
  return story;
}

/** Selects one value of the story's state. The component renders again only when that value changes. */
export function useStoryState<T extends string | number | boolean>(
  story: Story,
  select: (state: StoryState) => T,
): T {
  const getSnapshot = () => select(story.getState());
  return useSyncExternalStore(story.subscribe, getSnapshot, getSnapshot);
}

/** How long pictures move after loading. WCAG 2.2.2 requires a way to pause what moves longer. */
const INITIAL_ANIMATION_MS = 5_000;

/** Writes the state to the shapes of stages that change: inherited, `--drain` would restyle all at each tick. */
function createSceneView(root: HTMLElement, isMotionReduced: () => boolean) {
  const stages = [...root.querySelectorAll("[data-scene]")].flatMap((section, scene) =>
    STAGES.map((stage) => ({
      scene,
      stage,
      shapes: section.querySelectorAll<SVGElement>(`[data-stage="${stage}"]`),
      // Properties that the page's CSS gives the shapes.
      progress: stageProgress(stage, drainOf(scene, 0)).toFixed(3),
    })),
  );
  const copies = [...root.querySelectorAll("[data-copy]")];
  let isInitial = true;
  let playing = false;

  /** Shows the copies of the still form, or drops them: each change of a drawing would renew its copy. */
  function setStill(isStill: boolean): void {
    for (const [scene, copy] of copies.entries())
      copy.setAttribute("href", isStill ? `#drawing-${scene}` : "");
  }
  setStill(isMotionReduced());

  function updateMoving(): void {
    root.toggleAttribute("data-moving", !isMotionReduced() && (playing || isInitial));
  }
  const timer = setTimeout(() => {
    isInitial = false;
    updateMoving();
  }, INITIAL_ANIMATION_MS);

  return {
    update(state: StoryState): void {
      for (const part of stages) {
        const progress = stageProgress(part.stage, drainOf(part.scene, state.progress)).toFixed(3);
        if (part.progress === progress) continue;
        part.progress = progress;
        for (const shape of part.shapes) shape.style.setProperty("--progress", progress);
      }
      playing = state.playing;
      updateMoving();
    },
    setStill,
    dispose: () => clearTimeout(timer),
  };
}
