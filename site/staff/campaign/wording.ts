import { type CampaignState, fieldAt } from "../../../api/contract/campaign/campaign.ts";
import { IRISH_REVIEW } from "../../../api/contract/campaign/default-irish-texts.ts";
import { PROBLEM_REASONS, type Problem } from "../../../api/contract/campaign/problems.ts";
import { formatDateTime } from "../admin/wording.ts";

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

/** Returns the label of a field: 'Subject', or 'Figure 2'. Irish texts are named as such. */
export function labelOf(path: string): string {
  const [, language = "en", name = ""] = /^(?:texts\.(\w+)\.|facts\.)?(.*)$/.exec(path) ?? [];
  const place = Number(/\.(\d+)\./.exec(path)?.[1]) + 1;
  const label = fieldAt(path)?.label.replace("{number}", String(place)) ?? name;
  return withLanguage(label, language);
}

/** Returns a label with the name of its language, if that is not English: 'Subject (Irish)'. */
export function withLanguage(label: string, language: string): string {
  return language === "en" ? label : `${label} (${languageName(language)})`;
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
    count === 1
      ? "1 field changed, not published yet"
      : `${count} fields changed, not published yet`,
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
