import { fields } from "../../api/contract/json.ts";
import { type Language, localPath } from "../../api/contract/language.ts";
import { type ShownCampaign, shownLanguage } from "./campaign.ts";

// Not in `campaign.ts`, which is in the element's first file.

/** Returns the address that a shared text leads to, in the language of the text. */
export function sharedPage(
  campaign: ShownCampaign,
  settings: { lang: Language; campaignUrl: string },
  path = "/",
): string {
  return new URL(localPath(path, shownLanguage(campaign, settings.lang)), settings.campaignUrl)
    .href;
}

/** Returns the texts and facts of the campaign's reply, of any shape, for what only few files show. */
export function publishedCampaign({ reply }: ShownCampaign, language: Language) {
  const { texts, facts } = fields(reply);
  return { texts: fields(texts)[language], facts };
}

/** Returns a text that only few files show; null where the campaign has none. */
export function publishedText(
  campaign: ShownCampaign,
  language: Language,
  name: "beginnings" | "call" | "followUp" | "followUpThanks",
): string | null {
  const text = fields(publishedCampaign(campaign, language).texts)[name];
  return typeof text === "string" && text !== "" ? text : null;
}
