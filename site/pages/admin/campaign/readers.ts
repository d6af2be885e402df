import type { CampaignValues } from "../../../../api/contract/campaign/campaign-api.ts";
import type { ReaderKind } from "../../../../api/contract/campaign/reader-kinds.ts";
import { codesOf, linesOf, memberKey } from "../../../../api/contract/campaign/record-fields.ts";
import { isConstituency } from "../../../../api/contract/constituencies.ts";
import { fields } from "../../../../api/contract/json.ts";
import type { Language } from "../../../../api/contract/language.ts";
import { parseDailVotes, parseTdRecord, SIDES } from "../../../../api/contract/record.ts";
import type { ReadTd } from "../../../../api/contract/responses.ts";
import { committeeSeat, officeNamed } from "../../../../api/contract/roles.ts";
import { fold } from "../../../../api/contract/text.ts";
import { createDraft } from "../../../../widget/domain/letter.ts";
import { composeLinks } from "../../../../widget/domain/providers.ts";
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

type DraftLetters = {
  requests: TdRequest[];
  /** TDs, or constituencies as a whole, whose letters do not fit every link. */
  tooLong: string[];
};

/** Returns what the letters of a draft say in one language, with the record of the draft. */
export function draftLetters(values: CampaignValues, tds: Tds, language: Language): DraftLetters {
  const { texts, facts } = fields(documentOf(values));
  const { votes, readers } = readersOf(values, tds);
  const ofLanguage = fields(texts)[language];
  const setting = { texts: ofLanguage, facts, votes, language, wording: wordingFor(language) };
  const letter = {
    ...letterIn(values, language),
    salutationToOne: values[`texts.${language}.letter.salutationToOne`] ?? "",
  };
  const draftTo = (recipients: ReadTd[]) => {
    const draft = createDraft(recipients, "gmail", letterTo(recipients, letter, setting));
    const links = (["desktop", "android"] as const).flatMap((device) =>
      composeLinks(draft, device),
    );
    return { draft, isTooLong: links.some(({ mustPaste }) => mustPaste) };
  };
  const letters = readers.map((td) => ({ td, ...draftTo([td]) }));
  const constituencies = [...new Set(readers.map(({ constituency }) => constituency))];
  const areTooLong = (name: string) =>
    draftTo(readers.filter(({ constituency }) => constituency === name)).isTooLong;
  return {
    requests: letters.map(({ td, draft }) => ({
      name: td.name,
      constituency: td.constituency,
      kind: readerOf(td, setting).kind,
      // The closing words are last.
      request: draft.body.split("\n\n").at(-2) ?? "",
    })),
    tooLong: [
      ...letters
        .filter(({ isTooLong }) => isTooLong)
        .map(({ td }) => `${td.name}, ${td.constituency}`),
      ...constituencies.filter(areTooLong).map((name) => `all TDs of ${name}`),
    ],
  };
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
