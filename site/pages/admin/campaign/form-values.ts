import {
  type Campaign,
  FIELDS,
  FINDING_PICTURES,
  fieldAt,
} from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignValues,
  recordEntryOf,
  valuesOf,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { fields } from "../../../../api/contract/json.ts";
import type { VoteFound } from "../../../../api/contract/record-schema.ts";
import { readPlaces } from "./tables.ts";

export function letterIn(
  values: CampaignValues,
  language: string,
): { subject: string; body: string } {
  const part = (name: string) => values[`texts.${language}.letter.${name}`] ?? "";
  return { subject: part("subject"), body: part("body") };
}

/** Returns the values of a form for a campaign, with a field for every Irish text and every figure. */
export function formValues(campaign: Campaign): CampaignValues {
  const values = valuesOf(campaign);
  const figures = FINDING_PICTURES.flatMap((picture, place) =>
    Object.entries({ picture, figure: "", text: "" }).map(([name, value]) => [
      `${FINDINGS}.${place}.${name}`,
      value,
    ]),
  );
  return withIrish({ ...Object.fromEntries(figures), ...values }, values);
}

/** Returns the values as a campaign's JSON, which no schema has checked, without empty figures and Irish texts. */
export function documentOf(values: CampaignValues): unknown {
  const root: Record<string, unknown> = {};
  const isIrish = hasIrish(values);
  for (const [path, value] of Object.entries(values)) {
    const { isOptional, control } = fieldAt(path) ?? {};
    if (!isIrish && path.startsWith(IRISH)) continue;
    // An empty choice is a missing field.
    if (value === "" && (isOptional || control === "choice")) continue;
    put(root, path.split("."), leafOf(path, value));
  }
  const texts = Object.entries(fields(root.texts)).map(([language, json]) => {
    const findings = fields(fields(json).findings);
    return [
      language,
      { ...fields(json), findings: placesIn(values).map((place) => findings[place]) },
    ];
  });
  return { ...root, texts: Object.fromEntries(texts) };
}

const FINDINGS = "texts.en.findings";

/** Returns the places of the figures with a number or a text. */
export function placesIn(values: CampaignValues): number[] {
  return [...FINDING_PICTURES.keys()].filter((place) => {
    const figure = `${FINDINGS}.${place}`;
    const paths = [`${figure}.figure`, `${figure}.text`, irishOf(`${figure}.text`)];
    return paths.some((path) => values[path]);
  });
}

function put(node: Record<string, unknown>, [name = "", ...rest]: string[], leaf: unknown): void {
  if (rest.length === 0) {
    node[name] = leaf;
    return;
  }
  // The object is changed in place, because a copy for each of 2,000 fields would take long.
  const child = isBranch(node[name]) ? node[name] : {};
  node[name] = child;
  put(child, rest, leaf);
}

function isBranch(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null;
}

/** A text that is no number, or no table, stays a text, which the schema refuses. */
function leafOf(path: string, value: string): unknown {
  const control = fieldAt(path)?.control;
  if (control === "table") {
    const { places, refused } = readPlaces(value);
    return refused.length === 0 ? places : value;
  }
  if (control === "number") return /^\d+$/.test(value.trim()) ? Number(value) : value;
  return control === "yes-no" ? value === "true" : value;
}

const IRISH = "texts.ga.";

/** Returns the Irish field that stands beside an English one. */
export function irishOf(path: string): string {
  return path.replace(/^texts\.en\./, "texts.ga.");
}

/** Whether the values have an Irish text. Figures and pictures, which are the English ones, do not count. */
export function hasIrish(values: CampaignValues): boolean {
  return Object.entries(values).some(
    ([path, value]) => path.startsWith(IRISH) && value !== "" && !fieldAt(path)?.isSameInIrish,
  );
}

/** Returns the values with the Irish texts of `source`. A text that `source` lacks is empty. */
export function withIrish(values: CampaignValues, source: CampaignValues): CampaignValues {
  const irish = Object.entries(values).flatMap(([path, value]) => {
    if (!path.startsWith("texts.en.")) return [];
    const { isSameInIrish, isOptional } = fieldAt(path) ?? {};
    const same = isSameInIrish && !isOptional ? value : "";
    return [[irishOf(path), source[irishOf(path)] ?? same]];
  });
  return { ...values, ...Object.fromEntries(irish) };
}

/** Returns the paths of all votes or statements, newest first. */
export function entriesIn(values: CampaignValues, kind: "votes" | "statements"): string[] {
  const paths = Object.keys(values).filter((path) => path.startsWith(`record.${kind}.`));
  const place = (entry: string) => `${values[`${entry}.date`] ?? ""} ${entry}`;
  const entries = new Set(paths.flatMap((path) => recordEntryOf(path) ?? []));
  return [...entries].sort((a, b) => (place(a) < place(b) ? 1 : -1));
}

export function entryPaths(entry: string): string[] {
  const list = entry.slice(0, entry.lastIndexOf("."));
  return FIELDS.flatMap(({ path }) =>
    path.startsWith(`${list}.`) ? [path.replace(`${list}.0`, entry)] : [],
  );
}

/** Returns the path of a new statement. `row`: the place among statements that are added together. */
export function newStatement(now: number, row = 0): string {
  return `record.statements.${now}${String(row).padStart(3, "0")}`;
}

/** Returns the fields of an entry by their paths, with `texts` by their names; other fields are empty. */
export function entryValues(
  entry: string,
  texts: Readonly<Record<string, string>> = {},
): CampaignValues {
  const paths = entryPaths(entry);
  return Object.fromEntries(paths.map((path) => [path, texts[path.slice(entry.length + 1)] ?? ""]));
}

export function statementIn(values: CampaignValues, entry: string) {
  const text = (name: string) => values[`${entry}.${name}`] ?? "";
  const [member, stance, sentence] = [text("member"), text("stance"), text("sentence")];
  return { member, stance, sentence, date: text("date"), url: text("url") };
}

export function withoutEntry(values: CampaignValues, entry: string): CampaignValues {
  return Object.fromEntries(
    Object.entries(values).filter(([path]) => recordEntryOf(path) !== entry),
  );
}

/** Returns the fields of a vote that the source publishes. Staff say which side was for the campaign. */
export function voteValues({ key, ...vote }: VoteFound["vote"]): CampaignValues {
  const texts = Object.entries(vote).map(([name, value]) => [name, [value].flat().join("\n")]);
  return entryValues(`record.votes.${key}`, Object.fromEntries(texts));
}

/** Returns the number of members in a list of their codes, one a line. */
export function memberCount(codes = ""): number {
  return codes.split("\n").filter((code) => code.trim() !== "").length;
}
