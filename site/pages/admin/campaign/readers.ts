import type { CampaignValues } from "../../../../api/contract/campaign/campaign-api.ts";
import { codesOf, linesOf, memberKey } from "../../../../api/contract/campaign/record-fields.ts";
import { isConstituency } from "../../../../api/contract/constituencies.ts";
import { fields } from "../../../../api/contract/json.ts";
import type { Language } from "../../../../api/contract/language.ts";
import { parseDailVotes, parseTdRecord } from "../../../../api/contract/record.ts";
import type { ReadTd } from "../../../../api/contract/responses.ts";
import { committeeSeat, officeNamed } from "../../../../api/contract/roles.ts";
import { SIDES } from "../../../../api/contract/stances.ts";
import { fold } from "../../../../api/contract/text.ts";
import { composeLinks } from "../../../../widget/domain/compose-links.ts";
import { createDraft } from "../../../../widget/domain/letter.ts";
import { letterTo, readerOf } from "../../../../widget/domain/reader.ts";
import { wordingFor } from "../../../../widget/domain/wording/wording.ts";
import type { CampaignForm } from "./form.ts";
import { documentOf, entriesIn, hasIrish, letterIn, statementIn } from "./form-values.ts";
import { withLanguage } from "./wording.ts";

type Tds = CampaignForm["tds"];

/** Returns the TDs as the readers of a draft in one language, and how to write the letter to some of them. */
export function draftReaders(values: CampaignValues, tds: Tds, language: Language) {
  const { texts, facts } = fields(documentOf(values));
  const { votes, readers } = readersOf(values, tds);
  const wording = wordingFor(language);
  const setting = { texts: fields(texts)[language], facts, votes, language, wording };
  const letter = {
    ...letterIn(values, language),
    salutationToOne: values[`texts.${language}.letter.salutationToOne`] ?? "",
  };
  return {
    readers: readers.map((td) => ({ ...td, kind: readerOf(td, setting).kind })),
    letterFor: (recipients: ReadTd[]) =>
      createDraft(recipients, "gmail", letterTo(recipients, letter, setting)),
  };
}

/** Returns a sentence for each language in which letters of a draft do not fit every link. */
export function longLetters(values: CampaignValues, tds: Tds): string[] {
  const languages: Language[] = hasIrish(values) ? ["en", "ga"] : ["en"];
  return languages.flatMap((language) => {
    const { readers, letterFor } = draftReaders(values, tds, language);
    const isTooLong = (recipients: ReadTd[]) =>
      (["desktop", "android"] as const).some((device) =>
        composeLinks(letterFor(recipients), device).some(({ mustPaste }) => mustPaste),
      );
    const constituencies = [...new Set(readers.map(({ constituency }) => constituency))];
    const names = [
      ...constituencies
        .filter((name) => isTooLong(readers.filter(({ constituency }) => constituency === name)))
        .map((name) => `all TDs of ${name}`),
      ...readers.filter((td) => isTooLong([td])).map(readerName),
    ];
    const problem = "The letter is too long for a link, so supporters have to paste it";
    return names.length === 0
      ? []
      : [`${withLanguage(problem, language)}: to ${names.join("; ")}.`];
  });
}

/** Returns a TD's name in lists: 'Ann Example, Clare'. */
export function readerName({ name, constituency }: Pick<ReadTd, "name" | "constituency">): string {
  return `${name}, ${constituency}`;
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

/** Returns the offices or committees of sitting TDs, of which a field names one; none for other fields. */
export function roleNames(path: string, tds: Tds): string[] {
  if (path !== OFFICE && path !== COMMITTEE) return [];
  const roles = tds.flatMap(({ roles = [] }) => roles);
  const wanted = roles.filter(({ kind }) => (kind === "office") === (path === OFFICE));
  return [...new Set(wanted.map(({ name }) => name))].sort();
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
