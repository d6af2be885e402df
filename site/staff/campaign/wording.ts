import { type CampaignState, fieldAt } from "../../../api/contract/campaign/campaign.ts";
import { IRISH_REVIEW } from "../../../api/contract/campaign/default-campaign.ts";
import { PROBLEM_REASONS, type Problem } from "../../../api/contract/campaign/problems.ts";
import { MAX_STATEMENTS, MAX_VOTES } from "../../../api/contract/campaign/record-fields.ts";
import { formatDate, formatDateTime } from "../dates.ts";
import type { FormValues } from "./form-values.ts";
import { entryOf, memberCount, statementIn } from "./record-values.ts";
import type { FileFailure, FileStatements, RowProblem } from "./statement-file.ts";

/** The names of the states. */
export const STATE_NAMES: Record<CampaignState, string> = {
  draft: "Draft",
  live: "Live",
  paused: "Paused",
  won: "Won",
  closed: "Closed",
};

const LANGUAGES: Record<string, string> = { en: "English", ga: "Irish" };

/** Returns the name of a language: 'English'. */
export function languageName(language: string): string {
  return LANGUAGES[language] ?? language;
}

/** The lists of where TDs stand, as problems name them. */
const LISTS: Record<string, string> = {
  "record.votes": "The list of votes",
  "record.statements": "The list of statements",
};

/** Returns the label of a field: 'Subject', or 'Figure 2'. Irish texts are named as such. */
export function labelOf(path: string): string {
  const [, language = "en", name = ""] = /^(?:texts\.(\w+)\.|facts\.)?(.*)$/.exec(path) ?? [];
  const place = Number(/\.(\d+)\./.exec(path)?.[1]) + 1;
  const label = fieldAt(path)?.label.replace("{number}", String(place)) ?? LISTS[path] ?? name;
  return withLanguage(label, language);
}

/** Returns what staff read instead of a value that is chosen from a list: 'For'. */
export function optionText(path: string, value: string): string {
  return fieldAt(path)?.options?.[value] ?? value;
}

/** Returns a label with the name of its language, if that is not English: 'Subject (Irish)'. */
export function withLanguage(label: string, language: string): string {
  return language === "en" ? label : `${label} (${languageName(language)})`;
}

/** What TDs are called, by their codes. */
type Names = Readonly<Record<string, string>>;

/** Returns which vote or statement a path is in: 'Ann Example, Clare, 8 July 2026'; else null. */
export function entryName(path: string, values: FormValues, names: Names): string | null {
  const entry = entryOf(path);
  const { member, date } = statementIn(values, entry ?? "");
  if (entry?.startsWith("record.votes.")) return VOTE_TEXTS.one(dayText(date));
  return entry && [names[member] ?? member, dayText(date)].filter(Boolean).join(", ");
}

/** Returns a value of a vote or statement with its label: 'position: For', or 'TD: Ann Example'. */
export function entryValue(path: string, value: string, names: Names): string {
  const label = labelOf(path).replace(/^(?:Statement|Vote), /, "");
  const count = memberCount(value);
  return `${label}: ${count > 1 ? count : optionText(path, names[value] ?? value)}`;
}

/** Returns a refused field as a sentence: 'Subject has no text'. */
export function problemText({ field, code }: Problem): string {
  return `${labelOf(field)} ${PROBLEM_REASONS[code]}`;
}

/** Returns the time and author of a publication as a sentence. */
export function sinceText(publishedAt: string | null, author: string): string {
  if (publishedAt === null) return "It came with the software; nobody has published another yet.";
  return `Since ${formatDateTime(publishedAt)}, published by ${author}.`;
}

/** Formats a day of the form, `2026-07-08`: '8 July 2026'. One that is not written yet stays as it is. */
export function dayText(day: string): string {
  return Number.isNaN(Date.parse(day)) ? day : formatDate(day);
}

/** Describes the room that the letter leaves in the longest link, in encoded characters. */
export function roomText(room: number): string {
  if (room === Number.NEGATIVE_INFINITY) return "This letter cannot stand in a link.";
  return room < 0
    ? `${-room} characters too long for the links of the largest constituency.`
    : `${room} more characters fit into the links of the largest constituency.`;
}

/** Explains the encoded characters of a link. */
export const ROOM_NOTE =
  "Links are encoded: a letter or digit counts 1, a space 3, a line break up to 6.";

/** The texts of the bar that follows a changed form. */
export const CHANGE_TEXTS = {
  changed: (count: number) =>
    count === 1 ? "1 change, not published yet" : `${count} changes, not published yet`,
  toPublish: "Go to ‘Publish’",
} as const;

/** The texts around the preview of the element. */
export const PREVIEW_TEXTS = {
  title: "Preview",
  note: "The real element with your draft, as partners’ pages will show it. It sends and counts nothing; the TDs are invented, and location and map are left out. Untick one to see a letter to one TD.",
  language: "Language of the partner’s page",
  address: "a-partner.ie",
  element: "The element with your draft",
  lightChild: "Visitors of a partner’s page see the link that the page has inside the element.",
  notLoaded: "The preview could not be loaded. Reload the page to see it.",
  caption: "Supporters share:",
  page: "(the campaign’s address)",
} as const;

