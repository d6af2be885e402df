import type { ReaderKind } from "../../api/contract/campaign/reader-kinds.ts";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { fields, isCount } from "../../api/contract/json.ts";
import type { Language } from "../../api/contract/language.ts";
import {
  type DailVote,
  newestFirst,
  newestPosition,
  parseDailVotes,
  parseTdRecord,
  type TdRecord,
} from "../../api/contract/record.ts";
import type { ReadTd } from "../../api/contract/responses.ts";
import {
  committeeSeat,
  dailChair,
  governmentOffice,
  officeNamed,
} from "../../api/contract/roles.ts";
import { surnameOf } from "../../api/grammar/surname.ts";
import { joinNames, type LetterText } from "./letter.ts";
import { type ResultsWording, resultsEn } from "./wording/results-en.ts";

/** The facts that a letter needs besides its readers. */
export type LetterSetting = {
  /** The campaign's texts in the letter's language, and its facts. Of any shape: a text may be missing. */
  texts: unknown;
  facts: unknown;
  /** The votes of the lookup, for `parseDailVotes`. */
  votes: unknown;
  language: Language;
  /** The texts of the letter's language. */
  wording: Pick<ResultsWording, "record" | "letter" | "second">;
};

/**
 * Returns the kind of reader that a TD is, the first that holds: by office and seat, then by the record; the
 * office or committee of that kind, or the day of its position or question; and the TD's standing.
 */
export function readerOf(td: ReadTd, { facts, votes }: Pick<LetterSetting, "facts" | "votes">) {
  const { decidingOffice, committee } = fields(facts);
  const record = parseTdRecord(td.record);
  const standing = record && standingOf(record, parseDailVotes(votes) ?? []);
  const byRole = [
    ["minister", officeNamed(`${decidingOffice}`, td.roles)],
    ["government", governmentOffice(td.roles)],
    ["chair", dailChair(td.roles)],
    ["committee", committeeSeat(`${committee}`, td.roles)],
  ] as const;
  const [roleKind, role] = byRole.find(([, each]) => each) ?? [];
  const kind: ReaderKind = roleKind ?? standing?.kind ?? "other";
  return { kind, role: role?.name ?? "", date: (!role && standing?.date) || "", standing };
}

/** Returns the newest entry of the public record: a position, else a question; null for neither. */
function standingOf(record: TdRecord, votes: readonly DailVote[]) {
  const position = newestPosition(record, votes);
  const [question] = record.questions;
  if (position && position.stance !== "undecided") return { ...position, kind: position.stance };
  return question === undefined ? null : { kind: "asked" as const, date: question[0] };
}

/** Returns the newest day on which a TD asked, said or voted something; null without a record. */
export function newestDay(td: ReadTd, votes: unknown): string | null {
  const record = parseTdRecord(td.record);
  const dailVotes = parseDailVotes(votes) ?? [];
  if (record === null) return null;
  const days = [
    ...record.questions.map(([date]) => ({ date })),
    ...record.statements,
    ...dailVotes.filter((_, index) => (record.votes[index] ?? "none") !== "none"),
  ];
  return newestFirst(days)[0]?.date ?? null;
}

/** Returns a campaign's letter as the letter to these TDs: to one with their request, to several with thanks. */
export function letterTo(
  tds: readonly ReadTd[],
  letter: LetterText,
  setting: LetterSetting,
): LetterText {
  const { texts, wording } = setting;
  const [td, ...others] = tds;
  if (td === undefined) return letter;
  // The two halves of a former constituency each have a figure of their own, or none.
  const isOnePlace = others.every(({ constituency }) => constituency === td.constituency);
  const figure = isOnePlace && figureOf(td.constituency, setting)?.sentence;
  if (others.length > 0) {
    return { ...letter, ...(figure && { figure }), ...thanksTo(tds, setting) };
  }
  const { kind, role, date } = readerOf(td, setting);
  const request = filled(fields(fields(texts).requests)[kind], {
    office: role,
    committee: role,
    date: date && wording.record.day(date),
    constituency: wording.letter.constituency(td.constituency),
  });
  return { ...letter, ...(figure && { figure }), ...(request && { request }) };
}

