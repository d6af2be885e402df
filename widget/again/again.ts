/** What the element fetches for a second letter: the letter itself, and the reminder that leads to it. */
export { Reminder } from "./Reminder.tsx";
export { SecondLetterNote } from "./SecondLetterNote.tsx";
export { secondBody } from "./second-body.ts";
