import { type CampaignState, FIELDS, fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import {
  differences,
  entryOf,
  exampleFacts,
  type VersionSummary,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { CONTROL } from "../../../../api/contract/campaign/field-kinds.ts";
import { PROBLEM_REASONS, type Problem } from "../../../../api/contract/campaign/problems.ts";
import { isPast, pastSentences } from "../../../../api/grammar/dates.ts";
import { formatDate } from "../../../access/dates.ts";
import type { CampaignForm } from "./form.ts";
import { type FormValues, hasIrish, irishOf, memberCount, statementIn } from "./form-values.ts";

/** Returns the name of a state: 'Live'. */
export function stateName(state: CampaignState): string {
  return optionText("state", state).replace(/:.*/, "");
}

/** Returns the name of a language: 'English'. */
export function languageName(language: string): string {
  return language === "ga" ? "Irish" : "English";
}

/** Returns a label with the name of its language, if that is not English: 'Subject (Irish)'. */
export function withLanguage(label: string, language: string): string {
  return language === "en" ? label : `${label} (${languageName(language)})`;
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

/** What TDs are called, by their codes. */
type Names = Readonly<Record<string, string>>;

/** Returns which vote or statement a path is in: 'Ann Example, Clare, 8 July 2026'; else null. */
export function entryName(path: string, values: FormValues, names: Names): string | null {
  const entry = entryOf(path);
  const { member, date } = statementIn(values, entry ?? "");
  if (entry?.startsWith("record.votes.")) return voteName(date);
  return entry && [names[member] ?? member, dayText(date)].filter(Boolean).join(", ");
}

/** Returns the name of a vote: 'Vote of 8 July 2026'. */
export function voteName(day: string): string {
  return `Vote of ${dayText(day)}`;
}

/** Formats a day of the form, `2026-07-08`: '8 July 2026'. One that is not written yet stays as it is. */
function dayText(day: string): string {
  return Number.isNaN(Date.parse(day)) ? day : formatDate(day);
}

/** Names what a version changed: 'Subject, Headline and 4 more'. */
export function describeChanged({ count, first }: VersionSummary["changed"]): string {
  const names = first.map((path) => {
    const list = entryOf(path)?.startsWith("record.votes.") ? "A vote" : "A statement";
    return entryOf(path) === null ? labelOf(path) : list;
  });
  const more = count > first.length ? ` and ${count - first.length} more` : "";
  return count === 0 ? "Nothing" : `${names.join(", ")}${more}`;
}

/** Returns a value of a vote or statement with its label: 'position: For', or 'TD: Ann Example'. */
export function entryValue(path: string, value: string, names: Names): string {
  const label = labelOf(path).replace(/^(?:Statement|Vote), /, "");
  const count = memberCount(value);
  return `${label}: ${count > 1 ? count : optionText(path, names[value] ?? value)}`;
}

const REFUSED_SIGNS: Partial<Record<Problem["code"], RegExp>> = { html: /[<>]/, control: CONTROL };

/** Returns why a text is refused, and by how much or where: '…. Line 5: a tab after “•”'. */
export function reasonOf({ code, max = 0 }: Pick<Problem, "code" | "max">, value = ""): string {
  const reason = PROBLEM_REASONS[code];
  if (code === "too-long") return `${reason} by ${value.length - max} characters`;
  const lines = value.split("\n");
  const place = lines.findIndex((line) => REFUSED_SIGNS[code]?.test(line));
  const line = lines[place] ?? "";
  const [sign = ""] = REFUSED_SIGNS[code]?.exec(line) ?? [];
  if (sign === "") return reason;
  const [before = ""] = /\S+(?=\s*$)/.exec(line.slice(0, line.indexOf(sign))) ?? [];
  const name = sign === "\t" ? "a tab" : /\p{C}/u.test(sign) ? "a sign" : `“${sign}”`;
  return `${reason}. Line ${place + 1}: ${name} ${before ? `after “${before}”` : "at its beginning"}`;
}

/** Returns a refused field as a sentence, after the name of its vote or statement: 'Subject has no text'. */
export function problemText(
  problem: Problem,
  { values, names }: Pick<CampaignForm, "values" | "names">,
): string {
  const { field } = problem;
  const sentence = `${labelOf(field)} ${reasonOf(problem, values[field])}`;
  return [entryName(field, values, names), sentence].filter(Boolean).join(": ");
}

/** Describes the room that the letter leaves in the longest link, in encoded characters. */
export function roomText(room: number): string {
  if (room === Number.NEGATIVE_INFINITY) return "This letter cannot stand in a link.";
  return room < 0
    ? `${-room} characters too long for the links of the largest constituency.`
    : `${room} more characters fit into the links of the largest constituency.`;
}

/**
 * Returns what is odd in a draft that can be published, as sentences: texts that changed in one
 * language only, sentences and days that have passed, example values that are left, and Irish texts
 * that are missing.
 */
export function odditiesOf(base: FormValues, values: FormValues, now: Date): string[] {
  const changed = new Set(differences(base, values).map(({ path }) => path));
  const odd: string[] = [];
  for (const path of hasIrish(values) ? Object.keys(values) : []) {
    const irish = irishOf(path);
    if (irish === path || changed.has(path) === changed.has(irish)) continue;
    if (fieldAt(path)?.isSameInIrish && values[path] === values[irish]) continue;
    const [done, left] = changed.has(path) ? ["English", "Irish"] : ["Irish", "English"];
    odd.push(`${labelOf(path)} changed in ${done}, and not in ${left}.`);
  }
  const texts = Object.entries(values).filter(([path]) => path.startsWith("texts."));
  for (const sentence of pastSentences(Object.fromEntries(texts), now)) {
    odd.push(`This sentence names a month or a Budget that has passed: “${sentence.trim()}”`);
  }
  for (const { path, control, label } of FIELDS) {
    if (control === "day" && path.startsWith("facts.") && isPast(values[path] || undefined, now)) {
      odd.push(`${label} is a day that is over.`);
    }
  }
  const facts = Object.entries(values).filter(
    ([path]) => path.startsWith("facts.") || fieldAt(path)?.isFact,
  );
  const examples = exampleFacts(Object.fromEntries(facts)).map(labelOf);
  if (examples.length > 0) odd.push(`Still examples: ${examples.join("; ")}.`);
  if (!hasIrish(values)) odd.push("Irish pages show the English texts: there are no Irish ones.");
  return odd;
}

/** Returns the links among the changed fields: each with its label. */
export function changedLinks(
  base: FormValues,
  values: FormValues,
): { label: string; url: string }[] {
  return differences(base, values).flatMap(({ path, to }) =>
    fieldAt(path)?.control === "link" && to !== "" ? [{ label: labelOf(path), url: to }] : [],
  );
}