/** Returns the sentence that thanks those TDs by name who asked or are for it; nothing without such TDs. */
export function thanksTo(tds: readonly ReadTd[], setting: LetterSetting) {
  const thanked = tds.flatMap((td) => {
    const { standing } = readerOf(td, setting);
    return standing === null || standing.kind === "against" ? [] : [{ td, standing }];
  });
  if (thanked.length === 0) return {};
  const haveAllAsked = thanked.every(({ standing }) => standing.kind === "asked");
  const text = fields(fields(setting.texts).thanks)[haveAllAsked ? "asked" : "support"];
  const surnames = tds.map(({ name, email }) => surnameOf(name, email));
  const names = thanked.map(({ td }) => {
    const surname = surnameOf(td.name, td.email);
    return surnames.filter((each) => each === surname).length > 1 ? td.name : surname;
  });
  const { letter, second } = setting.wording;
  const thanks = filled(text, {
    names: letter.deputies(names.length, joinNames(names, second.and)),
  });
  return thanks === "" ? {} : { thanks };
}

/** Returns the campaign's figure of a constituency as its sentence, with the source; null without a figure. */
export function figureOf(
  constituency: Constituency,
  { texts, facts, language }: Pick<LetterSetting, "texts" | "facts" | "language">,
): { sentence: string; source: string; url: string; date: string } | null {
  const { places, placesUrl, placesDate } = fields(facts);
  const rows: unknown[] = Array.isArray(places) ? places : [];
  const row = rows.map(fields).find((each) => each.constituency === constituency);
  const { placeFigure, placesSource } = fields(texts);
  const place = row?.[language];
  if (typeof place !== "string" || !isCount(row?.figure)) return null;
  // Not by toLocaleString(), which takes far longer than the rest of a letter.
  const figure = `${row.figure}`.replace(/\B(?=(?:\d{3})+$)/g, ",");
  const sentence = filled(placeFigure, { place, figure });
  if (sentence === "") return null;
  const text = (value: unknown) => `${value ?? ""}`;
  return { sentence, source: text(placesSource), url: text(placesUrl), date: text(placesDate) };
}

/** Returns a text with its placeholders filled, `{office}` with `values.office`; empty for another shape. */
function filled(text: unknown, values: Readonly<Record<string, string>>): string {
  if (typeof text !== "string") return "";
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A role of a TD as a line, and the line's language: not all roles have Irish names. */
export type RoleLine = { text: string; lang: Language };

/** Returns the roles of a TD as lines: offices, chairs, and the seat on the campaign's committee. */
export function roleLines(
  { roles = [] }: Pick<ReadTd, "roles">,
  facts: unknown,
  { letter }: Pick<ResultsWording, "letter">,
  language: Language,
): RoleLine[] {
  const onCommittee = committeeSeat(`${fields(facts).committee}`, roles);
  return roles
    .filter((role) => role.kind !== "member" || role === onCommittee)
    .map(({ kind, name, nameGa }) =>
      language === "ga" && nameGa !== undefined
        ? { text: letter.role(kind, nameGa), lang: "ga" }
        : { text: resultsEn.letter.role(kind, name), lang: "en" },
    );
}

/**
 * Returns the sentences of a call to a TD's office: the campaign's, with the figure before the last question,
 * and in that question's place the request of the letter to the TD. The last sentence is for a machine.
 */
export function callLines(
  call: string,
  { figure, request }: LetterText,
  passOn: (request: string) => string,
): string[] {
  const lines = call.split("\n").filter(Boolean);
  const question = lines.findLastIndex((line) => line.endsWith("?"));
  if (question < 0) return lines;
  const last = request === undefined ? lines[question] : passOn(request);
  return lines.flatMap((line, index) =>
    index === question ? [figure, last].filter((each) => each !== undefined) : [line],
  );
}
