/** One scene of the story: what it is called, when it is, and the line that is told. */
export interface SceneText {
  /** Its heading (spec §2). */
  readonly title: string;
  /** The hour that the scene shows, on the town's clock; none where no time passes. */
  readonly hour?: string;
  /** Our own narration: one or two plain lines. */
  readonly narration?: string;
  /** Whether its words stand on a light or on a dark part of the picture. */
  readonly ground: "light" | "dark";
}

/** The eight scenes, 0 to 7: one day in one town (spec §2). */
export const SCENES: readonly SceneText[] = [
  {
    title: "A Day Without the Arts",
    narration: "One town, one ordinary day. Everything in colour was made by somebody.",
    ground: "light",
  },
  {
    title: "The Silent Morning",
    hour: "07:00",
    narration: "The radio is switched on. Nobody wrote anything for it to play.",
    ground: "light",
  },
  {
    title: "The Blank Pages",
    hour: "10:00",
    narration: "The library is open. Every book is there, and there is nothing in them.",
    ground: "light",
  },
  {
    title: "The Empty Streets",
    hour: "13:00",
    narration: "Where the fiddle was, a chalk mark. Where the mural was, a wall.",
    ground: "light",
  },
  {
    title: "The Hollow Screen",
    hour: "16:00",
    narration: "The seats are full and the beam is on. There is no picture in it.",
    ground: "dark",
  },
  {
    title: "The Void in Design",
    hour: "19:00",
    narration: "A chair, a lamp, a dress, a poster: somebody had to draw each of them first.",
    ground: "light",
  },
  {
    title: "The Inner Darkness",
    hour: "23:00",
    narration: "A song, a line, a face from a film. One by one they go out.",
    ground: "dark",
  },
  {
    title: "Without the arts, life loses its colour.",
    ground: "light",
  },
];
