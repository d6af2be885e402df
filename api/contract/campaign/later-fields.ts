import { fields } from "../json.ts";
import { LANGUAGES, type Language } from "../language.ts";
import { DEFAULT_ANSWERS } from "./default-answers.ts";
import { DEFAULT_CALL } from "./default-call.ts";
import { DEFAULT_FOLLOW_UP, FOLLOW_UP_DAYS } from "./default-follow-up.ts";
import { SALUTATION_TO_ONE } from "./default-letter.ts";

/** Returns the bundled campaign's texts that follow a letter. */
export function laterTexts(language: Language) {
  return {
    call: DEFAULT_CALL[language],
    followUp: DEFAULT_FOLLOW_UP[language],
    answers: DEFAULT_ANSWERS[language],
  };
}

/**
 * Returns a campaign's document with the bundled values of the fields that an earlier release, which
 * did not have them, has published or saved without them. A language without a letter gets none.
 */
export function withLaterFields(document: unknown): unknown {
  const copy: unknown = structuredClone(document);
  const { texts, facts } = fields(copy);
  for (const language of LANGUAGES) {
    const written = fields(texts)[language];
    const { letter } = fields(written);
    if (!isObject(letter)) continue;
    fill(letter, { salutationToOne: SALUTATION_TO_ONE[language] });
    fill(written, laterTexts(language));
  }
  fill(facts, { followUpDays: FOLLOW_UP_DAYS });
  return copy;
}

/** Adds the fields that an object does not have. */
function fill(target: unknown, bundled: object): void {
  if (isObject(target)) Object.assign(target, { ...bundled, ...target });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
