import { type CampaignState, FIELDS, fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignValues,
  differences,
  exampleFacts,
  recordEntryOf,
  type VersionSummary,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { CONTROL } from "../../../../api/contract/campaign/field-kinds.ts";
import { PROBLEM_REASONS, type Problem } from "../../../../api/contract/campaign/problems.ts";
import { isPast, pastSentences } from "../../../../api/grammar/dates.ts";
import { formatDate } from "../../../access/dates.ts";
import type { CampaignForm } from "./form.ts";
import { hasIrish, irishOf, memberCount, statementIn } from "./form-values.ts";

/** Returns the name of a state: 'Live'. */
export function stateName(state: CampaignState): string {
  return optionText("state", state).replace(/:.*/, "");
}

export function languageName(language: string): string {
  return language === "ga" ? "Irish" : "English";
}

/** Returns a label with the name of its language, if that is not English: 'Subject (Irish)'. */
export function withLanguage(label: string, language: string): string {
  return language === "en" ? label : `${label} (${languageName(language)})`;
}

/** Returns the label of a field: 'Subject', or 'Figure 2'. Irish texts are named as such. */
export function labelOf(path: string): string {
  const [, language = "en", name = ""] = /^(?:texts\.(\w+)\.|facts\.)?(.*)$/.exec(path) ?? [];
  const place = Number(/\.(\d+)\./.exec(path)?.[1]) + 1;
  const label = fieldAt(path)?.label.replace("{number}", String(place)) ?? name;
  return withLanguage(label, language);
}

/** Returns the text of an option in a list: 'For'. */
export function optionText(path: string, value: string): string {
  return fieldAt(path)?.options?.[value] ?? value;
}

/** Returns the name of the vote or statement around a path: 'Ann Example, Clare, 8 July 2026'; else null. */
export function entryName(
  path: string,
  values: CampaignValues,
  names: CampaignForm["names"],
): string | null {
  const entry = recordEntryOf(path);
  const { member, date } = statementIn(values, entry ?? "");
  if (entry?.startsWith("record.votes.")) return voteName(date);
  return entry && [names[member] ?? member, dayText(date)].filter(Boolean).join(", ");
}

export function voteName(day: string): string {
  return `Vote of ${dayText(day)}`;
}

/** Formats a day of the form, `2026-07-08`: '8 July 2026'. Another text stays unchanged. */
function dayText(day: string): string {
  return Number.isNaN(Date.parse(day)) ? day : formatDate(day);
}

/** Names the fields that a version changed: 'Subject, Headline and 4 more'. */
export function describeChanged({ count, first }: VersionSummary["changed"]): string {
  const names = first.map((path) => {
    const list = recordEntryOf(path)?.startsWith("record.votes.") ? "A vote" : "A statement";
    return recordEntryOf(path) === null ? labelOf(path) : list;
  });
  const more = count > first.length ? ` and ${count - first.length} more` : "";
  return count === 0 ? "Nothing" : `${names.join(", ")}${more}`;
}

/** Returns a value of a vote or statement with its label: 'position: For', or 'TD: Ann Example'. */
export function entryValue(path: string, value: string, names: CampaignForm["names"]): string {
  const label = labelOf(path).replace(/^(?:Statement|Vote), /, "");
  const count = memberCount(value);
  return `${label}: ${count > 1 ? count : optionText(path, names[value] ?? value)}`;
}

const FORBIDDEN_SIGNS: Partial<Record<Problem["code"], RegExp>> = {
  html: /[<>]/,
  control: CONTROL,
};

/** Returns the reason against a text, with an amount or a place: '…. Line 5: a tab after “•”'. */
export function reasonOf({ code, max = 0 }: Pick<Problem, "code" | "max">, value = ""): string {
  const reason = PROBLEM_REASONS[code];
  if (code === "too-long") return `${reason} by ${value.length - max} characters`;
  const lines = value.split("\n");
  const place = lines.findIndex((line) => FORBIDDEN_SIGNS[code]?.test(line));
  const line = lines[place] ?? "";
  const [sign = ""] = FORBIDDEN_SIGNS[code]?.exec(line) ?? [];
  if (sign === "") return reason;
  const [before = ""] = /\S+(?=\s*$)/.exec(line.slice(0, line.indexOf(sign))) ?? [];
  const name = sign === "\t" ? "a tab" : /\p{C}/u.test(sign) ? "a sign" : `“${sign}”`;
  return `${reason}. Line ${place + 1}: ${name} ${before ? `after “${before}”` : "at its beginning"}`;
}

/** Returns a refused field as a sentence, 'Subject has no text', after the name of a vote or statement. */
export function problemText(
  problem: Problem,
  { values, names }: Pick<CampaignForm, "values" | "names">,
): string {
  const path = problem.field;
  const sentence = `${labelOf(path)} ${reasonOf(problem, values[path])}`;
  return [entryName(path, values, names), sentence].filter(Boolean).join(": ");
}

/** Describes the room for more letter in the longest link, in encoded characters. */
export function roomText(room: number): string {
  if (room === Number.NEGATIVE_INFINITY) return "This letter cannot stand in a link.";
  return room < 0
    ? `${-room} characters too long for the links of the largest constituency.`
    : `${room} more characters fit into the links of the largest constituency.`;
}

/** Returns a sentence for each oddity of a draft, as a text that changed in one language, or a day that is over. */
export function odditiesOf(base: CampaignValues, values: CampaignValues, now: Date): string[] {
  const changedPaths = new Set(differences(base, values).map(({ path }) => path));
  const oddities: string[] = [];
  for (const path of hasIrish(values) ? Object.keys(values) : []) {
    const irish = irishOf(path);
    if (irish === path || changedPaths.has(path) === changedPaths.has(irish)) continue;
    if (fieldAt(path)?.isSameInIrish && values[path] === values[irish]) continue;
    const [one, other] = changedPaths.has(path) ? ["English", "Irish"] : ["Irish", "English"];
    oddities.push(`${labelOf(path)} changed in ${one}, and not in ${other}.`);
  }
  const texts = Object.entries(values).filter(([path]) => path.startsWith("texts."));
  for (const sentence of pastSentences(Object.fromEntries(texts), now)) {
    oddities.push(`This sentence names a month or a Budget that has passed: “${sentence.trim()}”`);
  }
  for (const { path, control, label } of FIELDS) {
    // The day of a source is always over.
    if (control === "day" && path.endsWith("Until") && isPast(values[path] || undefined, now)) {
      oddities.push(`${label} is a day that is over.`);
    }
  }
  const facts = Object.entries(values).filter(
    ([path]) => path.startsWith("facts.") || fieldAt(path)?.isFact,
  );
  const examples = exampleFacts(Object.fromEntries(facts)).map(labelOf);
  if (examples.length > 0) oddities.push(`Still examples: ${examples.join("; ")}.`);
  if (!hasIrish(values))
    oddities.push("Irish pages show the English texts: there are no Irish ones.");
  return oddities;
}

export function changedLinks(base: CampaignValues, values: CampaignValues) {
  return differences(base, values).flatMap(({ path, to }) =>
    fieldAt(path)?.control === "link" && to !== "" ? [{ label: labelOf(path), url: to }] : [],
  );
}
