import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { commandOf } from "./keys.ts";
import { createSceneView } from "./scene-view.ts";
import { createScroller, type Scroller } from "./scroll/scroller.ts";
import { createStory, type Story, type StoryState } from "./story.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Creates the story of a page and connects it to the clock, the keyboard and the scrolling of `root`. */
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
      onUserScroll: story.scrolledTo,
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
    };
    reducedMotion.addEventListener("change", onMotionPreference, { signal });
    document.addEventListener("visibilitychange", story.tick, { signal });
    window.addEventListener("keydown", (event) => handleKey(story, event), { signal });
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

function handleKey(story: Story, event: KeyboardEvent): void {
  const command = commandOf(event);
  if (command === null) return;
  event.preventDefault();
  command(story);
}
