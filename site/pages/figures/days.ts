import type { Language } from "../../../api/contract/language.ts";
import { wordingFor } from "../../../widget/index.ts";

/** Returns a formatter of days: '20 November 2026', '20 Samhain 2026'. */
export const longDay = (language: Language) => wordingFor(language).record.day;

/** Returns a formatter of days in few letters: '20 Nov'. */
export const shortDay = (language: Language) => {
  const locale = language === "ga" ? "ga-IE" : "en-US";
  const month = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  return (day: string) => `${Number(day.slice(8))} ${month.format(new Date(day))}`;
};

/** Returns the time of day in Dublin: '20:05'. */
export function timeInDublin(moment: string): string {
  return new Date(moment).toLocaleTimeString("en-IE", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Dublin",
  });
}
