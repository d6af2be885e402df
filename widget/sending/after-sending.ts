// The element fetches this file when a letter was sent: what the dialog can do without.
import { Nell, Street } from "./poster/HeadPicture.tsx";
import { Reminder } from "./Reminder.tsx";

export { drawPoster } from "./poster/poster.ts";
export { Nell, Reminder, Street };
