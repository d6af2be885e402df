import { SCENES } from "./scenes.ts";
import { STORY, sceneAt } from "./timing.ts";

/** Every word of the page's controls; what the story itself tells stands in `scenes.ts`. */
export const WORDS = {
  controls: "Controls of the story",
  play: "Play",
  pause: "Pause",
  progress: "Progress",
  reset: "Reset",
  share: "Share",
  record: "Record",
  stopRecording: "Stop recording",
  saveReel: "Save the reel",
  fetchingReel: "Fetching the reel...",
  start: "Start Experience",
  pauseStory: "Pause Experience",
  act: "Take Action Now",
  survey: "Fill out the government survey before the deadline",
  newTab: "opens in a new tab",
  copied: "Link copied to clipboard!",
  close: "Close",
} as const;

/** Where a progress of 0 to 100 is, in words: 'Scene 3 of 8: The Blank Pages, 12 seconds of 28'. */
export function whereabouts(progress: number): string {
  const scene = sceneAt(progress);
  const seconds = Math.floor(((progress / STORY.end) * STORY.totalMs) / 1000 + 1e-6);
  const of = STORY.totalMs / 1000;
  return `Scene ${scene + 1} of ${SCENES.length}: ${SCENES[scene]?.title}, ${seconds} seconds of ${of}`;
}
