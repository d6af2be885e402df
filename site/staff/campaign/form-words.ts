import type { FINDING_PICTURES } from "../../../api/contract/campaign/campaign.ts";
import type { LinkState } from "./link-check.ts";
import { languageName } from "./words.ts";

/** The texts of the bar that follows a changed form. */
export const CHANGE_WORDS = {
  changed: (count: number) =>
    count === 1
      ? "1 field changed, not published yet"
      : `${count} fields changed, not published yet`,
  toPublish: "Go to ‘Publish’",
} as const;

/** The texts around the preview of the element. */
export const PREVIEW_WORDS = {
  title: "Preview",
  note: "The real element with your draft, as partners’ pages will show it. It sends and counts nothing; the TD is invented, and location and map are left out.",
  language: "Language of the partner’s page",
  address: "a-partner.ie",
  element: "The element with your draft",
  lightChild: "Visitors of a partner’s page see the link that the page has inside the element.",
  notLoaded: "The preview could not be loaded. Reload the page to see it.",
  caption: "Supporters share:",
  page: "(the campaign’s address)",
} as const;

/** The names of the pictures of the figures. */
export const PICTURE_NAMES: Record<(typeof FINDING_PICTURES)[number], string> = {
  works: "Finished works",
  practice: "Hours in the studio",
  jobs: "Hours in other jobs",
  deprivation: "Risk of deprivation",
};

/** The texts around the pages of a draft. */
export const PAGES_WORDS = {
  title: "Pages of the draft",
  note: "The whole site with your draft; only you see it. A draft is shown as if it were live. Links and buttons do nothing here.",
  show: "Show the pages",
  again: "Show them again",
  page: "Page",
  asking: "The server renders the pages …",
  old: "You changed the draft since. Press the button to see it.",
  refused: "Some fields have to be changed first: see the list before the button 'Publish'.",
  frame: (path: string) => `The page ${path} with your draft`,
} as const;

/** The texts around the colours. */
export const COLOUR_WORDS = {
  title: "Colours",
  note: "Choose from the palette, or write # and six digits. An empty field keeps the usual colour. Each colour is checked against the texts on it and beside it. The first three are also the inks of the pictures. A partner’s own colours override yours.",
  choose: (label: string) => `Choose: ${label}`,
} as const;

/** The texts around the figures. */
export const FIGURE_WORDS = {
  title: (language: string) => `Figures in ${languageName(language)}`,
  one: (number: number, language: string) => `Figure ${number} in ${languageName(language)}`,
  picture: (number: number) => `Figure ${number}, picture`,
  complete: "The sentence says the figure in words, so screen readers skip the figure",
  remove: (number: number) => `Remove figure ${number}`,
  removed: (number: number, left: number) => `Figure ${number} is removed; ${left} left.`,
  add: "Add a figure",
  most: "There is room for four figures.",
} as const;

/** The texts around the Irish fields. */
export const IRISH_WORDS = {
  title: "Irish (Gaeilge)",
  toChange: (count: number) => (count === 1 ? "1 field to change" : `${count} fields to change`),
  without: "Without Irish texts, Irish pages show the English ones.",
  add: "Add Irish texts",
  remove: "Remove all Irish texts",
} as const;

/** The texts of the check before publishing. */
export const CHECK_WORDS = {
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
  link: (link: string, state: LinkState) => `${link} ${LINK_STATES[state]}`,
  asked: (answering: number, all: number) => `${answering} of ${all} links answer.`,
  askLinks: "Check the links",
  linksNote:
    "Your browser asks each site whether it answers. It cannot see whether the page is the right one.",
} as const;

const LINK_STATES: Record<LinkState, string> = {
  asking: "is being asked …",
  answers: "answers.",
  silent: "could not be checked from here: open it yourself.",
};
