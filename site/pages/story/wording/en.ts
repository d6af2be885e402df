import type { PageCampaign } from "../../../document/shown-page.ts";

export interface SceneText {
  readonly title: string;
  /** The time of day in the scene; none at the start and the end. */
  readonly hour?: string;
  readonly narration?: string;
}

export const en = {
  head: ({ nameInText }: PageCampaign) => ({
    title: "A Day Without the Arts",
    description: `One town, one ordinary day, and the arts disappear. A story in eight pictures and 28 seconds, about what ${nameInText} keeps alive.`,
    share: {
      image: "/share-story.png",
      alt: "A Day Without the Arts. A street of a small town at dawn, half of it in full colour, half of it grey.",
    },
  }),
  /** The scenes in their order: one day in one town. */
  scenes: [
    {
      title: "A Day Without the Arts",
      narration: "One town, one ordinary day. Everything in colour was made by somebody.",
    },
    {
      title: "The Silent Morning",
      hour: "07:00",
      narration: "The radio is switched on. Nobody wrote anything for it to play.",
    },
    {
      title: "The Blank Pages",
      hour: "10:00",
      narration: "The library is open. Every book is there, and there is nothing in them.",
    },
    {
      title: "The Empty Streets",
      hour: "13:00",
      narration: "Where the fiddle was, a chalk mark. Where the mural was, a wall.",
    },
    {
      title: "The Hollow Screen",
      hour: "16:00",
      narration: "The seats are full and the beam is on. There is no picture in it.",
    },
    {
      title: "The Void in Design",
      hour: "19:00",
      narration: "A chair, a lamp, a dress, a poster: somebody had to draw each of them first.",
    },
    {
      title: "The Inner Darkness",
      hour: "23:00",
      narration: "A song, a line, a face from a film. One by one they go out.",
    },
    { title: "Without the arts, life loses its colour." },
  ] as readonly SceneText[],
  /** The words in the pictures: the signs of two houses, and the letters that leave a book. */
  drawn: { books: "BOOKS", cinema: "CINEMA", opening: "Once upon a day" },
  controls: "Story controls",
  play: "Play",
  pause: "Pause",
  replay: "Replay",
  progress: "Progress",
  /** The position in the story, for screen readers. `scene` counts from 1. */
  position: (at: { scene: number; title: string; seconds: number }) =>
    `Scene ${at.scene} of 8: ${at.title}, ${at.seconds} ${at.seconds === 1 ? "second" : "seconds"} of 28`,
  reset: "Reset",
  share: "Share",
  record: "Record",
  stopRecording: "Stop recording",
  saveReel: "Save the film",
  /** The name of a film's file, without its extension. */
  fileName: "day-without-arts-reel",
  start: "Start Experience",
  pauseStory: "Pause Experience",
  act: "Take Action Now",
  survey: "Fill out the government survey before the deadline",
  surveyHint: "Opens in a new tab",
  close: "Close",
  shareTitle: "A Day Without the Arts",
  shareText: "One town, one ordinary day, and the arts disappear.",
  copied: "Link copied to clipboard!",
  notCopied: "Copy this page’s address.",
  recording: {
    title: "Record it yourself",
    failed:
      "The story was not recorded. It runs for 28 seconds, and there are other ways to record it:",
    ways: {
      browser: {
        name: "In the browser",
        text: "On a computer, press Record again, choose this tab and allow it to be shared.",
      },
      phone: {
        name: "On a phone",
        text: "Start a screen recording from the Control Centre (iPhone) or the Quick Settings (Android), then press Start Experience.",
      },
      extension: {
        name: "With an extension",
        text: "Install a screen-recorder extension and record this tab.",
      },
    },
    finished: "Or download the finished film:",
  },
};

export type StoryWording = typeof en;
