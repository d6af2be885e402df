import type { Campaign, CampaignState } from "../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../api/contract/campaign/default-campaign.ts";
import { fields } from "../api/contract/json.ts";
import type { Language } from "../api/contract/language.ts";
import { LANGUAGE, showLanguage } from "./language.ts";

type Letter = Campaign["texts"]["en"]["letter"];

/** The parts of a campaign that the pages show. */
export type PageCampaign = {
  state: CampaignState;
  organisation: string;
  shortName: string;
  campaignName: string;
  /** The name within a sentence. */
  nameInText: string;
  privacyPolicyUrl: string;
  contactAddress: string;
  surveyUrl: string;
  builder: { name: string; url: string };
  /** The letter in each language that the campaign has one in. */
  letters: { en: Letter; ga?: Letter };
} & Omit<Campaign["texts"]["en"], "name" | "organisation" | "shortName" | "nameInText"> &
  Pick<
    Campaign["facts"],
    | "handle"
    | "profileUrl"
    | "postUrl"
    | "actionsBaseline"
    | "findingsUrl"
    | "urgentUntil"
    | "surveyUntil"
    | "colours"
  >;

function ofCampaign({ state, facts, texts: { en, ga } }: Campaign): PageCampaign {
  const texts = LANGUAGE === "ga" ? (ga ?? en) : en;
  const letters = { en: en.letter, ...(ga && { ga: ga.letter }) };
  return { ...facts, ...texts, state, campaignName: texts.name, letters };
}

/** The facts that the scripts of a page show. */
const SHOWN = [
  "organisation",
  "shortName",
  "campaignName",
  "nameInText",
  "privacyPolicyUrl",
  "surveyUrl",
] as const;

/**
 * The campaign that the pages show: the published one, or the bundled one. A module that reads it
 * while it is loaded has to be imported after `showCampaign`.
 */
export let CAMPAIGN: PageCampaign = withShown(
  // The scripts of a build do not contain the bundled campaign. Their pages carry the facts that
  // they show.
  typeof __FACTS_IN_PAGE__ !== "undefined" && __FACTS_IN_PAGE__
    ? Object.create(null)
    : ofCampaign(DEFAULT_CAMPAIGN),
);

/**
 * Sets the campaign and the language of all later renderings and imports. Without texts in Irish,
 * Irish pages show the campaign's English ones.
 */
export function showCampaign(campaign: Campaign, language: Language): void {
  showLanguage(language);
  CAMPAIGN = ofCampaign(campaign);
}

/** Returns the facts that a page carries for its scripts, as JSON. */
export function shownFacts(): string {
  const { builder, surveyUntil, state, colours } = CAMPAIGN;
  const shown = Object.fromEntries(SHOWN.map((name) => [name, CAMPAIGN[name]]));
  return JSON.stringify({
    ...shown,
    surveyUntil,
    ...(state === "draft" && { state }),
    builderName: builder.name,
    builderUrl: builder.url,
    ...(colours?.urgent && { colours: { urgent: colours.urgent } }),
  });
}

/** Returns the campaign with the facts that the current page carries. */
function withShown(campaign: PageCampaign): PageCampaign {
  const json =
    typeof document === "undefined" ? undefined : document.documentElement.dataset.campaign;
  if (json === undefined) return campaign;
  const carried = fields(JSON.parse(json));
  const text = (name: string, bundled: string) => {
    const value = carried[name];
    return typeof value === "string" ? value : bundled;
  };
  const shown = { ...campaign };
  for (const name of SHOWN) shown[name] = text(name, campaign[name]);
  shown.builder = {
    name: text("builderName", campaign.builder?.name),
    url: text("builderUrl", campaign.builder?.url),
  };
  if (carried.state === "draft") shown.state = "draft";
  const { light, dark } = fields(fields(carried.colours).urgent);
  if (typeof light === "string" && typeof dark === "string") {
    shown.colours = { urgent: { light, dark } };
  }
  const { surveyUntil } = carried;
  return typeof surveyUntil === "string" ? { ...shown, surveyUntil } : shown;
}
