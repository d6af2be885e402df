import * as z from "zod/mini";
import { fields } from "../json.ts";
import { LANGUAGES } from "../language.ts";
import { fail, ok, type Result } from "../result.ts";
import { Colours, colourProblems } from "./colours.ts";
import {
  CAMPAIGN_STATES,
  choice,
  day,
  days,
  email,
  type Field,
  field,
  fieldsOf,
  line,
  lines,
  link,
  long,
  number,
  textWith,
} from "./field-kinds.ts";
import { withLaterFields } from "./later-fields.ts";
import { followUpRoom, letterRoom } from "./letter-room.ts";
import { isProblemCode, kind, type Problem } from "./problems.ts";
import { RecordFields, voteProblems } from "./record-fields.ts";

const CAMPAIGN_FORMAT = 1;

/** The pictures that the site has for a finding. */
export const FINDING_PICTURES = ["works", "practice", "jobs", "deprivation"] as const;

/** One kind of answer from a TD. */
const answer = (name: string) =>
  z.strictObject(
    { means: long(`${name}: what it means`, 300), reply: long(`${name}: what to reply`, 500) },
    kind,
  );

/** The texts of one language, in the order of the form. All that is known of a field is in its line. */
const Texts = z.strictObject(
  {
    organisation: line("Organisation, full name", 100, { isFact: true }),
    shortName: line("Short name, for page titles", 30),
    name: line("Name of the campaign", 80),
    nameInText: line("Name within a sentence", 90),
    headline: lines("Headline, a line for each line of the poster", 80),
    lead: long("Sentences below the headline", 300),
    letterTile: line("Title of the first step", 40),
    description: long("Description for search engines", 300),
    /** The page's address follows it. */
    shareText: long("Text of a shared post", 400),
    caption: field(textWith("page", 400), {
      label: "Text that supporters share; {page} stands for the address",
      control: "long",
    }),
    goOn: line("Last entry under 'What happens next?'", 120),
    letter: z.strictObject(
      {
        subject: line("Subject", 200),
        salutationToOne: field(textWith("name", 80), {
          label: "First line of a letter to one TD; {name} stands for the surname",
          control: "line",
        }),
        /** It begins with the salutation of several TDs, and ends where the supporter signs. */
        body: lines("Letter", 4000, { rows: 18 }),
      },
      kind,
    ),
    beginnings: lines("Beginnings of a supporter’s own paragraph, one a line", 400, { rows: 4 }),
    call: lines("On the phone, a sentence a line; the last one if a machine answers", 1000, {
      rows: 7,
    }),
    /** The letter to TDs who have not answered. It begins and ends as the first one. */
    followUp: field(textWith("date", 4000, true), {
      label: "Second letter; {date} stands for the day of the first one",
      control: "lines",
      rows: 10,
    }),
    answers: z.strictObject(
      {
        yes: answer("A clear yes"),
        maybe: answer("A friendly maybe"),
        party: answer("The party’s standard letter"),
        no: answer("A no"),
        silence: answer("Silence"),
      },
      kind,
    ),
    /** The title of the pilot's figures, and the figures, at most one for each picture. */
    findingsTitle: line("Title of the figures", 80),
    findings: z
      .array(
        z.strictObject(
          {
            figure: line("Figure {number}", 12, { isSameInIrish: true }),
            /** Completes the figure to a sentence. */
            text: long("Figure {number} is followed by", 160),
            picture: choice(
              "Figure {number}, picture",
              FINDING_PICTURES,
              {
                works: "Finished works",
                practice: "Hours in the studio",
                jobs: "Hours in other jobs",
                deprivation: "Risk of deprivation",
              },
              { isSameInIrish: true },
            ),
            isTextComplete: z.exactOptional(
              field(z.boolean(kind), {
                label: "Figure {number}, isTextComplete",
                control: "yes-no",
                statement:
                  "The sentence says the figure in words, so screen readers skip the figure",
                isSameInIrish: true,
              }),
            ),
          },
          kind,
        ),
        kind,
      )
      .check(z.maxLength(FINDING_PICTURES.length, { error: "too-many" })),
    findingsSource: line("Source of the figures", 200),
    paused: z.exactOptional(long("Why it is paused", 300, { states: ["paused"] })),
    achieved: z.exactOptional(long("What was achieved", 400, { states: ["won", "closed"] })),
    next: z.exactOptional(long("What supporters can do next", 400, { states: ["won", "closed"] })),
  },
  kind,
);

const Facts = z.strictObject(
  {
    actionsBaseline: number("Start of the counter"),
    followUpDays: days("Days until the reminder of a second letter"),
    contactAddress: email("Contact address"),
    /** The last day on which the action page says so; without it there is no end. */
    urgentUntil: z.exactOptional(day("'Time-sensitive' until (optional)")),
    surveyUntil: z.exactOptional(day("Government survey, last day (optional)")),
    surveyUrl: link("Government survey, link"),
    findingsUrl: link("Source of the figures, link"),
    privacyPolicyUrl: link("Privacy policy, link"),
    handle: line("Social account", 60),
    profileUrl: link("Social account, link"),
    /** Shown on request. */
    postUrl: link("Post on the action page, link"),
    /** Credited in the footer. */
    builder: z.strictObject(
      { name: line("Builder of the site", 80), url: link("Builder of the site, link") },
      kind,
    ),
    /** The campaign's own colours; without one, the usual one is shown. */
    colours: z.exactOptional(Colours),
  },
  kind,
);

