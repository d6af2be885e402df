import { LETTER_SUBJECT } from "../../widget/domain/letter.ts";
import type { Wording } from "../../widget/domain/wording/en.ts";
import { CONSTITUENCY } from "../support/invented-tds.ts";
import { NOTICES } from "../support/notices.ts";

/** What every text that depends on something is shown with. */
type Samples<Words> = {
  [Key in keyof Words as Words[Key] extends string | readonly string[]
    ? never
    : Key]: Words[Key] extends (...given: infer Given) => unknown
    ? readonly Given[]
    : Samples<Words[Key]>;
};

const COUNTS = [[1], [4]] as const satisfies readonly [number][];
const PROVIDERS = [["gmail"], ["outlook"]] as const satisfies readonly ["gmail" | "outlook"][];
const KINDS = [["gmail"], ["gmail-app"], ["outlook"], ["outlook-work"], ["mailto"]] as const;

/** A text that is added to the product, and depends on something, is missed here by the compiler. */
const SAMPLES: Samples<Wording> = {
  providerName: [...PROVIDERS],
  toast: Object.values(NOTICES).map((notice) => [notice]),
  find: { noMatch: [["Atlantis"]], matchCount: [...COUNTS] },
  provider: {},
  results: {
    title: [[CONSTITUENCY]],
    sendAllHint: [...PROVIDERS],
    tdCount: [...COUNTS],
    sendTo: [["Aoife Ní Dhomhnaill"]],
    lastChecked: [["19 July 2026"]],
  },
  sample: { name: [[CONSTITUENCY]] },
  preview: { recipients: [...COUNTS] },
  confirm: {
    question: [...COUNTS],
    opens: [...PROVIDERS],
    subject: [[LETTER_SUBJECT]],
    accept: [...PROVIDERS],
  },
  sent: { recipients: [...COUNTS], number: [[129]] },
  otherWays: { link: KINDS.map(([kind]) => [kind]) },
  caption: [["https://campaign.example/"]],
};

/** A text and where it stands in the wording: `results.title`. */
export type Word = { key: string; text: string };

/** Every text of a language, those that depend on something with each of their samples. */
export function allTexts(words: Wording): Word[] {
  return textsOf(words, SAMPLES, "");
}

function textsOf(words: unknown, samples: unknown, key: string): Word[] {
  if (typeof words === "string") return [{ key, text: words }];
  if (typeof words === "function") {
    if (!Array.isArray(samples)) throw new Error(`${key} has no sample`);
    return samples.map((given) => ({ key, text: inLines(words(...given)) }));
  }
  return Object.entries(words as object).flatMap(([name, part]) =>
    textsOf(part, (samples as Record<string, unknown> | undefined)?.[name], `${key}.${name}`),
  );
}

function inLines(said: unknown): string {
  return typeof said === "string" ? said : Object.values(said as object).join("\n");
}
