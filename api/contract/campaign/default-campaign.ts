import type { Campaign } from "./campaign.ts";
import { DEFAULT_ELEMENT_TEXTS } from "./default-element-texts.ts";
import { FOLLOW_UP_DAYS } from "./default-follow-up.ts";
import { DEFAULT_IRISH_TEXTS } from "./default-irish-texts.ts";
import { DEFAULT_LETTER } from "./default-letter.ts";
import { laterTexts } from "./later-fields.ts";

/**
 * The bundled campaign, which serves until staff publish one.
 *
 * Facts that are not known yet use domains reserved for examples (RFC 2606), so that they cannot
 * lead to a real site. `exampleFacts` lists them, and a production start logs a warning for them.
 */
export const DEFAULT_CAMPAIGN: Campaign = {
  format: 1,
  state: "live",
  facts: {
    contactAddress: "hello@arts-alliance.example",
    privacyPolicyUrl: "https://arts-alliance.example/privacy",
    handle: "@example",
    profileUrl: "https://social.example/example",
    postUrl: "https://www.instagram.com/p/example/",
    surveyUrl: "https://survey.example/",
    builder: { name: "Example Studio", url: "https://studio.example/" },
    actionsBaseline: 2650,
    followUpDays: FOLLOW_UP_DAYS,
    findingsUrl: "https://www.gov.ie/BasicIncomeArts",
  },
  record: {
    topics: "Basic Income for the Arts\nBasic Income for Artists\nBunioncam do na hEalaíona",
  },
  texts: {
    en: {
      organisation: "Example Arts Alliance",
      shortName: "BIA",
      nameInText: "the Basic Income for the Arts",
      headline: "Urgent:\nContact Your TD\nAbout BIA",
      lead: "Ask your TDs to retain, extend and expand the Basic Income for the Arts. The letter is written; sending it from your own email takes about a minute.",
      letterTile: "SEND THE BIA LETTER",
      description:
        "Pick your constituency and send your TDs a ready-written letter: retain, extend and expand the Basic Income for the Arts. It takes about a minute.",
      shareText:
        "Contact your TD about the Basic Income for the Arts. The letter is written; sending it takes a minute. #BasicIncomeForTheArts #BIA",
      ...DEFAULT_ELEMENT_TEXTS,
      letter: DEFAULT_LETTER,
      ...laterTexts("en"),
      findingsTitle: "What the pilot showed",
      findings: [
        { picture: "works", figure: "3.6", text: "more new works in six months" },
        { picture: "practice", figure: "8", text: "more hours a week on practice" },
        { picture: "jobs", figure: "2.7", text: "fewer hours in non-arts work" },
        {
          picture: "deprivation",
          figure: "3×→2×",
          text: "risk of deprivation: from three times the general population’s to twice",
          isTextComplete: true,
        },
      ],
      findingsSource:
        "Basic Income for the Arts pilot, the Department of Culture’s impact assessments",
    },
    ga: DEFAULT_IRISH_TEXTS,
  },
};

/**
 * Returns the campaign that published pages and files name. A draft is for staff alone, and anybody
 * can read them, so they name the bundled campaign until the draft is opened.
 */
export function namedCampaign(campaign: Campaign): Campaign {
  return campaign.state === "draft" ? { ...DEFAULT_CAMPAIGN, state: "draft" } : campaign;
}
