import { PROVIDERS, type Provider } from "../../api/contract/providers.ts";
import type { Wording } from "../../widget/domain/wording/en.ts";
import { CONSTITUENCY } from "../support/invented-tds.ts";
import { NOTICES } from "../support/notices.ts";

/** Sample arguments for every text that is a function. */
type SampleArguments<Texts> = {
  [Key in keyof Texts as Texts[Key] extends string | readonly string[]
    ? never
    : Key]: Texts[Key] extends (...args: infer Args) => unknown
    ? readonly Args[]
    : SampleArguments<Texts[Key]>;
};

const COUNTS = [[1], [4]] as const satisfies readonly [number][];
const PROVIDER_SAMPLES = PROVIDERS.map((provider): [Provider] => [provider]);
const KINDS = [...PROVIDERS, "gmail-app", "outlook-app"] as const;

/** A missing sample for a new text with arguments is a compile error. */
const SAMPLES: SampleArguments<Wording> = {
  constituency: [[CONSTITUENCY]],
  providerName: [...PROVIDER_SAMPLES],
  toast: Object.values(NOTICES).map((notice) => [notice]),
  find: {
    noMatch: [["Atlantis"]],
    matchCount: [...COUNTS],

    placeIn: [["Bray", "Wicklow"]],
  },
  provider: {},
  results: {
    title: [[CONSTITUENCY]],
    sendSome: [...COUNTS],
    sendAllHint: [...PROVIDER_SAMPLES],
    tdCount: [...COUNTS],
    sendTo: [["Aoife Ní Dhomhnaill"]],
    writeTo: [["Aoife Ní Dhomhnaill"]],
    officialPage: [["Aoife Ní Dhomhnaill"]],
    lastChecked: [["2026-07-19T00:00:00.000Z"]],
  },
  sample: { name: [[CONSTITUENCY]] },
  preview: { recipients: [...COUNTS] },
  ownWords: {
    tooLong: [["Your name", 80]],
    roomLeft: PROVIDERS.map((provider) => [120, provider] as const),
    mustPaste: [...PROVIDER_SAMPLES],
  },
  paste: { hint: [...PROVIDER_SAMPLES] },
  confirm: {
    question: [...COUNTS],
    opens: [...PROVIDER_SAMPLES],
    subject: [["…"]],
    accept: [...PROVIDER_SAMPLES],
  },
  sent: { recipients: [...COUNTS], number: [[129]] },
  blocked: { reason: [...PROVIDER_SAMPLES] },
  otherWays: { link: KINDS.map((kind) => [kind]) },
};

/** A text and its key in the wording, for example `results.title`. */
export type TextEntry = { key: string; text: string };

/** Returns every text of a language. A text with arguments appears once for each sample. */
export function allTexts({ constituencies: _, ...wording }: Wording): TextEntry[] {
  return textsOf(wording, SAMPLES, "");
}

function textsOf(value: unknown, samples: unknown, key: string): TextEntry[] {
  if (typeof value === "string") return [{ key, text: value }];
  if (typeof value === "function") {
    if (!Array.isArray(samples)) throw new Error(`${key} has no sample`);
    return samples.map((args) => ({ key, text: joinLines(value(...args)) }));
  }
  return Object.entries(value as object).flatMap(([name, part]) =>
    textsOf(part, (samples as Record<string, unknown> | undefined)?.[name], `${key}.${name}`),
  );
}

/** Joins the parts of a text, for example the title and the body of a notice. */
function joinLines(text: unknown): string {
  return typeof text === "string" ? text : Object.values(text as object).join("\n");
}
