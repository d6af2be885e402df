import type { Language } from "../../api/contract/language.ts";
import { PROVIDERS } from "../../api/contract/providers.ts";
import { type CastVote, STANCES, type Stance } from "../../api/contract/record.ts";
import { createDraft } from "../../widget/domain/letter.ts";
import { composeLinks, type NameForm, nameOf } from "../../widget/domain/providers.ts";
import type { AnswerWording } from "../../widget/domain/wording/answer-en.ts";
import type { Wording } from "../../widget/domain/wording/en.ts";
import { CONSTITUENCY, inventedTds } from "../support/invented-tds.ts";
import { NOTICES } from "../support/states.ts";

/** Sample arguments for every text that is a function. */
type SampleArguments<Texts> = {
  [Key in keyof Texts as Texts[Key] extends string | readonly string[]
    ? never
    : Key]: Texts[Key] extends (...args: infer Args) => unknown
    ? readonly Args[]
    : SampleArguments<Texts[Key]>;
};

const COUNTS = [[1], [4]] as const satisfies readonly [number][];
const DAY = "2025-10-02";
type Voted = [vote: CastVote, stance: Stance | undefined, text: string];
const VOTES = [["ta", "for"], ["nil", "against"], ["staon"], ["none"]] as const satisfies [
  CastVote,
  Stance?,
][];
const KINDS = composeLinks(createDraft(inventedTds(1), "gmail"), "ios").map(({ kind }) => kind);
const FORMS = ["name", "inText", "asLink", "short"] as const satisfies NameForm[];

/** Returns the samples in a language. A missing one for a new text is a compile error. */
function samplesIn(language: Language): SampleArguments<Wording & AnswerWording> {
  const services = PROVIDERS.map((id): [string] => [nameOf(id, language, "inText")]);
  return {
    constituency: [[CONSTITUENCY]],
    toast: Object.values(NOTICES).map((notice) => [notice]),
    find: {
      noMatch: [["Atlantis"]],
      matchCount: [...COUNTS],

      placeIn: [["Bray", "Wicklow"]],
    },
    provider: {},
    notFound: {},
    results: {
      title: [[CONSTITUENCY]],
      party: [["Labour Party"]],
      sendSome: [...COUNTS],
      sendAllHint: services,
      tdCount: [...COUNTS],
      sendTo: [["Aoife Ní Dhomhnaill"]],
      writeTo: [["Aoife Ní Dhomhnaill"]],
      officialPage: [["Aoife Ní Dhomhnaill"]],
      lastChecked: [["2026-07-19T00:00:00.000Z"]],
    },
    record: {
      day: [[DAY]],
      thank: [["Aoife Ní Dhomhnaill"]],
      onlyTo: [["Aoife Ní Dhomhnaill"]],
      thankYou: [[DAY]],
      stances: {},
      // One for each of the five plural categories of Irish.
      asked: [1, 2, 3, 7, 11, 20].map((count): [number, string] => [count, DAY]),
      said: STANCES.map((stance): [Stance, string] => [stance, DAY]),
      voted: VOTES.map(([vote, stance]): Voted => [vote, stance, DAY]),
      vote: VOTES.map(([vote, stance]): Voted => [vote, stance, "…"]),
      statement: STANCES.map((stance): [Stance, string] => [stance, "…"]),
    },
    call: { call: [["(01) 618 3000"]], phone: [["618 3000"]] },
    sample: { name: [[CONSTITUENCY]] },
    preview: { recipients: [...COUNTS] },
    ownWords: {
      tooLong: [["…", 80]],
      roomLeft: [[120]],
      mustPaste: services,
    },
    paste: { hint: services, lastStep: services },
    confirm: {
      question: [...COUNTS],
      opens: services,
      subject: [["…"]],
      accept: services,
    },
    sent: { recipients: [...COUNTS], number: [[129]], lastStep: services },
    share: { place: [["…"]], pictureText: [["…"]], nameConstituency: [["…"]] },
    blocked: { reason: services },
    otherWays: {},
    post: { opened: [...COUNTS], date: [["2026-07-19T00:00:00.000Z"]] },
  };
}

/** A text and its key in the wording, for example `results.title`. */
export type TextEntry = { key: string; text: string };

/**
 * Returns the texts of a language: those that the element has from the start, with the names of the
 * providers and apps, those of the answer, or all. A text with arguments appears once for each sample.
 */
export function allTexts(
  { constituencies, ...wording }: Partial<Wording & AnswerWording>,
  language: Language,
): TextEntry[] {
  const names = KINDS.flatMap((kind) =>
    FORMS.map((form) => ({ key: `.providers.${kind}`, text: nameOf(kind, language, form) })),
  );
  const texts = textsOf(wording, samplesIn(language), "");
  return constituencies === undefined ? texts : [...texts, ...names];
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
