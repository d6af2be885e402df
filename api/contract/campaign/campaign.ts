import * as z from "zod/mini";
import { isEmail } from "../email.ts";
import { fields } from "../json.ts";
import { fail, ok, type Result } from "../result.ts";
import { Colours, colourProblems } from "./colours.ts";
import { letterRoom } from "./letter-room.ts";
import { isProblemCode, kind, type Problem } from "./problems.ts";

/** The version of the document's format. A reader refuses documents of a newer one. */
export const CAMPAIGN_FORMAT = 1;

/**
 * The states of a campaign. Only staff see a `draft`. The pages of a `paused` campaign state the
 * reason; those of a campaign that is `won` or `closed` say thanks, what was achieved and what
 * comes next.
 */
export const CAMPAIGN_STATES = ["draft", "live", "paused", "won", "closed"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The pictures that the site has for a finding. */
export const FINDING_PICTURES = ["works", "practice", "jobs", "deprivation"] as const;

const isVisible = (text: string) =>
  !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text);

/** A plain text without control characters; `lines` allows line breaks. */
export const text = (max: number, lines = false) =>
  z.string(kind).check(
    z.refine((value) => value.trim() !== "", { error: "empty" }),
    z.maxLength(max, { error: "too-long" }),
    z.refine((value) => !/[<>]/.test(value), { error: "html" }),
    z.refine((value) => isVisible(lines ? value.replaceAll("\n", "") : value), {
      error: "control",
    }),
  );

const link = text(500).check(z.refine(isHttpsLink, { error: "link" }));
const day = z.string(kind).check(z.refine(isDay, { error: "date" }));

const Texts = z.strictObject(
  {
    /** Full name of the organisation that runs the campaign. */
    organisation: text(100),
    /** Short name for page titles: 'Private Stats | BIA'. */
    shortName: text(30),
    /** The name of the campaign, shown in the masthead. */
    name: text(80),
    /** The name within a sentence: 'the Basic Income for the Arts'. */
    nameInText: text(90),
    /** The headline of the action page; its lines are those of the poster. */
    headline: text(80, true),
    /** The sentences below the headline. */
    lead: text(300),
    /** The title of the first step's tile. */
    letterTile: text(40),
    /** The description of the action page for search engines. */
    description: text(300),
    /** The text of a shared post. The page's address follows it. */
    shareText: text(400),
    /** The text that supporters share after writing; `{page}` is the campaign's address. */
    caption: text(400).check(z.refine((value) => value.includes("{page}"), { error: "page" })),
    /** The last entry under 'What happens next?'. */
    goOn: text(120),
    /** The letter. Its body ends where the supporter signs. */
    letter: z.strictObject({ subject: text(200), body: text(4000, true) }, kind),
    /** The title of the pilot's figures, and the figures, at most one for each picture. */
    findingsTitle: text(80),
    findings: z
      .array(
        z.strictObject(
          {
            picture: z.enum(FINDING_PICTURES, kind),
            figure: text(12),
            /** Completes the figure to a sentence. */
            text: text(160),
            /** The text repeats the figure in words, so screen readers skip the figure. */
            isTextComplete: z.exactOptional(z.boolean(kind)),
          },
          kind,
        ),
        kind,
      )
      .check(z.maxLength(4, { error: "too-many" })),
    /** What the figures are taken from. */
    findingsSource: text(200),
    /** Why nothing can be sent at present; for the state `paused`. */
    paused: z.exactOptional(text(300)),
    /** Thanks, and what was achieved; for `won` and `closed`. */
    achieved: z.exactOptional(text(400)),
    /** What supporters can do next; for `won` and `closed`. */
    next: z.exactOptional(text(400)),
  },
  kind,
);

