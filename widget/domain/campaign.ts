import { DEFAULT_ELEMENT_TEXTS } from "../../api/contract/campaign/default-element-texts.ts";
import { fields } from "../../api/contract/json.ts";
import type { Language } from "../../api/contract/language.ts";
import type { LetterText } from "./letter.ts";

/** The texts of a campaign that the element shows, in one language. */
type ShownTexts = typeof DEFAULT_ELEMENT_TEXTS & {
  /** Null while it is the bundled one. */
  letter: LetterText | null;
  /** Shown instead of the picker while no letters are asked for; if empty, the light child is. */
  shownInstead: readonly string[] | null;
};

/** A colour of the form `#rrggbb` for the light theme, and one for the dark theme. */
export type ThemedColour = { light: string; dark: string };

/** The campaign's own colours, by the roles of `widget/theme/tokens.ts`. */
type ShownColours = { [Role in "urgent" | "link" | "marigold"]?: ThemedColour | undefined };

/** What the element shows of a campaign: the English texts, and the Irish ones if there are any. */
export type ShownCampaign = ShownTexts & {
  ga: ShownTexts | null;
  colours: ShownColours;
  /** The whole reply of the server, of any shape: files that are fetched later read what only they show. */
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

const isText = (value: unknown) => typeof value === "string";

/** Parses unknown JSON as `GET /api/campaign`; null for another shape. Any phase may have texts. */
export function parseShownCampaign(value: unknown): ShownCampaign | null {
  const { state: phase, texts, facts } = fields(value);
  if (phase === "draft") return { ...BUNDLED_CAMPAIGN, shownInstead: [] };
  const { en, ga } = fields(texts);
  const shown = parseTexts(phase, en);
  return (
    shown && {
      ...shown,
      ga: parseTexts(phase, ga),
      colours: parseColours(facts),
      reply: value,
    }
  );
}

/** Returns the language in which a campaign is shown: the wanted one if the campaign has it. */
export function shownLanguage(campaign: ShownCampaign, wanted: Language): Language {
  return campaign.ga === null ? "en" : wanted;
}

/** Returns a campaign's texts in a language, or the English ones if it has no others. */
export function textsIn(campaign: ShownCampaign, wanted: Language): ShownTexts {
  return (wanted === "ga" && campaign.ga) || campaign;
}

/** Parses the texts of one language; null when they have another shape. */
function parseTexts(phase: unknown, texts: unknown): ShownTexts | null {
  const { name, nameInText, letter, caption, goOn, paused, achieved, next } = fields(texts);
  const { subject, salutationToOne, body } = fields(letter);
  if (![phase, name, nameInText, subject, body, caption, goOn].every(isText)) return null;
  const said = phase === "paused" ? [paused] : [achieved, next];
  return {
    name: `${name}`,
    nameInText: `${nameInText}`,
    letter: {
      subject: `${subject}`,
      // A server of an earlier release sends none.
      salutationToOne: `${salutationToOne ?? ""}`,
      body: `${body}`,
    },
    caption: `${caption}`,
    goOn: `${goOn}`,
    shownInstead: phase === "live" ? null : said.filter(isText).map(String),
  };
}

/** Parses the colours among the facts. One of another shape is left out. */
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
