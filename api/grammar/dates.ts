import { leavesOf } from "../contract/json.ts";

/** Returns the day in Dublin: '2026-11-30'. */
export function dayInDublin(now: Date): string {
  // Swedish dates have the format of ISO 8601. Created on use, as most pages have no such day.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Dublin" }).format(now);
}

/** Whether a day, `2026-11-30`, is over in Dublin; false without a day. */
export function isPast(day: string | undefined, now: Date): boolean {
  return day !== undefined && dayInDublin(now) > day;
}

/** The names of the months in small letters; Irish names also as after 'go', 'i' and 'mí'. */
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

/** The words for the Budget of a year, which the State announces in October of the year before. */
const BUDGET: readonly string[] = ["budget", "cáinaisnéis", "cháinaisnéis", "gcáinaisnéis"];

const DATE = /(\p{L}+(?: Fómhair)?) (\d{4})(?!\d)/giu;

const SENTENCE_END = /\n+|(?<=[.!?])\s+/;

/** Returns the sentences, English or Irish, that name a month with its year, or a Budget, of the past. */
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

/** Returns the month of a word before a year, from 0; below 0 in the year before. */
function monthNamed(word: string): number | undefined {
  if (BUDGET.includes(word)) return -3;
  const month = MONTHS.findIndex((names) => names.includes(word));
  return month === -1 ? undefined : month;
}