const Facts = z.strictObject(
  {
    /** Email address for questions and data protection requests. */
    contactAddress: text(254).check(z.refine(isEmail, { error: "email" })),
    /** The privacy policy on the organisation's own site. */
    privacyPolicyUrl: link,
    /** The social account, and its address. */
    handle: text(60),
    profileUrl: link,
    /** The post that the action page shows on request. */
    postUrl: link,
    /** The government survey that the story page links to, and the last day on which it is open. */
    surveyUrl: link,
    surveyUntil: z.exactOptional(day),
    /** The builder of the site, credited in the footer. */
    builder: z.strictObject({ name: text(80), url: link }, kind),
    /** Start value of the 'artists have taken action' counter. */
    actionsBaseline: z
      .int(kind)
      .check(z.minimum(0, { error: "number" }), z.maximum(1e8, { error: "number" })),
    /** The source of the figures. */
    findingsUrl: link,
    /** The last day on which the action page says 'Time-sensitive'; without it there is no end. */
    urgentUntil: z.exactOptional(day),
    /** The campaign's own colours; without one, the usual one is shown. */
    colours: z.exactOptional(Colours),
  },
  kind,
);

/** A campaign: all that its staff can change without a developer. */
export const Campaign = z.strictObject(
  {
    format: z.literal(CAMPAIGN_FORMAT, kind),
    state: z.enum(CAMPAIGN_STATES, kind),
    facts: Facts,
    /** By language. Irish is optional; without it, Irish pages show the English texts. */
    texts: z.strictObject({ en: Texts, ga: z.exactOptional(Texts) }, kind),
  },
  kind,
);
export type Campaign = z.infer<typeof Campaign>;
export type CampaignTexts = Campaign["texts"]["en"];

/** Parses unknown JSON as a campaign. Fails with every refused field and its reason. */
export function parseCampaign(value: unknown): Result<Campaign, Problem[]> {
  const { format } = fields(value);
  if (typeof format === "number" && format > CAMPAIGN_FORMAT) {
    return fail([{ field: "format", code: "newer-format" }]);
  }
  const parsed = Campaign.safeParse(value);
  const refused = parsed.success ? [] : parsed.error.issues.flatMap(problemsOf);
  const problems = [
    ...refused,
    ...crossFieldProblems(value).filter(({ field }) =>
      refused.every((other) => other.field !== field),
    ),
  ];
  return parsed.success && problems.length === 0 ? ok(parsed.data) : fail(problems);
}

/** The texts that each state needs in addition to those of a live campaign. */
const STATE_TEXTS: Record<CampaignState, readonly ("paused" | "achieved" | "next")[]> = {
  draft: [],
  live: [],
  paused: ["paused"],
  won: ["achieved", "next"],
  closed: ["achieved", "next"],
};

/** Returns the problems that depend on several fields. The document may have other problems. */
function crossFieldProblems(document: unknown): Problem[] {
  const { state, texts, facts } = fields(document);
  const needed = CAMPAIGN_STATES.flatMap((name) => (name === state ? STATE_TEXTS[name] : []));
  const languageProblems = (["en", "ga"] as const).flatMap((language) => {
    const written = fields(fields(texts)[language]);
    // A language without texts is refused as a whole, or is not in use.
    if (Object.keys(written).length === 0) return [];
    const path = `texts.${language}`;
    const { subject, body } = fields(written.letter);
    const isLetter = typeof subject === "string" && typeof body === "string";
    return [
      ...needed
        .filter((name) => written[name] === undefined)
        .map((name): Problem => ({ field: `${path}.${name}`, code: "state-text" })),
      ...(isLetter && letterRoom({ subject, body }) < 0
        ? [{ field: `${path}.letter.body`, code: "letter-too-long" } as const]
        : []),
    ];
  });
  return [...languageProblems, ...colourProblems(fields(facts).colours)];
}

/** Returns the refused fields of an issue that a schema of `text` and the like reported. */
export function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const field = (name?: string) => [...issue.path.map(String), ...(name ? [name] : [])].join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((name) => ({ field: field(name), code: "unknown" }));
  }
  const code = isProblemCode(issue.message) ? issue.message : "type";
  return [{ field: field() || "campaign", code }];
}

function isHttpsLink(value: string): boolean {
  return /^https:\/\/[^\s]+$/.test(value) && URL.canParse(value) && new URL(value).username === "";
}

function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
