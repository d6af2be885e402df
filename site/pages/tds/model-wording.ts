import { constituencyName } from "../../../api/contract/constituency-details.ts";
import { type Language, localPath } from "../../../api/contract/language.ts";
import { IRISH_LOOKUP_MESSAGES, LOOKUP_MESSAGES } from "../../../api/contract/messages.ts";
import { sharePicturePath } from "../../../api/contract/paths.ts";
import type { FoundTd } from "../../../api/contract/responses.ts";
import type { TdsPageModel } from "../../../api/contract/site-renderer.ts";
import type { LetterText } from "../../../widget/domain/letter.ts";
import { letterTo } from "../../../widget/domain/reader.ts";
import { FINDER_WORDING } from "../../../widget/domain/wording/finder.ts";
import { isEircode, isElsewhere } from "../../../widget/finder/read-places.ts";
import { wordingFor } from "../../../widget/index.ts";
import { phaseTitle } from "../../components/PhaseTexts.tsx";
import type { PageHead } from "../../document/head.ts";
import { asksForLetters, type PageCampaign, type ShownPage } from "../../document/shown-page.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

const WORDING = { en, ga };

const FAILURES = { en: LOOKUP_MESSAGES, ga: IRISH_LOOKUP_MESSAGES };

export type FoundModel = Extract<TdsPageModel, { state: "found" }>;

export function headOf(model: TdsPageModel, page: ShownPage, isToPrint: boolean): PageHead {
  const { campaign, language } = page;
  const { bill, description, descriptionOf, pictureOf } = WORDING[language];
  const title = `${titleOf(model, page, isToPrint)} | ${campaign.campaignName}`;
  if (!("constituency" in model)) return { title, description };
  const { constituency } = model;
  const name = constituencyName(constituency, language);
  const tds = "tds" in model ? countOf(model) : 0;
  const words = asksForLetters(campaign) ? bill(tds) : campaign.campaignName;
  return {
    title: tds > 0 && !isToPrint ? title.replace(" | ", ` – ${words} | `) : title,
    description: descriptionOf(name, campaign.nameInText, tds),
    share: {
      image: localPath(sharePicturePath(constituency), language),
      alt: pictureOf(name, `${name}. ${words}`),
    },
  };
}

/** Returns the number of a page's TDs, those without an address included. */
export function countOf({ tds, withoutAddress = [] }: FoundModel): number {
  return tds.length + withoutAddress.length;
}

export function titleOf(model: TdsPageModel, page: ShownPage, isToPrint: boolean): string {
  const { campaign, language } = page;
  if (!asksForLetters(campaign)) return phaseTitle(page);
  if (model.state === "found" && isToPrint) return WORDING[language].titleToPrint;
  return model.state === "found"
    ? wordingFor(language).results.title(model.constituency)
    : WORDING[language].titles[model.state];
}

/** Returns what went wrong and what to do next, for a page without TDs. */
export function adviceOf(
  model: Exclude<TdsPageModel, { state: "found" }>,
  language: Language,
): string {
  const { advice, failed, youTyped } = WORDING[language];
  if (model.state === "failed") return failed(FAILURES[language][model.code]);
  if (!("typed" in model)) return advice[model.state];
  const { typed, state } = model;
  const { advice: finderAdvice, elsewhere } = FINDER_WORDING[language];
  const { afterEircode } = finderAdvice;
  const next = isEircode(typed) ? afterEircode : isElsewhere(typed) ? elsewhere : advice[state];
  return `${youTyped(typed)} ${next}`;
}

/** Returns the letter to some of a page's TDs. */
export type LetterTo = (tds: readonly FoundTd[]) => LetterText & { readonly language: Language };

/** Returns the letters of a page in a language, or else in English. */
export function lettersIn(
  wanted: Language,
  campaign: PageCampaign,
  model: Pick<FoundModel, "votes">,
): LetterTo {
  const setting = settingIn(wanted, campaign, model);
  const { texts, language } = setting;
  return (tds) => ({ ...letterTo(tds, texts.letter, setting), language });
}

/** Returns the letters that ask to meet, in a language, or else in English. */
export function meetingsIn(wanted: Language, campaign: PageCampaign): LetterTo {
  const { texts, language } = settingIn(wanted, campaign, {});
  const { salutationToOne } = texts.letter;
  return () => ({ ...texts.meeting, salutationToOne, language });
}

/** Returns what a page's letters and figures rest on, in a language, or else in English. */
export function settingIn(
  wanted: Language,
  campaign: PageCampaign,
  { votes }: Pick<FoundModel, "votes">,
) {
  const language = campaign.texts[wanted] ? wanted : "en";
  const texts = campaign.texts[language] ?? campaign.texts.en;
  return { texts, facts: campaign, votes, language, wording: wordingFor(language) };
}
