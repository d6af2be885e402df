import type { VoteFound } from "../../../api/contract/record-schema.ts";
import { type FormValues, pathsIn } from "./form-values.ts";

/** Returns the path of the vote or statement that a path is in, `record.votes.20260708147`; else null. */
export function entryOf(path: string): string | null {
  return /^record\.(?:votes|statements)\.\d+/.exec(path)?.[0] ?? null;
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
  return pathsIn("record", list).map((path) => path.replace(`${list}.0`, entry));
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

/**
 * Returns the fields of a vote as the source publishes it. Only staff can say which side was for it;
 * when they read a vote again, their choice stays, and the subject as they worded it.
 */
export function voteValues(values: FormValues, { key, ...vote }: VoteFound["vote"]): FormValues {
  const entry = `record.votes.${key}`;
  return entryValues(entry, {
    ...vote,
    subject: values[`${entry}.subject`] ?? vote.subject,
    for: values[`${entry}.for`] ?? "",
    ta: vote.ta.join("\n"),
    nil: vote.nil.join("\n"),
    staon: vote.staon.join("\n"),
  });
}

/** Returns the number of members in a list of their codes, one a line. */
export function memberCount(codes = ""): number {
  return codes.split("\n").filter((code) => code.trim() !== "").length;
}
