import { createContext, useContext, useSyncExternalStore } from "react";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { type Language, languageOf } from "../../api/contract/language.ts";
import { BUILT_ORIGIN } from "../../api/contract/paths.ts";

/** The campaign that a page shows, and the language of the page. */
export interface ShownPage {
  readonly campaign: PageCampaign;
  readonly language: Language;
}

/** Returns what the pages of a campaign show in a language; its English texts if it has no Irish ones. */
export function shownPage(campaign: Campaign, language: Language): ShownPage {
  return { language, campaign: campaignIn(campaign, language) };
}

/** A campaign as its pages show it: the facts, the texts in the language of the page, and all texts. */
export type PageCampaign = ReturnType<typeof campaignIn>;

function campaignIn({ state, facts, texts }: Campaign, language: Language) {
  const wording = texts[language] ?? texts.en;
  return { ...facts, ...wording, state, campaignName: wording.name, texts };
}

export function asksForLetters({ state }: PageCampaign): boolean {
  return state === "live";
}

/** The campaign and language for a page's components, in prerendering and in the browser. */
export const PageContext = createContext<ShownPage | null>(null);

/** Returns the campaign and the language of the page. Throws outside of `PageContext`. */
export function usePage(): ShownPage {
  const page = useContext(PageContext);
  if (page === null) throw new Error("A component of the site needs a PageContext around it");
  return page;
}

export function useWording<Texts>(texts: Readonly<Record<Language, Texts>>): Texts {
  return texts[usePage().language];
}

/** Returns the function that makes a page's metadata from its texts in the language of the page. */
export function headIn<Head>(
  texts: Readonly<Record<Language, { head(campaign: PageCampaign): Head }>>,
) {
  return ({ campaign, language }: ShownPage): Head => texts[language].head(campaign);
}

const CARRIED_FACTS = [
  "organisation",
  "shortName",
  "campaignName",
  "nameInText",
  "privacyPolicyUrl",
  "surveyUrl",
  "surveyUntil",
  "builder",
  "state",
  "headline",
] as const;

/** Returns the facts that a page carries for its scripts, as JSON. */
export function carriedFacts(campaign: PageCampaign): string {
  const { state, paused, colours } = campaign;
  return JSON.stringify({
    ...Object.fromEntries(CARRIED_FACTS.map((name) => [name, campaign[name]])),
    ...(state === "paused" && { paused }),
    colours: { urgent: colours?.urgent, link: colours?.link },
  });
}

/** Returns what the current page shows in a browser, by its language and the facts that it carries. */
export function pageInDocument(): ShownPage {
  const { lang, dataset } = document.documentElement;
  const language = languageOf(lang) ?? "en";
  // The scripts of a build do not contain the bundled campaign. Their pages carry the facts that
  // they show.
  const bundled: PageCampaign =
    typeof __IS_PAGE_BUILT__ !== "undefined" && __IS_PAGE_BUILT__
      ? Object.create(null)
      : shownPage(DEFAULT_CAMPAIGN, language).campaign;
  return { language, campaign: { ...bundled, ...JSON.parse(dataset.campaign ?? "{}") } };
}

/** Returns the origin that the server wrote into the page, else, once a script runs, the page's own. */
export function usePublicOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => publicOrigin(),
    () => configuredOrigin() ?? BUILT_ORIGIN,
  );
}

export function publicOrigin(): string {
  return configuredOrigin() ?? window.location.origin;
}

/** Returns the origin that the server wrote into the page; undefined without one, and in the build. */
function configuredOrigin(): string | undefined {
  return typeof document === "undefined"
    ? undefined
    : document.documentElement.dataset.publicOrigin;
}
