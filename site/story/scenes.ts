/** The texts of one scene. */
export interface SceneText {
  /** The heading. */
  readonly title: string;
  /** The time of day in the scene; none at the start and the end. */
  readonly hour?: string;
  /** One or two sentences of narration. */
  readonly narration?: string;
  /** Whether the part of the picture behind the texts is light or dark. */
  readonly background: "light" | "dark";
}

/** The eight scenes, 0 to 7: one day in one town. */
export const SCENES: readonly SceneText[] = [
  {
    title: "A Day Without the Arts",
    narration: "One town, one ordinary day. Everything in colour was made by somebody.",
    background: "light",
  },
  {
    title: "The Silent Morning",
    hour: "07:00",
    narration: "The radio is switched on. Nobody wrote anything for it to play.",
    background: "light",
  },
  {
    title: "The Blank Pages",
    hour: "10:00",
    narration: "The library is open. Every book is there, and there is nothing in them.",
    background: "light",
  },
  {
    title: "The Empty Streets",
    hour: "13:00",
    narration: "Where the fiddle was, a chalk mark. Where the mural was, a wall.",
    background: "light",
  },
  {
    title: "The Hollow Screen",
    hour: "16:00",
    narration: "The seats are full and the beam is on. There is no picture in it.",
    background: "dark",
  },
  {
    title: "The Void in Design",
    hour: "19:00",
    narration: "A chair, a lamp, a dress, a poster: somebody had to draw each of them first.",
    background: "light",
  },
  {
    title: "The Inner Darkness",
    hour: "23:00",
    narration: "A song, a line, a face from a film. One by one they go out.",
    background: "dark",
  },
  {
    title: "Without the arts, life loses its colour.",
    background: "light",
  },
];
