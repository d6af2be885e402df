import {
  type Campaign,
  FIELDS,
  FINDING_PICTURES,
  fieldAt,
} from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignValues,
  entryOf,
  valuesOf,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { fields } from "../../../../api/contract/json.ts";
import type { VoteFound } from "../../../../api/contract/record-schema.ts";

export type FormValues = CampaignValues;

/**
 * Returns a pasted text as a field takes it: tabs, and the line breaks of a field without `lines`, are
 * spaces, and signs of which nothing is seen are left out, but for those that join pictures.
 */
export function pastedText(text: string, lines: boolean): string {
  const broken = text.replace(/\r\n?|[\v\f\p{Zl}\p{Zp}]/gu, "\n");
  const spaced = lines ? broken.replace(/\t+/g, " ") : broken.trim().replace(/[\t\n]+/g, " ");
  return spaced.replace(/(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, "");
}

/** Returns the letter in one language as far as it is written. */
export function letterIn(values: FormValues, language: string): { subject: string; body: string } {
  const part = (name: string) => values[`texts.${language}.letter.${name}`] ?? "";
  return { subject: part("subject"), body: part("body") };
}

/** Returns the values of a form for a campaign: every Irish text and every figure has its field. */
export function formValues(campaign: Campaign): FormValues {
  const values = valuesOf(campaign);
  const figures = FINDING_PICTURES.flatMap((picture, place) =>
    Object.entries({ picture, figure: "", text: "" }).map(([name, value]) => [
      `${FINDINGS}.${place}.${name}`,
      value,
    ]),
  );
  return withIrish({ ...Object.fromEntries(figures), ...values }, values);
}

/**
 * Returns the document that the values stand for. The schema has not checked it. Irish texts of which
 * none is written are left out, and so is a figure with neither number nor text.
 */
export function documentOf(values: FormValues): unknown {
  const root: Record<string, unknown> = {};
  const isIrish = hasIrish(values);
  for (const [path, value] of Object.entries(values)) {
    const { isOptional, control } = fieldAt(path) ?? {};
    if (!isIrish && path.startsWith(IRISH)) continue;
    // Nothing is chosen yet: the field is missing.
    if (value === "" && (isOptional || control === "choice")) continue;
    put(root, path.split("."), leafOf(path, value));
  }
  const texts = Object.entries(fields(root.texts)).map(([language, written]) => {
    const all = fields(fields(written).findings);
    return [
      language,
      { ...fields(written), findings: placesIn(values).map((place) => all[place]) },
    ];
  });
  return { ...root, texts: Object.fromEntries(texts) };
}

const FINDINGS = "texts.en.findings";

/** Returns the places of the figures that are written: those with a number or a text. */
export function placesIn(values: FormValues): number[] {
  return [...FINDING_PICTURES.keys()].filter((place) => {
    const figure = `${FINDINGS}.${place}`;
    const written = [`${figure}.figure`, `${figure}.text`, irishOf(`${figure}.text`)];
    return written.some((path) => values[path]);
  });
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

const IRISH = "texts.ga.";

/** Returns the Irish field that stands beside an English one. */
export function irishOf(path: string): string {
  return path.replace(/^texts\.en\./, "texts.ga.");
}

/** Whether an Irish text is written. Figures and pictures, which are those of the English texts, are none. */
export function hasIrish(values: FormValues): boolean {
  return Object.entries(values).some(
    ([path, value]) => path.startsWith(IRISH) && value !== "" && !fieldAt(path)?.isSameInIrish,
  );
}

/** Returns the values with the Irish texts of `source` beside the English ones; one that it lacks is empty. */
export function withIrish(values: FormValues, source: FormValues): FormValues {
  const irish = Object.entries(values).flatMap(([path, value]) => {
    if (!path.startsWith("texts.en.")) return [];
    const { isSameInIrish, isOptional } = fieldAt(path) ?? {};
    const same = isSameInIrish && !isOptional ? value : "";
    return [[irishOf(path), source[irishOf(path)] ?? same]];
  });
  return { ...values, ...Object.fromEntries(irish) };
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
  const texts = Object.entries(vote).map(([name, value]) => [name, [value].flat().join("\n")]);
  return entryValues(`record.votes.${key}`, Object.fromEntries(texts));
}

/** Returns the number of members in a list of their codes, one a line. */
export function memberCount(codes = ""): number {
  return codes.split("\n").filter((code) => code.trim() !== "").length;
}
