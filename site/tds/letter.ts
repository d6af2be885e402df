import type { Language } from "../../api/contract/language.ts";
import type { PageCampaign } from "../shown-page.ts";

/** The campaign's letter in one language. */
export type Letter = PageCampaign["letters"]["en"] & { readonly language: Language };

/** Returns the campaign's letter in a language, or the English one if it has none in it. */
export function letterIn(language: Language, { letters }: PageCampaign): Letter {
  const { en, ga } = letters;
  return language === "ga" && ga ? { ...ga, language } : { ...en, language: "en" };
}
