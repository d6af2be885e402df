import { DEFAULT_ELEMENT_TEXTS } from "../../api/contract/campaign/default-element-texts.ts";
import { fields } from "../../api/contract/json.ts";

/** What the element shows of a campaign. */
export type ShownCampaign = typeof DEFAULT_ELEMENT_TEXTS & {
  /** Shown instead of the picker while no letters are asked for; empty shows the light child. */
  closed: readonly string[] | null;
};

/** The bundled campaign, which is shown until the published one has arrived. */
export const BUNDLED_CAMPAIGN: ShownCampaign = { ...DEFAULT_ELEMENT_TEXTS, closed: null };

const isText = (value: unknown) => typeof value === "string";

/**
 * Parses unknown JSON as `GET /api/campaign`; null when it has another shape. A state that is not
 * known here shows its texts, if it has any.
 */
export function parseShownCampaign(value: unknown): ShownCampaign | null {
  const { state, texts } = fields(value);
  if (state === "draft") return { ...BUNDLED_CAMPAIGN, closed: [] };
  const { name, letter, caption, goOn, paused, achieved, next } = fields(fields(texts).en);
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
