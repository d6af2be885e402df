import { createStory, type Story } from "../../site/story/story.ts";

/**
 * Creates a story whose clock does not advance.
 *
 * @param progress from 0 to 100
 */
export function createFrozenStory(progress: number, isPlaying: boolean): Story {
  const noop = () => {};
  const story = createStory({
    now: () => 0,
    every: () => noop,
    isMotionReduced: () => false,
    jumpTo: noop,
    scrollTo: noop,
  });
  story.seek(progress);
  if (isPlaying) story.toggle();
  return story;
}
