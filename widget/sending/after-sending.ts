// The element fetches this file when a letter was sent: what the dialog can do without.
export { Nell, Street } from "./poster/HeadPicture.tsx";
export { drawPoster } from "./poster/poster.ts";
export { Reminder } from "./Reminder.tsx";