/** A campaign: all that its staff can change without a developer. */
export const Campaign = z.strictObject(
  {
    format: field(z.literal(CAMPAIGN_FORMAT, kind), { label: "format", control: "number" }),
    state: choice("State", CAMPAIGN_STATES, {
      draft: "Draft: visitors read that it opens soon",
      live: "Live: the letter can be sent",
      paused: "Paused: a sentence says why nothing can be sent",
      won: "Won: thanks, what was achieved and what comes next",
      closed: "Closed: thanks, what was achieved and what comes next",
    }),
    facts: Facts,
    /** Where TDs stand. Only the server reads it; pages and `GET /api/campaign` do not carry it. */
    record: z.exactOptional(RecordFields),
    /** By language. Irish is optional; without it, Irish pages show the English texts. */
    texts: z.strictObject({ en: Texts, ga: z.exactOptional(Texts) }, kind),
  },
  kind,
);
export type Campaign = z.infer<typeof Campaign>;
export type CampaignState = Campaign["state"];
export type CampaignTexts = Campaign["texts"]["en"];

/** Who publishes a campaign, and why. */
export const Signature = z.object(
  { author: line("Your name", 80), note: lines("Why you publish it", 500) },
  { error: "type" },
);
export type Signature = z.infer<typeof Signature>;

/** The fields of a campaign and of its publication, in the order of the form. */
export const FIELDS: readonly Field[] = [
  ...fieldsOf(Campaign.shape.format, "format"),
  ...fieldsOf(Campaign.shape.state, "state"),
  ...LANGUAGES.flatMap((language) => fieldsOf(Texts, `texts.${language}`)),
  ...fieldsOf(Facts, "facts"),
  ...fieldsOf(RecordFields, "record"),
  ...fieldsOf(Signature),
];
const BY_PATH = new Map(FIELDS.map((field) => [field.path, field]));

/** Returns the field at a path such as `texts.en.findings.2.figure`. */
export function fieldAt(path: string): Field | undefined {
  return BY_PATH.get(path.replace(/\.\d+\./, ".0."));
}

/** Parses unknown JSON as a campaign. Fails with every refused field and its reason. */
export function parseCampaign(value: unknown): Result<Campaign, Problem[]> {
  const { format } = fields(value);
  if (typeof format === "number" && format > CAMPAIGN_FORMAT) {
    return fail([{ field: "format", code: "newer-format" }]);
  }
  const document = withLaterFields(value);
  const parsed = Campaign.safeParse(document);
  const refused = parsed.success ? [] : parsed.error.issues.flatMap(problemsOf);
  const problems = [
    ...refused,
    ...crossFieldProblems(document).filter(({ field }) =>
      refused.every((other) => other.field !== field),
    ),
  ];
  return parsed.success && problems.length === 0 ? ok(parsed.data) : fail(problems);
}

function crossFieldProblems(document: unknown): Problem[] {
  const { state, texts, facts, record } = fields(document);
  const needed = fieldsOf(Texts).filter(({ states }) => states?.some((name) => name === state));
  const languageProblems = LANGUAGES.flatMap((language) => {
    const written = fields(fields(texts)[language]);
    // A language without texts is refused as a whole, or is not in use.
    if (Object.keys(written).length === 0) return [];
    const path = `texts.${language}`;
    const { followUp } = written;
    const { subject, body } = fields(written.letter);
    const isText = typeof subject === "string";
    return [
      ...needed
        .filter((text) => written[text.path] === undefined)
        .map((text): Problem => ({ field: `${path}.${text.path}`, code: "state-text" })),
      ...(isText && typeof body === "string" && letterRoom({ subject, body }) < 0
        ? [{ field: `${path}.letter.body`, code: "letter-too-long" } as const]
        : []),
      ...(isText && typeof followUp === "string" && followUpRoom({ subject, followUp }) < 0
        ? [{ field: `${path}.followUp`, code: "letter-too-long" } as const]
        : []),
    ];
  });
  return [...languageProblems, ...colourProblems(fields(facts).colours), ...voteProblems(record)];
}

/** Returns the refused fields of an issue that a schema of `text` and the like reported. */
export function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const field = (name?: string) => [...issue.path.map(String), ...(name ? [name] : [])].join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((name) => ({ field: field(name), code: "unknown" }));
  }
  const code = isProblemCode(issue.message) ? issue.message : "type";
  const max = issue.code === "too_big" && code === "too-long" && { max: Number(issue.maximum) };
  return [{ field: field() || "campaign", code, ...max }];
}
