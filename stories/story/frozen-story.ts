import { createStory, type Story } from "../../site/story/story.ts";

/** A story whose clock stands still, at a progress of 0 to 100. */
export function frozenStory(progress: number, playing: boolean): Story {
  const none = () => {};
  const story = createStory({
    now: () => 0,
    every: () => none,
    isStill: () => false,
    align: none,
    lead: none,
  });
  story.seek(progress);
  if (playing) story.toggle();
  return story;
}
