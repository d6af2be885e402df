/** What the element fetches when a letter was opened: the picture, and further ways to share. */
export { Messenger } from "./Messenger.tsx";
export { openSheet } from "./open-sheet.ts";
export { ShareLinks } from "./ShareLinks.tsx";
export { SharePicture } from "./SharePicture.tsx";
