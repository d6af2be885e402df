import { DEFAULT_ELEMENT_TEXTS } from "../../api/contract/campaign/default-element-texts.ts";
import { fields } from "../../api/contract/json.ts";
import type { Language } from "../../api/contract/language.ts";
import type { LetterText } from "./letter.ts";

/** The texts of a campaign that the element shows in one language. */
type ShownTexts = typeof DEFAULT_ELEMENT_TEXTS & {
  /** Null for the bundled letter. */
  letter: LetterText | null;
  /** Texts in place of the picker while no letters are asked for; none: the light child instead. */
  shownInstead: readonly string[] | null;
};

/** A colour `#rrggbb` for each theme. */
type ThemedColour = { light: string; dark: string };

/** The campaign's own colours, by the roles of `widget/theme/tokens.ts`. */
type ShownColours = { [Role in "urgent" | "link" | "marigold"]?: ThemedColour | undefined };

/** The part of a campaign that the element shows: the English texts, and the Irish ones if there are any. */
export type ShownCampaign = ShownTexts & {
  ga: ShownTexts | null;
  colours: ShownColours;
  /** The server's whole reply, of any shape, from which files that are fetched later read their texts. */
  reply: unknown;
};

/** The bundled campaign, which is shown until the published one has arrived. */
export const BUNDLED_CAMPAIGN: ShownCampaign = {
  ...DEFAULT_ELEMENT_TEXTS,
  letter: null,
  shownInstead: null,
  ga: null,
  colours: {},
  reply: null,
};

/** Parses the reply of `GET /api/campaign`; null for another shape. */
export function parseShownCampaign(value: unknown): ShownCampaign | null {
  const { state: phase, texts, facts } = fields(value);
  if (phase === "draft") return { ...BUNDLED_CAMPAIGN, shownInstead: [] };
  const { en, ga } = fields(texts);
  const english = parseTexts(phase, en);
  const colours = parseColours(facts);
  return english && { ...english, ga: parseTexts(phase, ga), colours, reply: value };
}

/** Returns the wanted language if the campaign has texts in it, else English. */
export function shownLanguage(campaign: ShownCampaign, wanted: Language): Language {
  return campaign.ga === null ? "en" : wanted;
}

export function textsIn(campaign: ShownCampaign, wanted: Language): ShownTexts {
  return (wanted === "ga" && campaign.ga) || campaign;
}

/** Parses the texts of one language; null for another shape. */
function parseTexts(phase: unknown, texts: unknown): ShownTexts | null {
  const { name, nameInText, letter, caption, goOn, paused, achieved, next } = fields(texts);
  const { subject, salutationToOne, body } = fields(letter);
  const isText = (value: unknown) => typeof value === "string";
  const letterParts = [subject, salutationToOne, body];
  if (![phase, name, nameInText, ...letterParts, caption, goOn].every(isText)) return null;
  const instead = phase === "paused" ? [paused] : [achieved, next];
  return {
    name: `${name}`,
    nameInText: `${nameInText}`,
    letter: { subject: `${subject}`, salutationToOne: `${salutationToOne}`, body: `${body}` },
    caption: `${caption}`,
    goOn: `${goOn}`,
    shownInstead: phase === "live" ? null : instead.filter(isText).map(String),
  };
}

/** Parses the colours among the facts, without colours of another shape. */
function parseColours(facts: unknown): ShownColours {
  const { urgent, link, highlight } = fields(fields(facts).colours);
  return { urgent: parseColour(urgent), link: parseColour(link), marigold: parseColour(highlight) };
}

function parseColour(value: unknown): ThemedColour | undefined {
  const { light, dark } = fields(value);
  const both = `${light}${dark}`;
  return /^(#[\da-f]{6}){2}$/i.test(both)
    ? { light: both.slice(0, 7), dark: both.slice(7) }
    : undefined;
}
