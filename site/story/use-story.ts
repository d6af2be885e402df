import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { commandOf, type KeyCommand } from "./keys.ts";
import { createScroller, type Scroller } from "./scroll/scroller.ts";
import { createShow } from "./show.ts";
import { createStory, type Story, type StoryState } from "./story.ts";
import { STORY } from "./timing.ts";

const REDUCED = "(prefers-reduced-motion: reduce)";

/** The story of the page whose sections stand in `root`, driven by its clock, its keys and its scrolling. */
export function useStory(root: RefObject<HTMLElement | null>): Story {
  const scroller = useRef<Scroller | null>(null);
  const [story] = useState(() =>
    createStory({
      now: () => performance.now(),
      every(ms, run) {
        const timer = setInterval(run, ms);
        return () => clearInterval(timer);
      },
      isStill: () => window.matchMedia(REDUCED).matches,
      align: (progress) => scroller.current?.align(progress),
      lead: (progress) => scroller.current?.lead(progress),
    }),
  );

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const reduced = window.matchMedia(REDUCED);
    const ended = new AbortController();
    const { signal } = ended;
    const moves = createScroller(element, {
      // A hidden tab has no frames to glide in.
      canGlide: () => !reduced.matches && document.visibilityState === "visible",
      onHand: story.scrolledTo,
      onLayout: () => moves.align(story.get().progress),
    });
    scroller.current = moves;

    const show = createShow(element, () => reduced.matches);
    const again = () => show.state(story.get());
    const unsubscribe = story.subscribe(again);
    again();
    // Where a link, a reload or a way back has led the reader to.
    if (window.scrollY > 0) story.scrolledTo(window.scrollY, moves.layout());
    const changed = () => {
      story.tick();
      again();
    };
    reduced.addEventListener("change", changed, { signal });
    document.addEventListener("visibilitychange", story.tick, { signal });
    window.addEventListener("keydown", (event) => obey(story, event), { signal });
    return () => {
      ended.abort();
      show.end();
      unsubscribe();
      moves.end();
      scroller.current = null;
      story.end();
    };
  }, [root, story]);
  return story;
}

/** What one part of a page shows of the story; it is drawn anew when just that changes. */
export function useStoryState<T extends string | number | boolean>(
  story: Story,
  part: (state: StoryState) => T,
): T {
  const read = () => part(story.get());
  return useSyncExternalStore(story.subscribe, read, read);
}

function obey(story: Story, event: KeyboardEvent): void {
  const command = commandOf(event);
  if (command === null) return;
  event.preventDefault();
  COMMANDS[command](story);
}

const COMMANDS: Readonly<Record<KeyCommand, (story: Story) => void>> = {
  toggle: (story) => story.toggle(),
  reset: (story) => story.reset(),
  back: (story) => story.step(-1),
  on: (story) => story.step(1),
  start: (story) => story.seek(0),
  end: (story) => story.seek(STORY.end),
};
