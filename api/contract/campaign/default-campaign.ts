import type { Campaign } from "./campaign.ts";
import { DEFAULT_ELEMENT_TEXTS } from "./default-element-texts.ts";
import { DEFAULT_IRISH_TEXTS } from "./default-irish.ts";
import {
  DEFAULT_LETTER,
  ENGLISH_BEGINNINGS,
  ENGLISH_CALL,
  ENGLISH_FOLLOW_UP,
  FOLLOW_UP_DAYS,
} from "./default-letters.ts";
import { DEFAULT_PLACES } from "./default-places.ts";

/** The bundled campaign. Facts not known yet have example domains (RFC 2606), of which a production start warns. */
export const DEFAULT_CAMPAIGN: Campaign = {
  format: 1,
  state: "live",
  facts: {
    contactAddress: "hello@arts-alliance.example",
    decidingOffice: "Minister for Culture, Communications and Sport",
    committee: "Joint Committee on Arts, Media, Communications, Culture and Sport",
    ...DEFAULT_PLACES,
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
      headline: "Urgent:\nContact Your TD\nAbout BIA",
      lead: "The letter is written; sending it from your own email takes about a minute.",
      letterTile: "SEND THE BIA LETTER",
      description:
        "Pick your constituency and send your TDs a ready-written letter: retain, extend and expand the Basic Income for the Arts. It takes about a minute.",
      shareText:
        "Contact your TD about the Basic Income for the Arts. The letter is written; sending it takes a minute. #BasicIncomeForTheArts #BIA",
      ...DEFAULT_ELEMENT_TEXTS,
      letter: DEFAULT_LETTER,
      requests: {
        minister:
          "As {office}, you decide about this scheme. Will you keep it, let it last beyond one round, and open it to artists who were not drawn?",
        government:
          "You hold office in government and can raise this with the Minister. Will you ask for a scheme that lasts beyond one round and reaches the artists in {constituency} who were not drawn?",
        chair:
          "As {office} you take no side in the Dáil, and I ask for none. Will you pass this letter on to the Minister who decides about the scheme?",
        committee:
          "You sit on the {committee}. Will you ask there how many artists in {constituency} the scheme has not reached, and how it will reach them?",
        against:
          "On {date} you took a position against the scheme. Will you hear from artists in {constituency} what it means here?",
        for: "Thank you for your public support on {date}. Will you ask the Minister in the Dáil how the scheme will reach the artists in {constituency} who were not drawn?",
        asked:
          "Thank you for asking about it in the Dáil on {date}. Will you ask again, for a scheme that lasts beyond one round and reaches more artists in {constituency}?",
        other:
          "Will you ask the Minister in the Dáil how many artists in {constituency} the scheme has not reached? A yes or a no is answer enough.",
      },
      thanks: {
        asked: "I thank {names} for asking about it in the Dáil.",
        support: "I thank {names} for asking about it or supporting it in public.",
      },
      placeFigure: "{place}, {figure} artists were selected for the pilot.",
      placesSource: "Artists by county: the Department of Culture, as answered in the Dáil",
      followUpThanks: `Dear Representative,

I wrote to you on {date} about the Basic Income for the Arts. Since then, on {answered}, you took it up in public.

Thank you for that. I would be glad to hear what comes of it.

Kind regards,
`,
      beginnings: ENGLISH_BEGINNINGS,
      call: ENGLISH_CALL,
      followUp: ENGLISH_FOLLOW_UP,
      meeting: {
        subject: "Ten minutes about the Basic Income for the Arts",
        body: `Dear Representative,

I am your constituent. May I meet you for ten minutes about the Basic Income for the Arts, at one of your clinics or in Leinster House?

I would like to tell you what the scheme means here, and to hear where you stand.

Could you or your office offer me a day and a time?

Kind regards,
`,
      },
      answers: {
        yes: {
          means:
            "They will support a scheme that lasts and reaches more artists. A yes in public counts most, because others can quote it.",
          reply:
            "Thank you for your clear answer. May I quote it? A question in the Dáil, or a sentence in public, would help artists here to plan.",
        },
        maybe: {
          means: "They are friendly and promise nothing. The next question decides.",
          reply:
            "Thank you for your kind reply. May I ask one thing more: will you speak and vote for a scheme that lasts and reaches more artists, and say so in public?",
        },
        party: {
          means:
            "Everyone who wrote gets this text. It says where the party stands, not where your TD does.",
          reply:
            "Thank you for sending your party’s position. I would like to know your own: do you support a scheme that lasts and reaches more artists, and have you said so in your party?",
        },
        no: {
          means:
            "They are against it, or against this scheme. Knowing why helps more than arguing.",
          reply:
            "Thank you for answering plainly. What would have to change for you to support it? I would be glad to tell you what the scheme means here.",
        },
        silence: {
          means:
            "Offices are busy, and silence is not a no. Ask again after three weeks, by post or by phone.",
          reply:
            "I wrote to you some weeks ago about the Basic Income for the Arts. Could you tell me where you stand? One sentence is enough.",
        },
      },
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

/** Returns the campaign that public pages name: a draft is for staff alone, so the bundled one instead. */
export function namedCampaign(campaign: Campaign): Campaign {
  return campaign.state === "draft" ? { ...DEFAULT_CAMPAIGN, state: "draft" } : campaign;
}
