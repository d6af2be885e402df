import { SCENES } from "./scenes.ts";
import { STORY, sceneAt } from "./timing.ts";

/** The texts of the story's controls. The texts of the scenes are in `scenes.ts`. */
export const WORDS = {
  controls: "Story controls",
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
  /** Shared with the page's address. */
  shareTitle: "A Day Without the Arts",
  shareText: "One town, one ordinary day, and the arts disappear.",
  copied: "Link copied to clipboard!",
  copyByHand: {
    title: "Copy the link",
    text: "We couldn't copy the link. Copy this address:",
    address: "Address of the story",
  },
  recording: {
    title: "Record it yourself",
    failures: {
      unsupported: "This browser cannot record its own screen.",
      refused: "The screen was not shared, so nothing was recorded.",
      broken: "The recording failed.",
      unsaved: "The recording could not be saved. Your device may be out of space.",
    },
    runs: "The experience runs for 28 seconds. There are other ways to record it:",
    ways: [
      {
        name: "In the browser",
        text: "On a computer, press Record again, choose this tab and allow it to be shared.",
      },
      {
        name: "On a phone",
        text: "Start a screen recording from the Control Centre (iPhone) or the Quick Settings (Android), then press Start Experience.",
      },
      {
        name: "With an extension",
        text: "Install a screen-recorder extension and record this tab.",
      },
    ],
    finished: "Or download the finished film:",
  },
} as const;

/** Describes a progress of 0 to 100: 'Scene 3 of 8: The Blank Pages, 12 seconds of 28'. */
export function describeProgress(progress: number): string {
  const scene = sceneAt(progress);
  const seconds = Math.floor(((progress / STORY.end) * STORY.totalMs) / 1000 + 1e-6);
  const totalSeconds = STORY.totalMs / 1000;
  const unit = seconds === 1 ? "second" : "seconds";
  return `Scene ${scene + 1} of ${SCENES.length}: ${SCENES[scene]?.title}, ${seconds} ${unit} of ${totalSeconds}`;
}
