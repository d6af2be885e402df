import { FIELDS, FINDING_PICTURES, fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignValues,
  differences,
  entryOf,
} from "../../../../api/contract/campaign/differences.ts";
import { fields } from "../../../../api/contract/json.ts";
import type { VoteFound } from "../../../../api/contract/record-schema.ts";

export type FormValues = CampaignValues;

/** Returns the letter in one language as far as it is written. */
export function letterIn(values: FormValues, language: string): { subject: string; body: string } {
  const part = (name: string) => values[`texts.${language}.letter.${name}`] ?? "";
  return { subject: part("subject"), body: part("body") };
}

/** Returns the document that the values stand for. The schema has not checked it. */
export function documentOf(values: FormValues): unknown {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const { isOptional, control } = fieldAt(path) ?? {};
    // Nothing is chosen yet: the field is missing.
    if (value === "" && (isOptional || control === "choice")) continue;
    put(root, path.split("."), leafOf(path, value));
  }
  const texts = Object.entries(fields(root.texts)).map(([language, written]) => {
    const findings = Object.values(fields(fields(written).findings));
    return [language, { ...fields(written), findings }];
  });
  return { ...root, texts: Object.fromEntries(texts) };
}

function put(node: Record<string, unknown>, [name = "", ...rest]: string[], leaf: unknown): void {
  if (rest.length === 0) {
    node[name] = leaf;
    return;
  }
  // The same object again, because a copy for each of 2,000 fields would take long.
  const child = isBranch(node[name]) ? node[name] : {};
  node[name] = child;
  put(child, rest, leaf);
}

function isBranch(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null;
}

/** A text that is no number stays a text, which the schema refuses. */
function leafOf(path: string, value: string): unknown {
  const control = fieldAt(path)?.control;
  if (control === "number") return /^\d+$/.test(value.trim()) ? Number(value) : value;
  return control === "yes-no" ? value === "true" : value;
}

/** Returns `newer` with what `mine` changed since `base`. Where both changed a value, mine stays. */
export function merged(base: FormValues, mine: FormValues, newer: FormValues): FormValues {
  const changed = differences(base, mine).map(({ path }) => [path, mine[path]]);
  const all = Object.entries<string | undefined>({ ...newer, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.flatMap(([path, to]) => (to === undefined ? [] : [[path, to]])));
}

const IRISH = "texts.ga.";
/** Whether the campaign has Irish texts. */
export function hasIrish(values: FormValues): boolean {
  return Object.keys(values).some((path) => path.startsWith(IRISH));
}

/** Returns the languages that the campaign is written in. */
export function languagesIn(values: FormValues): string[] {
  return hasIrish(values) ? ["en", "ga"] : ["en"];
}

/** Returns the values without Irish texts. */
export function withoutIrish(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([path]) => !path.startsWith(IRISH)));
}

/**
 * Returns the values with Irish texts: those of `base`, the version that the draft began with, or
 * empty ones beside the figures and pictures of the English texts.
 */
export function withIrish(values: FormValues, base: FormValues): FormValues {
  const kept = Object.entries(base).filter(([path]) => path.startsWith(IRISH));
  const empty = Object.entries(values).flatMap(([path, value]) =>
    path.startsWith("texts.en.")
      ? [[path.replace("texts.en.", IRISH), fieldAt(path)?.isSameInIrish ? value : ""]]
      : [],
  );
  return { ...values, ...Object.fromEntries(kept.length > 0 ? kept : empty) };
}

/** The most figures that a campaign shows. */
export const MAX_FIGURES = FINDING_PICTURES.length;

const FINDING = /^texts\.\w+\.findings\.(\d+)\./;

/** Returns how many figures there are, in the language that has most. */
export function figureCount(values: FormValues): number {
  const places = Object.keys(values).map((path) => Number(FINDING.exec(path)?.[1] ?? -1));
  return Math.max(...places) + 1;
}

/** Returns the values with an empty figure at the end, with the first picture that is not shown. */
export function withNewFigure(values: FormValues): FormValues {
  const place = figureCount(values);
  const shown = Object.entries(values).filter(([path]) => path.endsWith(".picture"));
  const picture =
    FINDING_PICTURES.find((name) => !shown.some(([, other]) => other === name)) ??
    FINDING_PICTURES[0];
  const added = { picture, figure: "", text: "", isTextComplete: "false" };
  const entries = languagesIn(values).flatMap((language) =>
    Object.entries(added).map(([name, value]) => [
      `texts.${language}.findings.${place}.${name}`,
      value,
    ]),
  );
  return { ...values, ...Object.fromEntries(entries) };
}

/** Returns the values without one figure; those behind it move up. */
export function withoutFigure(values: FormValues, index: number): FormValues {
  const entries = Object.entries(values).flatMap(([path, value]) => {
    const place = Number(FINDING.exec(path)?.[1] ?? -1);
    if (place === index) return [];
    return [[place > index ? path.replace(`.${place}.`, `.${place - 1}.`) : path, value]];
  });
  return Object.fromEntries(entries);
}

/** Returns the paths of all votes or statements, newest first. */
export function entriesIn(values: FormValues, kind: "votes" | "statements"): string[] {
  const paths = Object.keys(values).filter((path) => path.startsWith(`record.${kind}.`));
  const place = (entry: string) => `${values[`${entry}.date`] ?? ""} ${entry}`;
  const entries = new Set(paths.flatMap((path) => entryOf(path) ?? []));
  return [...entries].sort((a, b) => (place(a) < place(b) ? 1 : -1));
}

/** Returns the paths of the fields of a vote or statement. */
export function entryPaths(entry: string): string[] {
  const list = entry.slice(0, entry.lastIndexOf("."));
  return FIELDS.flatMap(({ path }) =>
    path.startsWith(`${list}.`) ? [path.replace(`${list}.0`, entry)] : [],
  );
}

/** Returns the path of a new statement. `row`: its place among those that are added together. */
export function newStatement(now: number, row = 0): string {
  return `record.statements.${now}${String(row).padStart(3, "0")}`;
}

/** Returns the fields of an entry by their paths. Those that `written` lacks are empty. */
export function entryValues(
  entry: string,
  written: Readonly<Record<string, string>> = {},
): FormValues {
  const names = entryPaths(entry).map((path) => path.slice(entry.length + 1));
  return Object.fromEntries(names.map((name) => [`${entry}.${name}`, written[name] ?? ""]));
}

/** Returns the fields of a statement by their names. */
export function statementIn(values: FormValues, entry: string) {
  const text = (name: string) => values[`${entry}.${name}`] ?? "";
  const [member, stance, sentence] = [text("member"), text("stance"), text("sentence")];
  return { member, stance, sentence, date: text("date"), url: text("url") };
}

/** Returns the values without a vote or statement. */
export function withoutEntry(values: FormValues, entry: string): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([path]) => entryOf(path) !== entry));
}

/** Returns the fields of a vote as the source publishes it. Only staff can say which side was for it. */
export function voteValues({ key, ...vote }: VoteFound["vote"]): FormValues {
  return entryValues(`record.votes.${key}`, {
    ...vote,
    ta: vote.ta.join("\n"),
    nil: vote.nil.join("\n"),
    staon: vote.staon.join("\n"),
  });
}

/** Returns the number of members in a list of their codes, one a line. */
export function memberCount(codes = ""): number {
  return codes.split("\n").filter((code) => code.trim() !== "").length;
}
