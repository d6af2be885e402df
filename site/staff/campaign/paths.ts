import { COLOUR_NAMES } from "../../../api/contract/campaign/colours.ts";
import type { FormValues } from "./form-values.ts";
import { hasIrish } from "./irish-values.ts";
import { stateOf } from "./words.ts";

/** The facts, in the order of the form. */
export const FACT_PATHS = [
  "actionsBaseline",
  "contactAddress",
  "urgentUntil",
  "surveyUntil",
  "surveyUrl",
  "findingsUrl",
  "privacyPolicyUrl",
  "handle",
  "profileUrl",
  "postUrl",
  "builder.name",
  "builder.url",
].map((name) => `facts.${name}`);

/** The colours, in pairs: on light pages, and on dark ones. */
export const COLOUR_PATHS = COLOUR_NAMES.flatMap((name) =>
  (["light", "dark"] as const).map((theme) => `facts.colours.${name}.${theme}`),
);

const TEXTS = [
  ...["organisation", "shortName", "name", "nameInText", "headline", "lead", "letterTile"],
  ...["description", "shareText", "caption", "goOn", "findingsTitle", "findingsSource"],
];

const STATE_TEXTS = { paused: ["paused"], won: ["achieved", "next"], closed: ["achieved", "next"] };

/** Returns the languages that the campaign is written in. */
export function languagesIn(values: FormValues): string[] {
  return hasIrish(values) ? ["en", "ga"] : ["en"];
}

/** Returns the texts of one language besides the letter and the figures. */
export function textPaths(language: string): string[] {
  return TEXTS.map((name) => `texts.${language}.${name}`);
}

/** Returns the texts that the chosen state needs. */
export function stateTextPaths(values: FormValues): string[] {
  const state = stateOf(values.state);
  const names = state === null || state === "draft" || state === "live" ? [] : STATE_TEXTS[state];
  return languagesIn(values).flatMap((language) =>
    names.map((name) => `texts.${language}.${name}`),
  );
}
