import type { Language } from "../../api/contract/language.ts";
import { wordingFor } from "../../widget/index.ts";

/** Returns a formatter of days: '20 November 2026', '20 Samhain 2026'. */
export const longDay = (language: Language) => wordingFor(language).record.day;

/** Returns a formatter of months by a day of theirs: 'November 2026'. */
export const monthOf = (language: Language) => (day: string) =>
  longDay(language)(day).replace(/^\d+ /, "");

const SHORT_MONTHS: Record<Language, readonly string[]> = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  ga: "Ean Feabh Márta Aib Beal Meith Iúil Lún MFómh DFómh Samh Noll".split(" "),
};

/** Returns a formatter of days for columns: '20 Nov'. */
export const shortDay = (language: Language) => (day: string) =>
  `${Number(day.slice(8))} ${SHORT_MONTHS[language][Number(day.slice(5, 7)) - 1]}`;

/** Returns the time of day in Dublin: '20:05'. */
export function timeInDublin(moment: string): string {
  return new Date(moment).toLocaleTimeString("en-IE", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Dublin",
  });
}
