import { FIELDS, fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import {
  type Difference,
  differences,
  exampleFacts,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { isPast, pastSentences } from "../../../../api/words/dates.ts";
import { irishOf } from "./drawers.ts";
import { type FormValues, hasIrish } from "./form-values.ts";
import { labelOf } from "./wording.ts";

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

/** Returns a difference between two long texts without the lines that both begin and end with. */
export function changedLines({ from, to }: Pick<Difference, "from" | "to">) {
  const [before, after] = [from.split("\n"), to.split("\n")];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const cut = (lines: string[]) =>
    lines
      .slice(start, lines.length - end)
      .join("\n")
      .trim();
  return { from: cut(before), to: cut(after) };
}
