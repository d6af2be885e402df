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
  surveyHint: "Opens in a new tab",
  close: "Close",
  /** What is passed on with the page's address. */
  shareTitle: "A Day Without the Arts",
  shareText: "One town, one ordinary day, and the arts leave it.",
  copied: "Link copied to clipboard!",
  byHand: {
    title: "Copy the link",
    text: "The clipboard cannot be reached from here. Copy this address:",
    address: "Address of the story",
  },
  recording: {
    title: "Record it yourself",
    failures: {
      unsupported: "This browser cannot record its own screen.",
      refused: "The screen was not shared, so nothing was recorded.",
      broken: "The recording did not work.",
      unsaved: "The recording could not be saved. There may be no room left for it.",
    },
    runs: "The experience runs for 28 seconds. There are other ways to film it:",
    ways: [
      {
        name: "In the browser",
        text: "On a computer press Record once more, choose this tab and allow it to be shared.",
      },
      {
        name: "On a phone",
        text: "Begin a screen recording from the Control Centre (iPhone) or the Quick Settings (Android), then press Start Experience.",
      },
      {
        name: "With an extension",
        text: "A screen recorder from your browser's own store films this tab.",
      },
    ],
    finished: "Or take the finished film along:",
  },
} as const;

/** Where a progress of 0 to 100 is, in words: 'Scene 3 of 8: The Blank Pages, 12 seconds of 28'. */
export function whereabouts(progress: number): string {
  const scene = sceneAt(progress);
  const seconds = Math.floor(((progress / STORY.end) * STORY.totalMs) / 1000 + 1e-6);
  const of = STORY.totalMs / 1000;
  const unit = seconds === 1 ? "second" : "seconds";
  return `Scene ${scene + 1} of ${SCENES.length}: ${SCENES[scene]?.title}, ${seconds} ${unit} of ${of}`;
}
