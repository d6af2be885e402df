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
  group,
  holds,
  line,
  lines,
  link,
  long,
  mayHold,
  number,
} from "./field-kinds.ts";
import { followUpRoom, letterRoom } from "./letter-room.ts";
import { PlaceFigure } from "./places.ts";
import { isProblemCode, kind, type Problem } from "./problems.ts";
import { READER_KINDS, type ReaderKind } from "./reader-kinds.ts";
import { RecordFields, voteProblems } from "./record-fields.ts";

const CAMPAIGN_FORMAT = 1;

/** The pictures that the site has for a finding. */
export const FINDING_PICTURES = ["works", "practice", "jobs", "deprivation"] as const;

const answer = (name: string) =>
  group({ means: long(`${name}: what it means`, 300), reply: long(`${name}: what to reply`, 500) });

const request = (reader: ReaderKind, label: string) => {
  const names = READER_KINDS[reader].map((name) => `{${name}}`);
  const check = mayHold(READER_KINDS[reader]);
  return long(`${label}; may hold ${names.join(" and ")}`, 300, { check, rows: 4 });
};

const Texts = group({
  organisation: line("Organisation, full name", 100, { isFact: true }),
  shortName: line("Short name, for page titles", 30),
  name: line("Name of the campaign", 80),
  nameInText: line("Name within a sentence", 90),
  headline: lines("Headline, a line for each line of the poster", 80),
  lead: long("Sentences below the headline", 300),
  letterTile: line("Title of the first step", 40),
  description: long("Description for search engines", 300),
  /** The page's address follows the text. */
  shareText: long("Text of a shared post", 400),
  caption: long("Text that supporters share; {page} stands for the address", 400, {
    check: holds("page"),
  }),
  goOn: line("Last entry under 'What happens next?'", 120),
  letter: group({
    subject: line("Subject", 200),
    salutationToOne: line("First line of a letter to one TD; {name} stands for the surname", 80, {
      check: holds("name"),
    }),
    /** The text from the salutation of several TDs to the closing words; the paragraph before these is the request. */
    body: lines("Letter", 4000, { rows: 18 }),
  }),
  requests: group({
    minister: request("minister", "To the holder of the office that decides"),
    government: request("government", "To others who hold office in government"),
    chair: request("chair", "To the Ceann Comhairle and the deputy"),
    committee: request("committee", "To members of the committee on the arts"),
    against: request("against", "To a TD whose newest position is against it"),
    for: request("for", "To a TD whose newest position is for it"),
    asked: request("asked", "To a TD without a position who asked about it in the Dáil"),
    other: request("other", "To every other TD"),
  }),
  thanks: group({
    asked: long("To several, if {names} asked about it in the Dáil", 200, {
      check: holds("names"),
    }),
    support: long("To several, if {names} asked about it or took a position for it", 200, {
      check: holds("names"),
    }),
  }),
  placeFigure: long("Sentence with the figure of a place; may hold {place} and {figure}", 200, {
    check: mayHold(["place", "figure"]),
  }),
  placesSource: line("Source of the places’ figures", 200),
  beginnings: lines("Beginnings of a supporter’s own paragraph, one a line", 400, { rows: 4 }),
  call: lines("On the phone, a sentence a line; the last one if a machine answers", 1000, {
    rows: 7,
  }),
  followUp: lines("Second letter; {date} stands for the day of the first one", 4000, {
    check: holds("date"),
    rows: 10,
  }),
  /** The second letter to one TD whose public record is newer than the first. */
  followUpThanks: lines(
    "Second letter to a TD who took it up since; {date} and {answered} stand for the two days",
    4000,
    { check: holds("answered"), rows: 9 },
  ),
  /** The letter that asks for a meeting, and fits every link. */
  meeting: group({
    subject: line("Subject of the letter that asks to meet", 100),
    body: lines("Letter that asks to meet", 800, { rows: 10 }),
  }),
  answers: group({
    yes: answer("A clear yes"),
    maybe: answer("A friendly maybe"),
    party: answer("The party’s standard letter"),
    no: answer("A no"),
    silence: answer("Silence"),
  }),
  findingsTitle: line("Title of the figures", 80),
  findings: z
    .array(
      group({
        figure: line("Figure {number}", 12, { isSameInIrish: true }),
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
            statement: "The sentence says the figure in words, so screen readers skip the figure",
            isSameInIrish: true,
          }),
        ),
      }),
      kind,
    )
    .check(z.maxLength(FINDING_PICTURES.length, { error: "too-many" })),
  findingsSource: line("Source of the figures", 200),
  paused: z.exactOptional(long("Why it is paused", 300, { states: ["paused"] })),
  achieved: z.exactOptional(long("What was achieved", 400, { states: ["won", "closed"] })),
  next: z.exactOptional(long("What supporters can do next", 400, { states: ["won", "closed"] })),
});