/** The texts around the pages of a draft. */
export const PAGES_TEXTS = {
  title: "Pages of the draft",
  note: "The whole site with your draft; only you see it. A draft is shown as if it were live. Links and buttons do nothing here.",
  show: "Show the pages",
  again: "Show them again",
  page: "Page",
  asking: "The server renders the pages …",
  old: "You changed the draft since. Press the button to see it.",
  refused: "First correct the fields listed above the Publish button.",
  frame: (path: string) => `The page ${path} with your draft`,
} as const;

/** The texts of a field that is chosen from a list. */
export const CHOICE_TEXTS = { none: "Choose …", missing: "Choose one of them." } as const;

/** The texts around the colours. */
export const COLOUR_TEXTS = {
  title: "Colours",
  note: "Choose from the palette, or write # and six digits. An empty field keeps the usual colour. Each colour is checked against the texts on it and beside it. The first three are also the inks of the pictures. A partner’s own colours override yours.",
  choose: (label: string) => `Choose: ${label}`,
} as const;

/** The texts around the figures. */
export const FIGURE_TEXTS = {
  title: (language: string) => `Figures in ${languageName(language)}`,
  one: (number: number, language: string) => `Figure ${number} in ${languageName(language)}`,
  remove: (number: number) => `Remove figure ${number}`,
  removed: (number: number, left: number) => `Figure ${number} is removed; ${left} left.`,
  add: "Add a figure",
  most: "There is room for four figures.",
} as const;

/** The texts around the Irish fields. */
export const IRISH_TEXTS = {
  title: "Irish (Gaeilge)",
  toChange: (count: number) => (count === 1 ? "1 field to change" : `${count} fields to change`),
  without: `Without Irish texts, Irish pages show the English ones. Those that came with the software are ${IRISH_REVIEW}.`,
  add: "Add Irish texts",
  remove: "Remove all Irish texts",
} as const;

/** The texts around where TDs stand. */
export const RECORD_TEXTS = {
  title: "Where TDs stand",
  note: "Shown on the TDs’ cards, on /tds and on /where-they-stand, each entry with its date and source.",
  topics:
    "Questions in the Dáil that name one of these are collected, next with the next update of the TDs. Without a topic, none are collected or shown.",
} as const;

/** The texts around the votes. */
export const VOTE_TEXTS = {
  title: "Votes in the Dáil",
  address: "Address of a vote’s official page",
  example: "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/, for example",
  read: "Read the vote",
  reading: "The server reads the vote …",
  added: "The vote is in your draft. Now say which side was for it.",
  one: (day: string) => `Vote of ${day}`,
  tally: ([ta, nil, staon]: readonly number[]) => `Tá ${ta}, Níl ${nil}, Staon ${staon}`,
  page: "Official page",
  details: "Date, address and members",
  remove: (day: string) => `Remove the vote of ${day}`,
  removed: "The vote is removed from your draft.",
  most: `There is room for ${MAX_VOTES} votes.`,
} as const;

/** The texts around the statements. */
export const STATEMENT_TEXTS = {
  title: "Statements by TDs",
  one: "A statement",
  noNames: "The list of TDs is not available now: write the Oireachtas’ code of the member.",
  add: "Add a statement",
  remove: "Remove",
  removed: "The statement is removed from your draft.",
  most: `There is room for ${MAX_STATEMENTS} statements.`,
  source: "Source",
} as const;

/** The texts around a file of statements. */
export const IMPORT_TEXTS = {
  title: "Add statements from a file",
  note: "CSV in UTF-8. The first row names the columns: td (name or member code), stance (for, against or undecided), sentence, date (2026-11-30), url, and constituency where two TDs have one name. Accepted rows are added to your draft; nothing is published.",
  read: ({ added, known, refused }: FileStatements) =>
    `Added: ${added}. There already: ${known}. Refused: ${refused.length}.`,
  refused: "Refused rows",
  columns: ["Line", "Reason"],
  failures: {
    encoding: "This file is not in UTF-8. In a spreadsheet, save it as ‘CSV UTF-8’.",
    csv: "This file cannot be read as CSV.",
    header: "The first row does not name these columns:",
    "no-tds": "The list of TDs is not available now, so no row can be checked.",
  } satisfies Record<FileFailure["code"], string>,
} as const;

/** Returns why a row of a file is refused, as a sentence. */
export function rowReason(problem: RowProblem): string {
  switch (problem.code) {
    case "unknown-td":
      return `No sitting TD is found for “${problem.text}”.`;
    case "several-tds":
      return `Several TDs are found for “${problem.text}”: name the constituency.`;
    case "unknown-stance":
      return `“${problem.text}” is not for, against or undecided.`;
    case "columns":
      return "It has more or fewer columns than the first row.";
    case "no-room":
      return STATEMENT_TEXTS.most;
    default:
      return `${problemText(problem)}.`;
  }
}

/** The texts of the check before publishing. */
export const CHECK_TEXTS = {
  title: "Before you publish",
  tones: { fine: "Fine:", doubtful: "Look at this:", refused: "Not possible:" },
  accepted: "every field can be published.",
  refused: (count: number) =>
    count === 1 ? "1 field has to be changed." : `${count} fields have to be changed.`,
  letter: "letter",
  noExamples: "no text or link is an example any more.",
  examples: (labels: readonly string[]) => `still examples: ${labels.join("; ")}.`,
  past: (label: string) => `${label} is a day that is over.`,
  noIrish: "Irish pages show the English texts, because there are no Irish ones.",
  figures: (english: number, irish: number) =>
    `Irish has another number of figures: ${irish}, and English ${english}.`,
} as const;
