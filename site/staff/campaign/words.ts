import { CAMPAIGN_STATES, type CampaignState } from "../../../api/contract/campaign/campaign.ts";
import { PROBLEM_REASONS, type Problem } from "../../../api/contract/campaign/problems.ts";
import { formatDateTime } from "../admin/words.ts";

/** The content that each state shows to visitors. */
export const STATE_WORDS: Record<CampaignState, string> = {
  draft: "Draft: visitors read that it opens soon",
  live: "Live: the letter can be sent",
  paused: "Paused: a sentence says why nothing can be sent",
  won: "Won: thanks, what was achieved and what comes next",
  closed: "Closed: thanks, what was achieved and what comes next",
};

/** The names of the states. */
export const STATE_NAMES: Record<CampaignState, string> = {
  draft: "Draft",
  live: "Live",
  paused: "Paused",
  won: "Won",
  closed: "Closed",
};

/** Returns the state with the name of a form value; null for any other text. */
export function stateOf(value: string | undefined): CampaignState | null {
  return CAMPAIGN_STATES.find((state) => state === value) ?? null;
}

const LANGUAGES: Record<string, string> = { en: "English", ga: "Irish" };

/** Returns the name of a language: 'English'. */
export function languageName(language: string): string {
  return LANGUAGES[language] ?? language;
}

const LABELS: Record<string, string> = {
  state: "State",
  author: "Your name",
  note: "Why you publish it",
  takenBackBy: "Your name",
  organisation: "Organisation, full name",
  shortName: "Short name, for page titles",
  name: "Name of the campaign",
  nameInText: "Name within a sentence",
  headline: "Headline, a line for each line of the poster",
  lead: "Sentences below the headline",
  letterTile: "Title of the first step",
  description: "Description for search engines",
  shareText: "Text of a shared post",
  caption: "Text that supporters share; {page} stands for the address",
  goOn: "Last entry under 'What happens next?'",
  "letter.subject": "Subject",
  "letter.body": "Letter",
  findingsTitle: "Title of the figures",
  findingsSource: "Source of the figures",
  paused: "Why it is paused",
  achieved: "What was achieved",
  next: "What supporters can do next",
  contactAddress: "Contact address",
  privacyPolicyUrl: "Privacy policy, link",
  handle: "Social account",
  profileUrl: "Social account, link",
  postUrl: "Post on the action page, link",
  surveyUrl: "Government survey, link",
  surveyUntil: "Government survey, last day (optional)",
  "builder.name": "Builder of the site",
  "builder.url": "Builder of the site, link",
  actionsBaseline: "Start of the counter",
  findingsUrl: "Source of the figures, link",
  urgentUntil: "'Time-sensitive' until (optional)",
  "colours.urgent.light": "Send button and first step, light theme",
  "colours.urgent.dark": "Send button and first step, dark theme",
  "colours.link.light": "Links and focus, light theme",
  "colours.link.dark": "Links and focus, dark theme",
  "colours.highlight.light": "Badges and large figures, light theme",
  "colours.highlight.dark": "Badges and large figures, dark theme",
  "colours.ground.light": "Ground of the social section, light theme",
  "colours.ground.dark": "Ground of the social section, dark theme",
};

/** Returns the label of a field: 'Subject', or 'Figure 2'. Irish texts are named as such. */
export function labelOf(path: string): string {
  const [, language, name = path] = /^(?:texts\.(\w+)\.|facts\.)?(.*)$/.exec(path) ?? [];
  const [, number, part] = /^findings\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const count = Number(number) + 1;
  const label =
    part === undefined
      ? (LABELS[name] ?? name)
      : part === "figure"
        ? `Figure ${count}`
        : part === "text"
          ? `Figure ${count} is followed by`
          : `Figure ${count}, ${part}`;
  return language === undefined ? label : inWords(label, language);
}

/** Returns a label with the name of its language, if that is not English: 'Subject (Irish)'. */
export function inWords(label: string, language: string): string {
  return language === "en" ? label : `${label} (${languageName(language)})`;
}

/** Returns a refused field as a sentence: 'Subject has no text'. */
export function problemWords({ field, code }: Problem): string {
  return `${labelOf(field)} ${PROBLEM_REASONS[code]}`;
}

/** Returns the time and author of a publication as a sentence. */
export function sinceWords(publishedAt: string | null, author: string): string {
  if (publishedAt === null) return "It came with the software; nobody has published another yet.";
  return `Since ${formatDateTime(publishedAt)}, published by ${author}.`;
}

/** Describes the room that the letter leaves in the longest link, in encoded characters. */
export function roomWords(room: number): string {
  if (room === Number.NEGATIVE_INFINITY) return "This letter cannot stand in a link.";
  return room < 0
    ? `${-room} characters too long for the links of the largest constituency.`
    : `${room} more characters fit into the links of the largest constituency.`;
}

/** Explains the encoded characters of a link. */
export const ROOM_NOTE =
  "Links are encoded: a letter or digit counts 1, a space 3, a line break up to 6.";
