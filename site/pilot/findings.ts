/** One finding of the pilot. */
export interface Finding {
  /** Names its picture. */
  readonly key: "works" | "practice" | "jobs" | "deprivation";
  readonly figure: string;
  /** Goes on from the figure, unless it says the figure itself. */
  readonly text: string;
  /** The text says it all: the figure is for the eye. */
  readonly whole?: true;
}

/** The four findings that the letter cites (spec §1), in its order. */
export const FINDINGS: readonly Finding[] = [
  { key: "works", figure: "3.6", text: "more new works in six months" },
  { key: "practice", figure: "8", text: "more hours a week on practice" },
  { key: "jobs", figure: "2.7", text: "fewer hours in non-arts work" },
  {
    key: "deprivation",
    figure: "3×→2×",
    text: "deprivation risk dropping from three times to twice",
    whole: true,
  },
];

/** Who found it. */
export const SOURCE =
  "Source: Basic Income for the Arts pilot, the Department of Culture’s impact assessments.";
