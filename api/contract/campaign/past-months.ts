import { leavesOf } from "../json.ts";

/** The names of the months in both languages, the Irish ones also after 'go', 'i' and 'mí'. */
const MONTHS = [
  "January|Ean[aá]ir",
  "February|Feabhra|bhFeabhra",
  "March|Mh?árta",
  "April|Aibreáin?",
  "May|[mM]?Bh?ealtaine",
  "June|Mh?eith(?:eamh|imh)",
  "July|Iúil",
  "August|Lúnasa",
  "September|Mh?e[aá]n Fómhair",
  "October|[nN]?Dh?eireadh Fómhair",
  "November|Sh?amh(?:ain|na)",
  "December|Noll(?:aig|ag)",
];

/** What ends a sentence: a line break, or a full stop, question or exclamation mark before a space. */
const SENTENCE_END = /\n+|(?<=[.!?])\s+/;

/**
 * Returns the sentences of these texts that name a month and a year that have passed, in English or
 * Irish: a campaign that speaks of them as if they were to come is out of date.
 */
export function pastMonthSentences(texts: object, now: Date): string[] {
  return leavesOf(texts).flatMap(([, text]) =>
    text.split(SENTENCE_END).filter((sentence) => namesPastMonth(sentence, now)),
  );
}

function namesPastMonth(sentence: string, now: Date): boolean {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return MONTHS.some((names, month) => {
    const dates = sentence.matchAll(new RegExp(`(?<!\\p{L})(?:${names}) (\\d{4})(?!\\d)`, "giu"));
    return [...dates].some(([, year]) => Number(year) * 12 + month < thisMonth);
  });
}
