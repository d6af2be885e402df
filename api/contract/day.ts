/** Whether a text is a day, `2026-11-30`. */
export function isDay(text: string): boolean {
  return /^\d{4}-/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
}
