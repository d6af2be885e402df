import { ENGLISH_FOLLOW_UP } from "../../api/contract/campaign/default-letters.ts";
import { isConstituency } from "../../api/contract/constituencies.ts";
import { isDay } from "../../api/contract/json.ts";
import { slugOf } from "../../api/contract/paths.ts";
import type { ReadTd } from "../../api/contract/responses.ts";
import type { Td } from "../../api/contract/td.ts";
import { dayInDublin } from "../../api/grammar/dates.ts";
import { textsIn } from "../domain/campaign.ts";
import { LETTER, type LetterText } from "../domain/letter.ts";
import { publishedCampaign, publishedText } from "../domain/published-text.ts";
import { letterTo, newestDay, thanksTo } from "../domain/reader.ts";
import { resultsEn } from "../domain/wording/results-en.ts";
import type { ContactState } from "../state/contact-state.ts";
import { letterLanguageOf } from "../state/results-wording.ts";

/** A first letter that is older gets no second one. */
const YEARS = 2;

export const DAY_MS = 86_400_000;

/** The name of a person. A link could hold any other text. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]{1,59}$/u;

/** The parts of the state that the letter to TDs is made of. */
export type LetterSource = Pick<
  ContactState,
  "campaign" | "lookup" | "earlier" | "letterLanguage" | "settings" | "files"
>;

/** Returns the letter to these TDs as they get it: the second one if all of them had a first. */
export function letterOf(source: LetterSource, recipients: readonly Td[]): LetterText {
  const { campaign, files, lookup } = source;
  const language = letterLanguageOf(source);
  const letter = textsIn(campaign, language).letter ?? LETTER;
  if (lookup.status !== "found") return letter;
  const wording = (language === "ga" && files.irish?.resultsGa) || resultsEn;
  const { votes } = lookup;
  const setting = { ...publishedCampaign(campaign, language), votes, language, wording };
  const readers = lookup.tds.filter((td) => recipients.some(({ email }) => email === td.email));
  const earlier = earlierLetter(source);
  if (earlier === null || !isSecond(earlier, recipients)) return letterTo(readers, letter, setting);
  const active = activeSince(earlier.writtenOn, readers, votes);
  const only = readers.length === 1 ? active[0] : undefined;
  const text =
    (only && publishedText(campaign, language, "followUpThanks")) ??
    publishedText(campaign, language, "followUp") ??
    ENGLISH_FOLLOW_UP;
  const body = text
    .replaceAll("{date}", () => wording.record.day(earlier.writtenOn))
    .replaceAll("{answered}", () => (only ? wording.record.day(only.day) : ""));
  const thanks = only ? {} : thanksTo(active, setting);
  return { ...letter, body, ...thanks, isSecond: true };
}

/** Returns those TDs who asked, said or voted something after a day, each with the newest day. */
export function activeSince(writtenOn: string, tds: readonly ReadTd[], votes: unknown) {
  return tds.flatMap((td) => {
    const day = newestDay(td, votes);
    return day !== null && day > writtenOn ? [{ ...td, day }] : [];
  });
}

/** Whether a letter to these TDs is the second one, which says that each of them had the first. */
export function isSecond(
  { isValid, isLeft, notWrittenTo }: NonNullable<ReturnType<typeof earlierLetter>>,
  recipients: readonly Td[],
): boolean {
  return isValid && !isLeft && !recipients.some(({ email }) => notWrittenTo.includes(email));
}

/** Returns the addresses that the large button leaves out: at first those without an earlier letter. */
export function leftOutOf(state: ContactState): readonly string[] {
  const earlier = earlierLetter(state);
  return state.leftOut ?? (earlier?.isValid ? earlier.notWrittenTo : []);
}

/**
 * Returns the earlier letter to TDs of the shown constituency, null without one: the day, whether a
 * second letter may follow (`isValid`) or the supporter went back to the first (`isLeft`), the addresses
 * of the shown TDs who did not get the earlier letter, and the names of readers who are TDs no more.
 */
export function earlierLetter({ earlier, lookup }: Pick<ContactState, "earlier" | "lookup">) {
  const { "written-on": writtenOn, "written-to": writtenTo, constituency, isLeft } = earlier;
  if (writtenOn == null || constituency == null || lookup.status !== "found") return null;
  const isKnown = isConstituency(constituency);
  if (isKnown && constituency !== lookup.constituency) return null;
  const names = writtenTo ? `${writtenTo}`.split(",").map((name) => name.trim()) : [];
  // The Oireachtas may change the marks and capitals of a name.
  const slugs = names.map(slugOf);
  const sitting = [...lookup.tds.map(({ name }) => name), ...(lookup.withoutAddress ?? [])];
  const sittingSlugs = sitting.map(slugOf);
  const others = lookup.tds.filter(({ name }) => writtenTo && !slugs.includes(slugOf(name)));
  return {
    writtenOn: `${writtenOn}`,
    isValid: isKnown && isRecent(writtenOn) && names.every((name) => NAME.test(name)),
    isLeft: isLeft === true,
    notWrittenTo: others.map(({ email }) => email),
    formerTds: names.filter((name) => !sittingSlugs.includes(slugOf(name))),
  };
}

/** Whether a value is a day of the last years, or tomorrow: a clock can be a day ahead or behind. */
function isRecent(day: unknown): boolean {
  const today = dayInDublin(new Date());
  const oldest = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`;
  return isDay(day) && day >= oldest && day <= dayInDublin(new Date(Date.now() + DAY_MS));
}
