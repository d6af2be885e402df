import { leavesOf } from "../contract/json.ts";

/** Returns the day it is in Dublin: '2026-11-30'. */
export function dayInDublin(now: Date): string {
  // The Swedish format of a date is that of ISO 8601. Created here, because it takes some
  // milliseconds, and most pages have no such day.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Dublin" }).format(now);
}

/** Returns whether a day, `2026-11-30`, is over in Dublin. Without a day there is no end. */
export function isPast(day: string | undefined, now: Date): boolean {
  return day !== undefined && dayInDublin(now) > day;
}

/** The names of the months in small letters, the Irish ones in the forms that follow 'go', 'i' and 'mí'. */
const MONTHS: readonly (readonly string[])[] = [
  ["january", "eanáir"],
  ["february", "feabhra", "bhfeabhra"],
  ["march", "márta", "mhárta"],
  ["april", "aibreán", "aibreáin"],
  ["may", "bealtaine", "mbealtaine", "bhealtaine"],
  ["june", "meitheamh", "meithimh", "mheitheamh", "mheithimh"],
  ["july", "iúil"],
  ["august", "lúnasa"],
  ["september", "meán fómhair", "mheán fómhair"],
  ["october", "deireadh fómhair", "ndeireadh fómhair", "dheireadh fómhair"],
  ["november", "samhain", "samhna", "shamhain"],
  ["december", "nollaig", "nollag"],
];

/** The word for the Budget of a year, which the State announces in October of the year before. */
const BUDGET: readonly string[] = ["budget", "cáinaisnéis", "cháinaisnéis", "gcáinaisnéis"];

const DATE = /(\p{L}+(?: Fómhair)?) (\d{4})(?!\d)/giu;

/** What ends a sentence: a line break, or a full stop, question or exclamation mark before a space. */
const SENTENCE_END = /\n+|(?<=[.!?])\s+/;

/** Returns the sentences that name a month and year, or a Budget, that have passed, in English or Irish. */
export function pastSentences(texts: object, now: Date): string[] {
  return leavesOf(texts).flatMap(([, text]) =>
    text.split(SENTENCE_END).filter((sentence) => namesPast(sentence, now)),
  );
}

function namesPast(sentence: string, now: Date): boolean {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return [...sentence.matchAll(DATE)].some(([, name = "", year]) => {
    const month = monthNamed(name.toLowerCase());
    return month !== undefined && Number(year) * 12 + month < thisMonth;
  });
}

/** Returns the month that a word before a year stands for, from 0; below 0 in the year before. */
function monthNamed(word: string): number | undefined {
  if (BUDGET.includes(word)) return -3;
  const month = MONTHS.findIndex((names) => names.includes(word));
  return month === -1 ? undefined : month;
}
