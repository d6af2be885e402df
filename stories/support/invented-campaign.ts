import type { Campaign, CampaignTexts } from "../../api/contract/campaign/campaign.ts";
import type { PublishedCampaign } from "../../api/contract/campaign/campaign-api.ts";

/** An invented campaign that shares no text with the bundled one. */
export const NIGHT_BUSES: Campaign = {
  format: 1,
  state: "live",
  facts: {
    contactAddress: "hello@nightbus.ie",
    decidingOffice: "Minister for Transport",
    committee: "Joint Committee on Transport",
    places: [{ constituency: "Mayo", en: "In Mayo", ga: "I Maigh Eo", figure: 9 }],
    privacyPolicyUrl: "https://nightbus.ie/privacy",
    handle: "@nightbus",
    profileUrl: "https://bsky.app/profile/nightbus.ie",
    postUrl: "https://www.instagram.com/p/nightbus/",
    surveyUrl: "https://survey.nightbus.ie/",
    builder: { name: "Depot Works", url: "https://depot.ie/" },
    actionsBaseline: 12,
    followUpDays: 10,
    findingsUrl: "https://nightbus.ie/figures",
    colours: {
      urgent: { light: "#7A1FA2", dark: "#D7A6F5" },
      link: { light: "#0B6470", dark: "#79D6E2" },
      highlight: { light: "#B6E04A", dark: "#B6E04A" },
      ground: { light: "#12424C", dark: "#0C3038" },
    },
  },
  texts: {
    en: {
      organisation: "Passengers Together",
      shortName: "N8",
      name: "Night Buses for All",
      nameInText: "night buses for all",
      headline: "Tonight:\nWrite to your TD\nAbout the N8",
      lead: "Ask your TDs for a bus that runs past midnight in every town.",
      letterTile: "SEND THE N8 LETTER",
      description: "Ask your TDs for night buses. The letter is written.",
      shareText: "Write to your TD about night buses. #NightBus",
      caption: "I asked my TDs for night buses. You can too: {page} #NightBus",
      goOn: "Ask your friends how they get home",
      letter: {
        subject: "A bus home after midnight",
        salutationToOne: "Dear {name} TD,",
        body: "Dear TD,\n\nThe last bus leaves our town at nine.\n\nPlease fund one at two.\n\nYours,\n",
      },
      requests: {
        minister: "As {office} you sign for buses. Will you sign?",
        government: "You hold office. Will you raise it?",
        chair: "You keep order. Will you pass this on?",
        committee: "You sit on the {committee}. Will you table it?",
        against: "On {date} you were against it. Will you ride one?",
        for: "Thank you for {date}. Will you say it again?",
        asked: "Thank you for asking on {date}. Will you ask again?",
        other: "Will you ask for a bus in {constituency}?",
      },
      thanks: { asked: "I thank {names} for asking.", support: "I thank {names}." },
      placeFigure: "{place}, {figure} stops have no bus.",
      placesSource: "Passengers Together, a count of stops",
      beginnings: "I drive a taxi and\nMy daughter walks home from",
      call: "Hello.\nI need a bus at two.\nIf a machine answers: say so.",
      followUp: "Dear TD,\n\nOn {date} I asked you for a bus. I have not seen a reply.\n\nYours,\n",
      followUpThanks:
        "Dear TD,\n\nOn {date} I asked you for a bus. On {answered} you spoke up. Thank you.\n\nYours,\n",
      meeting: {
        subject: "Ten minutes at the depot",
        body: "Dear TD,\n\nMay we meet?\n\nYours,\n",
      },
      answers: {
        yes: { means: "There will be a bus.", reply: "Thank you. When?" },
        maybe: { means: "There may be a bus.", reply: "Thank you. Will there?" },
        party: { means: "Their party has a view.", reply: "Thank you. And yours?" },
        no: { means: "There will be no bus.", reply: "Thank you. Why?" },
        silence: { means: "They have not read it.", reply: "Did you get my letter?" },
      },
      findingsTitle: "What one winter showed",
      findings: [{ picture: "works", figure: "41", text: "more passengers a night" }],
      findingsSource: "Passengers Together, the winter of the trial",
    },
  },
};

/** The statements and votes of an invented campaign. */
export const RECORD = {
  topics: "Night bus\nBus oíche",
  votes: {
    "0": {
      date: "2026-07-08",
      subject: "Motion on night buses",
      url: "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/",
      for: "ta",
      ta: "Ann-Example.D.2024-11-29\nSeán-Ó-Sampla.D.2024-11-29",
      nil: "Bob-Sample.D.2020-02-08",
    },
  },
  statements: {
    "0": {
      member: "Ann-Example.D.2024-11-29",
      stance: "for",
      sentence: "Every town needs a bus home.",
      date: "2026-07-09",
      url: "https://nightbus.ie/ann",
    },
  },
} satisfies Campaign["record"];

/** Returns a campaign with some of its fields changed. Irish texts begin with the English ones. */
export function campaignWith(
  changes: Partial<Pick<Campaign, "state">> & {
    facts?: Partial<Campaign["facts"]>;
    en?: Partial<CampaignTexts>;
    ga?: Partial<CampaignTexts>;
  },
  campaign = NIGHT_BUSES,
): Campaign {
  const en = { ...campaign.texts.en, ...changes.en };
  const ga = changes.ga ? { ...en, ...changes.ga } : campaign.texts.ga;
  return {
    ...campaign,
    state: changes.state ?? campaign.state,
    facts: { ...campaign.facts, ...changes.facts },
    texts: { en, ...(ga && { ga }) },
  };
}

/** Returns a campaign as a version that was published. */
export function publishedVersion(
  version: number,
  changes: Partial<PublishedCampaign> = {},
): PublishedCampaign {
  const publishedAt = "2026-11-20T21:42:07.000Z";
  return { version, publishedAt, author: "Seán", note: "", campaign: NIGHT_BUSES, ...changes };
}

/** The words that only the bundled campaign contains. */
export const BUNDLED_WORDS =
  /Basic Income|Bunioncam|\bBIA\b|Example (?:Arts|Studio)|arts-alliance|#BasicIncome/;