const Facts = group({
  actionsBaseline: number("Start of the counter"),
  followUpDays: days("Days until the reminder of a second letter"),
  contactAddress: email("Contact address"),
  decidingOffice: line("Office that decides, as the Oireachtas names it", 200),
  committee: line("Committee on the arts, as the Oireachtas names it", 200),
  places: z.exactOptional(
    field(
      z
        .array(PlaceFigure, { error: "rows" })
        .check(
          z.refine(
            (rows) => new Set(rows.map(({ constituency }) => constituency)).size === rows.length,
            { error: "place-twice" },
          ),
        ),
      {
        label: "Figures by constituency",
        control: "table",
        rows: 8,
      },
    ),
  ),
  placesUrl: z.exactOptional(link("Source of the places’ figures, link (optional)")),
  placesDate: z.exactOptional(day("Date of the places’ figures (optional)")),
  urgentUntil: z.exactOptional(day("'Time-sensitive' until (optional)")),
  surveyUntil: z.exactOptional(day("Government survey, last day (optional)")),
  surveyUrl: link("Government survey, link"),
  findingsUrl: link("Source of the figures, link"),
  councilMotionUrl: z.exactOptional(link("Model motion for a council, link (optional)")),
  privacyPolicyUrl: link("Privacy policy, link"),
  handle: line("Social account", 60),
  profileUrl: link("Social account, link"),
  postUrl: link("Post on the action page, link"),
  builder: group({ name: line("Builder of the site", 80), url: link("Builder of the site, link") }),
  colours: z.exactOptional(Colours),
});

/** A campaign: all that staff can change without a developer. */
export const Campaign = group({
  format: field(z.literal(CAMPAIGN_FORMAT, kind), { label: "format", control: "number" }),
  state: choice("State", CAMPAIGN_STATES, {
    draft: "Draft: visitors read that it opens soon",
    live: "Live: the letter can be sent",
    paused: "Paused: a sentence says why nothing can be sent",
    won: "Won: thanks, what was achieved and what comes next",
    closed: "Closed: thanks, what was achieved and what comes next",
  }),
  facts: Facts,
  /** Where TDs stand: for the server alone, not in pages and `GET /api/campaign`. */
  record: z.exactOptional(RecordFields),
  /** Without Irish texts, Irish pages show the English ones. */
  texts: group({ en: Texts, ga: z.exactOptional(Texts) }),
});
export type Campaign = z.infer<typeof Campaign>;
export type CampaignState = Campaign["state"];
export type CampaignTexts = Campaign["texts"]["en"];

/** Who publishes a campaign or decides about a population, and why. */
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
  const parsed = Campaign.safeParse(value);
  const problems = parsed.success ? [] : parsed.error.issues.flatMap(problemsOf);
  const refusedFields = new Set(problems.map(({ field }) => field));
  problems.push(...crossFieldProblems(value).filter(({ field }) => !refusedFields.has(field)));
  return parsed.success && problems.length === 0 ? ok(parsed.data) : fail(problems);
}

function crossFieldProblems(document: unknown): Problem[] {
  const { state, texts, facts, record } = fields(document);
  const stateFields = fieldsOf(Texts).filter(({ states }) =>
    states?.some((name) => name === state),
  );
  const problems: Problem[] = [];
  for (const language of LANGUAGES) {
    const values = fields(fields(texts)[language]);
    // A language without texts is refused as a whole, or is not in use.
    if (Object.keys(values).length === 0) continue;
    const refuse = (field: string, code: Problem["code"]) =>
      problems.push({ field: `texts.${language}.${field}`, code });
    const { followUp } = values;
    const { subject, body } = fields(values.letter);
    for (const { path } of stateFields) if (values[path] === undefined) refuse(path, "state-text");
    if (typeof subject !== "string") continue;
    if (typeof body === "string" && letterRoom({ subject, body }) < 0)
      refuse("letter.body", "letter-too-long");
    if (typeof followUp === "string" && followUpRoom({ subject, followUp }) < 0)
      refuse("followUp", "letter-too-long");
  }
  return [...problems, ...colourProblems(fields(facts).colours), ...voteProblems(record)];
}

/** Returns the refused fields of an issue; `issue.message` is the code of a problem. */
export function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const field = (name?: string) => [...issue.path.map(String), ...(name ? [name] : [])].join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((name) => ({ field: field(name), code: "unknown" }));
  }
  const code = isProblemCode(issue.message) ? issue.message : "type";
  const max = issue.code === "too_big" && code === "too-long" && { max: Number(issue.maximum) };
  return [{ field: field() || "campaign", code, ...max }];
}
