import { fields } from "../../api/contract/json.ts";
import { type Language, localPath } from "../../api/contract/language.ts";
import { type ShownCampaign, shownLanguage } from "./campaign.ts";

// What only the results' file needs of a campaign: the element's first file holds none of it.

/** Returns the page that a shared text leads to, in its language, from that of the English page. */
export function sharedPage(
  campaign: ShownCampaign,
  shown: { lang: Language; campaignUrl: string },
  path = "/",
): string {
  return new URL(localPath(path, shownLanguage(campaign, shown.lang)), shown.campaignUrl).href;
}

/** Returns a text of the server's reply that few files show; null where it has none. */
export function publishedText(
  campaign: ShownCampaign,
  language: Language,
  name: "beginnings" | "call" | "followUp",
): string | null {
  const text = fields(fields(fields(campaign.reply).texts)[language])[name];
  return typeof text === "string" && text !== "" ? text : null;
}
