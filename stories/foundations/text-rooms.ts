import type { CampaignTexts } from "../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import type { Language } from "../../api/contract/language.ts";
import { type CastVote, STANCES, type Stance } from "../../api/contract/record.ts";
import { ROLE_KINDS } from "../../api/contract/roles.ts";
import { PAGES, pathOf } from "../../site/routes.ts";
import { createDraft } from "../../widget/domain/letter.ts";
import { composeLinks, type NameForm, nameOf } from "../../widget/domain/providers.ts";
import { FINDER_WORDING } from "../../widget/domain/wording/finder.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { CONSTITUENCY, inventedTds } from "../support/invented-tds.ts";
import { NOTICES } from "../support/scenario.ts";

/** The sample of a name or of another text. */
const NAME = "…";

/** Sample counts: one for each of the five plural categories of Irish. */
const COUNTS = [1, 2, 3, 7, 11] as const;

/** Samples for the element's texts whose arguments are more than a name or a number. */
const VOTES: [CastVote, Stance?][] = [["ta", "for"], ["nil", "against"], ["staon"], ["none"]];
const DAY = "2025-10-02";
const ELEMENT_SAMPLES = {
  constituency: [[CONSTITUENCY]],
  toast: Object.values(NOTICES).map((notice) => [notice]),
  find: { placeIn: [["Bray", "Wicklow"]] },
  results: {
    title: [[CONSTITUENCY]],
    sendsTo: [[4, "Gmail"]],
    party: [["Labour Party"]],
  },
  record: {
    datedStatement: STANCES.map((stance) => [stance, DAY]),
    datedVote: VOTES.map(([vote, stance]) => [vote, stance, DAY]),
    vote: VOTES.map(([vote, stance]) => [vote, stance, NAME]),
    statement: STANCES.map((stance) => [stance, NAME]),
  },
  letter: {
    deputies: [
      [1, NAME],
      [2, NAME],
    ],
    constituency: [[CONSTITUENCY]],
    adds: ["asked", "for", "against"].map((kind) => [kind, DAY]),
    role: ROLE_KINDS.map((kind) => [kind, NAME]),
    figure: [[NAME, DAY]],
  },
  second: {
    active: [
      [NAME, 1],
      [NAME, 2],
    ],
  },
  sample: { name: [[CONSTITUENCY]], campaignPage: [[CONSTITUENCY]] },
};

/** The ways to open a letter, and the forms of their names. */
const WAYS = composeLinks(createDraft(inventedTds(1), "gmail"), "ios").map(({ kind }) => kind);
const FORMS: NameForm[] = ["name", "inText", "asLink", "short"];

/** A text and its key in the wording, for example `.results.title`. */
type TextEntry = { key: string; text: string };

type TextWithArguments = (...args: unknown[]) => unknown;

/** A text in both languages. A text with arguments has a line for each sample. */
export interface TextPair {
  /** The path of the text in its room: `scenes.day.title`. */
  readonly key: string;
  readonly en: string;
  readonly ga: string;
}

/** The texts of one part of the product. */
export interface TextRoom {
  /** The folder above `wording/`; `widget/finder` for the element's search. */
  readonly folder: string;
  /** Where readers see the texts. */
  readonly seenOn: string;
  readonly texts: readonly TextPair[];
}

/** The places where the texts of a folder are seen that is no page's, unless its name is clear enough. */
const SEEN_ON: Readonly<Record<string, string>> = {
  "api/contract/campaign": "The campaign: the letter, the action page and titles",
  "site/browser": "A file that an app’s own browser cannot save",
  "site/components": "Around every page: masthead, footer, forms without scripts",
  "widget/domain": "The element, on every site that embeds it",
  "widget/finder": "The element’s search by position and its map",
};

/** The wording files of the site: `en.ts` and `ga.ts` in each room. */
const FILES: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  "../../site/**/wording/*.ts",
  { eager: true },
);

