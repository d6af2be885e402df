/** A finding of the Basic Income for the Arts pilot. */
export interface Finding {
  /** Selects the picture of the finding. */
  readonly key: "works" | "practice" | "jobs" | "deprivation";
  readonly figure: string;
  /** Completes the figure to a sentence. If `isTextComplete` is set, it repeats the figure in words. */
  readonly text: string;
  /** The text includes the figure, so screen readers skip the figure. */
  readonly isTextComplete?: true;
}

/** The four findings that the letter cites, in the order of the letter. */
export const FINDINGS: readonly Finding[] = [
  { key: "works", figure: "3.6", text: "more new works in six months" },
  { key: "practice", figure: "8", text: "more hours a week on practice" },
  { key: "jobs", figure: "2.7", text: "fewer hours in non-arts work" },
  {
    key: "deprivation",
    figure: "3×→2×",
    text: "risk of deprivation: from three times the general population’s to twice",
    isTextComplete: true,
  },
];

/** The source of the findings. The Department publishes its reports on the scheme's page. */
export const FINDINGS_SOURCE = {
  text: "Basic Income for the Arts pilot, the Department of Culture’s impact assessments",
  url: "https://www.gov.ie/BasicIncomeArts",
} as const;
