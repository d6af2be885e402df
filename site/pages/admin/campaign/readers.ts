import type { CampaignValues } from "../../../../api/contract/campaign/campaign-api.ts";
import { letterRoom } from "../../../../api/contract/campaign/letter-room.ts";
import { READER_KINDS, type ReaderKind } from "../../../../api/contract/campaign/reader-kinds.ts";
import { codesOf, linesOf, memberKey } from "../../../../api/contract/campaign/record-fields.ts";
import { isConstituency } from "../../../../api/contract/constituencies.ts";
import { fields } from "../../../../api/contract/json.ts";
import type { Language } from "../../../../api/contract/language.ts";
import { parseDailVotes, parseTdRecord, SIDES } from "../../../../api/contract/record.ts";
import type { ReadTd } from "../../../../api/contract/responses.ts";
import { committeeSeat, officeNamed } from "../../../../api/contract/roles.ts";
import { fold } from "../../../../api/contract/text.ts";
import { letterTo, readerOf } from "../../../../widget/domain/reader.ts";
import { wordingFor } from "../../../../widget/domain/wording/wording.ts";
import type { CampaignForm } from "./form.ts";
import { documentOf, entriesIn, letterIn, statementIn } from "./form-values.ts";

type Tds = CampaignForm["tds"];

/** The request that ends the letter to a TD, and the kind of reader that the TD is. */
type TdRequest = Pick<ReadTd, "name" | "constituency"> & {
  kind: ReaderKind;
  request: string;
};

/** Returns what the letters of a draft ask in one language, with the record of the draft. */
export function draftRequests(values: CampaignValues, tds: Tds, language: Language): TdRequest[] {
  const { texts, facts } = fields(documentOf(values));
  const { votes, readers } = readersOf(values, tds);
  const ofLanguage = fields(texts)[language];
  const setting = { texts: ofLanguage, facts, votes, language, wording: wordingFor(language) };
  const letter = letterIn(values, language);
  return readers.map((td) => ({
    name: td.name,
    constituency: td.constituency,
    kind: readerOf(td, setting).kind,
    request: letterTo([td], letter, setting).request ?? "",
  }));
}

/** Returns a letter with the text of a part in the paragraph before the closing words: a request, or thanks. */
export function withRequest(body: string, part: string, text: string): string {
  const paragraphs = body.trimEnd().split("\n\n");
  const last = paragraphs.at(-2) ?? "";
  if (part.startsWith("requests.")) paragraphs.splice(-2, 1, text);
  if (part.startsWith("thanks.")) paragraphs.splice(-2, 1, `${text} ${last}`);
  return paragraphs.join("\n\n");
}

/** Returns the room that the longest letter leaves: the one to several TDs, or one that ends with a request. */
export function roomBesideRequests(values: CampaignValues, language: string): number {
  const { subject, body } = letterIn(values, language);
  const bodies = Object.keys(READER_KINDS).map((kind) => {
    const part = `requests.${kind}`;
    return withRequest(body, part, values[`texts.${language}.${part}`] ?? "");
  });
  return Math.min(...[body, ...bodies].map((each) => letterRoom({ subject, body: each })));
}

/** Returns the TDs with the record that the draft would give them, and the votes of these records. */
function readersOf(values: CampaignValues, tds: Tds): { readers: ReadTd[]; votes: unknown[] } {
  const leftOut = linesOf(values["record.leftOut"]);
  const hasTopics = linesOf(values["record.topics"]).length > 0;
  const voteEntries = entriesIn(values, "votes").flatMap((entry) => {
    const text = (name: string) => values[`${entry}.${name}`] ?? "";
    const vote = {
      date: text("date"),
      subject: text("subject"),
      url: text("url"),
      for: text("for"),
    };
    const sides = SIDES.map((side) => ({ side, codes: codesOf(text(side)) }));
    // An entry that staff have not completed counts for nothing.
    return parseDailVotes([vote]) === null ? [] : [{ vote, sides }];
  });
  const statements = entriesIn(values, "statements")
    .map((entry) => statementIn(values, entry))
    .filter((statement) => parseTdRecord({ questions: [], votes: [], statements: [statement] }));
  const readers = tds.flatMap(({ memberCode, name, constituency, roles, questions }): ReadTd[] => {
    if (!isConstituency(constituency)) return [];
    const code = memberKey(memberCode);
    const record = {
      questions: questions
        .filter(({ date, number }) => hasTopics && !leftOut.includes(`${date} ${number}`))
        .map(({ date, number }) => [date, number]),
      votes: voteEntries.map(
        ({ sides }) => sides.find(({ codes }) => codes.includes(code))?.side ?? "none",
      ),
      statements: statements.filter(({ member }) => memberKey(member) === code),
    };
    // The list has no addresses: this one is about as long as the TD's own.
    const email = `${fold(name).replaceAll(" ", ".")}@oireachtas.ie`;
    return [{ name, email, constituency, record, ...(roles && { roles }) }];
  });
  return { readers, votes: voteEntries.map(({ vote }) => vote) };
}

const OFFICE = "facts.decidingOffice";
const COMMITTEE = "facts.committee";

/** Returns the offices or committees of sitting TDs as options of such a field; undefined for other fields. */
export function roleOptions(path: string, tds: Tds): Record<string, string> | undefined {
  if (path !== OFFICE && path !== COMMITTEE) return undefined;
  const names = tds
    .flatMap(({ roles = [] }) => roles)
    .filter(({ kind }) => (kind === "office") === (path === OFFICE))
    .map(({ name }) => name);
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.sort().map((name) => [name, name]));
}

/** Returns a sentence for the office and the committee that no sitting TD has, once roles are known. */
export function vacantRoles(values: CampaignValues, tds: Tds): string[] {
  const office = values[OFFICE] ?? "";
  const committee = values[COMMITTEE] ?? "";
  const isVacant = (isHeld: (td: Tds[number]) => unknown) =>
    tds.some(({ roles = [] }) => roles.length > 0) && !tds.some(isHeld);
  return [
    ...(isVacant(({ roles }) => officeNamed(office, roles))
      ? [`No sitting TD holds the office “${office}”, so no letter is to who decides.`]
      : []),
    ...(isVacant(({ roles }) => committeeSeat(committee, roles))
      ? [`No sitting TD sits on “${committee}”, so no letter is to its members.`]
      : []),
  ];
}
