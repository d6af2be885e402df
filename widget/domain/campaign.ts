import { DEFAULT_ELEMENT_TEXTS } from "../../api/contract/campaign/default-element-texts.ts";
import { fields } from "../../api/contract/json.ts";
import type { Language } from "../../api/contract/language.ts";

/** What the element shows of a campaign in one language. */
type ShownTexts = typeof DEFAULT_ELEMENT_TEXTS & {
  /** Shown instead of the picker while no letters are asked for; empty shows the light child. */
  closed: readonly string[] | null;
};

/** What the element shows of a campaign: the English texts, and the Irish ones if there are any. */
export type ShownCampaign = ShownTexts & { ga: ShownTexts | null };

/** The bundled campaign, which is shown until the published one has arrived. */
export const BUNDLED_CAMPAIGN: ShownCampaign = { ...DEFAULT_ELEMENT_TEXTS, closed: null, ga: null };

const isText = (value: unknown) => typeof value === "string";

/**
 * Parses unknown JSON as `GET /api/campaign`; null when it has another shape. A state that is not
 * known here shows its texts, if it has any.
 */
export function parseShownCampaign(value: unknown): ShownCampaign | null {
  const { state, texts } = fields(value);
  if (state === "draft") return { ...BUNDLED_CAMPAIGN, closed: [] };
  const { en, ga } = fields(texts);
  const shown = parseTexts(state, en);
  return shown && { ...shown, ga: parseTexts(state, ga) };
}

/** Returns the language in which a campaign is shown where a language is wanted. */
export function shownLanguage(campaign: ShownCampaign, wanted: Language): Language {
  return campaign.ga === null ? "en" : wanted;
}

/** Returns a campaign's texts in a language, or the English ones if it has no others. */
export function textsIn(campaign: ShownCampaign, wanted: Language): ShownTexts {
  return (wanted === "ga" && campaign.ga) || campaign;
}

/** Parses the texts of one language; null when they have another shape. */
function parseTexts(state: unknown, texts: unknown): ShownTexts | null {
  const { name, letter, caption, goOn, paused, achieved, next } = fields(texts);
  const { subject, body } = fields(letter);
  if (![state, name, subject, body, caption, goOn].every(isText)) return null;
  const said = state === "paused" ? [paused] : [achieved, next];
  return {
    name: `${name}`,
    letter: { subject: `${subject}`, body: `${body}` },
    caption: `${caption}`,
    goOn: `${goOn}`,
    closed: state === "live" ? null : said.filter(isText).map(String),
  };
}
