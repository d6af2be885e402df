/**
 * The facts of the campaign: its organisation, links, texts and the start value of its counter.
 * No other file of the site contains them.
 *
 * Facts that are not known yet use domains reserved for examples (RFC 2606), so that they cannot
 * lead to a real site. `exampleFacts` lists them, and a production start logs a warning for them.
 */
export const CAMPAIGN = {
  /** Full name of the organisation that runs the campaign. */
  organisation: "Example Arts Alliance",
  /** Short name for page titles: 'Private Stats | BIA'. */
  shortName: "BIA",
  /** The name of the campaign, shown in the masthead. */
  campaignName: "Basic Income for the Arts",
  /** The privacy policy on the organisation's own site. */
  privacyPolicyUrl: "https://arts-alliance.example/privacy",
  /** Email address for questions and data protection requests. */
  contactAddress: "hello@arts-alliance.example",
  /** The Instagram account, and its address. */
  handle: "@example",
  profileUrl: "https://social.example/example",
  /** The Instagram post that the action page shows on request. */
  postUrl: "https://www.instagram.com/p/example/",
  /** The text of a shared post. The page's address follows it. */
  shareText:
    "Contact your TD about the Basic Income for the Arts. The letter is written; sending it takes a minute. #BasicIncomeForTheArts #BIA",
  /** The government survey that the story page links to. */
  surveyUrl: "https://survey.example/",
  /** The builder of the site, credited in the footer. */
  builder: { name: "Example Studio", url: "https://studio.example/" },
  /** Start value of the 'artists have taken action' counter. */
  actionsBaseline: 2650,
} as const;

type Facts = { readonly [key: string]: string | number | Facts };

/**
 * Returns the paths of the facts that are still examples, such as 'builder.url': texts with a
 * reserved domain or with the word 'example'.
 */
export function exampleFacts(facts: Facts = CAMPAIGN, parent = ""): string[] {
  return Object.entries(facts).flatMap(([key, fact]) => {
    const name = parent === "" ? key : `${parent}.${key}`;
    if (typeof fact === "object") return exampleFacts(fact, name);
    return typeof fact === "string" && isExample(fact) ? [name] : [];
  });
}

/** Whether the text contains `.example`, `example.com|net|org` or the word 'example'. */
function isExample(text: string): boolean {
  return /\bexample\b/i.test(text);
}
