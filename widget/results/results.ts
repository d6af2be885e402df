/** What the element fetches when a visitor turns to the picker: what a lookup shows, and sending. */
export { Dialogs } from "../sending/LetterDialog.tsx";
export { PageCopy } from "../sending/Notices.tsx";
export { Results } from "./Results.tsx";
