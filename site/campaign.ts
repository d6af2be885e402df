/**
 * The campaign's own facts, in one place: who runs it, where its links lead,
 * which figure its counter starts from. Nothing else in the site names them.
 *
 * A fact that is not known yet stands on a domain reserved for examples
 * (RFC 2606), so that a forgotten one can harm nobody; `exampleFacts` lists
 * them and a production start warns while any is left.
 */
export const CAMPAIGN = {
  /** The organisation that runs the campaign, as it signs itself. */
  organisation: "Example Arts Alliance",
  /** Its short name, for titles: 'Private Stats | BIA'. */
  shortName: "BIA",
  /** What the campaign asks for, as the masthead prints it. */
  campaignName: "Basic Income for the Arts",
  /** The organisation's privacy policy, on its own site. */
  privacyPolicyUrl: "https://arts-alliance.example/privacy",
  /** Where a reader writes to, rights requests included. */
  contactAddress: "hello@arts-alliance.example",
  /** The account on the photo-sharing network, with its address. */
  handle: "@example",
  profileUrl: "https://social.example/example",
  /** The post that the action page shows, once a reader asks for it. */
  postUrl: "https://www.instagram.com/p/example/",
  /** What a supporter passes on, before the page's address. */
  shareText:
    "Contact your TD about the Basic Income for the Arts. The letter is written; sending it takes a minute. #BasicIncomeForTheArts #BIA",
  /** The government's survey that the story page points to. */
  surveyUrl: "https://survey.example/",
  /** Who built the site. */
  builder: { name: "Example Studio", url: "https://studio.example/" },
  /** 'artists have taken action' counts up from here (spec §9). */
  actionsBaseline: 2650,
} as const;

type Facts = { readonly [key: string]: string | number | Facts };

/**
 * Names the facts that are still examples ('builder.url'): text on a reserved
 * domain, or a name or handle that says 'example' itself.
 */
export function exampleFacts(facts: Facts = CAMPAIGN, within = ""): string[] {
  return Object.entries(facts).flatMap(([key, fact]) => {
    const name = within === "" ? key : `${within}.${key}`;
    if (typeof fact === "object") return exampleFacts(fact, name);
    return typeof fact === "string" && isExample(fact) ? [name] : [];
  });
}

/** `.example`, `example.com|net|org`, or the plain word 'example'. */
function isExample(text: string): boolean {
  return /\bexample\b/i.test(text);
}
