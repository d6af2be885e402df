const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** Returns 'in three weeks', or 'in 10 days'. */
function inDays(days: number): string {
  const weeks = NUMBERS[days / 7];
  if (weeks !== undefined) return `in ${weeks} ${days === 7 ? "week" : "weeks"}`;
  return `in ${days} ${days === 1 ? "day" : "days"}`;
}

/** The English texts of the second letter and of its reminder. */
export const secondLetterEn = {
  note: "The reminder is made on your device. Its link brings you back to a short second letter.",
  remind: (days: number) => `Remind me ${inDays(days)}`,
  file: "Calendar file",
  google: "Google Calendar",
  answered: "They answered. What now?",

  summary: (campaign: string) => `Write to your TDs again: ${campaign}`,
  description: (constituency: string, day: string) =>
    `You wrote to your TDs in ${constituency} on ${day}. No answer? Your second letter is ready:`,

  second: (day: string) => `This is the second letter, for TDs you wrote to on ${day}.`,
  first: "This is the first letter.",
  toFirst: "Show the first letter instead",
  toSecond: "Show the second letter instead",
  usual: "This is the usual letter: your link is damaged, or its letter is over two years old.",
};

export type SecondLetterWording = typeof secondLetterEn;
