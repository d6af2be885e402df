// The element fetches this file when a letter was sent: the dialog's drawings, the picture to share, and the
// entry of a calendar. It uses nothing of the results' file: the build would divide the element's first one.
import { Nell, Street } from "./poster/HeadPicture.tsx";

export { calendarFile, googleCalendarLink, opensFiles } from "./calendar.ts";
export { drawPoster } from "./poster/poster.ts";
export { Nell, Street };