/** Returns all rooms: those of the site and of the element, and the bundled campaign. */
export function textRooms(): TextRoom[] {
  const { en, ga } = DEFAULT_CAMPAIGN.texts;
  return [
    roomOf("api/contract/campaign", campaignTexts(en), campaignTexts(ga ?? en)),
    ...Object.keys(FILES).flatMap((path) => {
      const folder = /^[./]*(.+)\/wording\/ga\.ts$/.exec(path)?.[1];
      if (folder === undefined) return [];
      const english = textsOf(FILES[path.replace(/ga\.ts$/, "en.ts")]?.en);
      return english.length === 0 ? [] : [roomOf(folder, english, textsOf(FILES[path]?.ga))];
    }),
    roomOf("widget/domain", elementTexts("en"), elementTexts("ga")),
    roomOf("widget/finder", textsOf(FINDER_WORDING.en), textsOf(FINDER_WORDING.ga)),
  ];
}

function roomOf(folder: string, en: readonly TextEntry[], ga: readonly TextEntry[]): TextRoom {
  const irish = linesByKey(ga);
  const english = linesByKey(en);
  const keys = new Set([...english.keys(), ...irish.keys()]);
  const page = PAGES.find((entry) => folder === `site/pages/${entry.folder}`);
  return {
    folder,
    seenOn: page ? `The page ${pathOf(page, "ga")}` : (SEEN_ON[folder] ?? folder),
    texts: [...keys].map((key) => ({
      key: key.replace(/^\./, ""),
      en: english.get(key) ?? "",
      ga: irish.get(key) ?? "",
    })),
  };
}

/** Returns the texts by key; those of the same key are lines of one text. */
function linesByKey(entries: readonly TextEntry[]): Map<string, string> {
  const lines = new Map<string, string>();
  for (const { key, text } of entries) {
    const before = lines.get(key);
    lines.set(key, before === undefined ? text : `${before}\n${text}`);
  }
  return lines;
}

/** Returns the texts of the element, with the names of the ways to open a letter. */
function elementTexts(language: Language): TextEntry[] {
  const { constituencies: _, ...wording } = wordingFor(language);
  const names = WAYS.flatMap((way) =>
    FORMS.map((form) => ({ key: `.providers.${way}`, text: nameOf(way, language, form) })),
  );
  return [...textsOf(wording, "", ELEMENT_SAMPLES), ...names];
}

/** The campaign's texts without the names of the pictures of its findings. */
function campaignTexts({ findings, ...texts }: CampaignTexts): TextEntry[] {
  return textsOf({
    ...texts,
    findings: findings.map(({ figure, text }) => ({ figure, text })),
  });
}

/** Returns every text of a wording, with dotted keys. One with arguments appears once for each of its samples. */
function textsOf(value: unknown, key = "", samples?: object): TextEntry[] {
  if (typeof value === "string") return [{ key, text: value }];
  if (isTextWithArguments(value)) {
    const texts = Array.isArray(samples)
      ? samples.map((args) => joinParts(value(...args)))
      : variantsOf(value);
    if (texts.length === 0 && samples !== undefined) throw new Error(`${key} has no sample`);
    return texts.map((text) => ({ key, text }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, `${key}.${name}`, samples && (Reflect.get(samples, name) ?? {})),
  );
}

function isTextWithArguments(value: unknown): value is TextWithArguments {
  return typeof value === "function";
}

/** Returns the different texts that a function makes of names and counts. */
function variantsOf(text: TextWithArguments): string[] {
  const variants = new Map<string, string>();
  for (const sample of [NAME, ...COUNTS]) {
    const variant = callWith(text, sample);
    if (variant === null) continue;
    const words = variant.replaceAll(/\p{N}+/gu, NAME);
    if (!variants.has(words)) variants.set(words, variant);
  }
  return [...variants.values()];
}

/** Calls a text with one sample for all arguments, as a plain value or as an object of such values. */
function callWith(text: TextWithArguments, sample: string | number): string | null {
  for (const argument of [sample, objectOf(sample)]) {
    try {
      const parts = text(...Array.from({ length: text.length }, () => argument));
      const joinedText = joinParts(parts);
      if (!/undefined|NaN|Invalid|\[object/.test(joinedText)) return joinedText;
    } catch {
      // The text needs another kind of argument.
    }
  }
  return null;
}

/** Joins the parts of a text, for example a page's title and its description. */
function joinParts(parts: unknown): string {
  if (typeof parts === "string") return parts;
  return textsOf(parts)
    .map(({ text }) => text)
    .join("\n");
}

/** Returns an object that has the sample under every name. */
function objectOf(sample: string | number): unknown {
  return new Proxy({}, { get: () => sample });
}
