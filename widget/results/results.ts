/** The file that the element fetches when a visitor turns to the picker: the results, and sending. */
export { Dialogs } from "../sending/LetterDialog.tsx";
export { PageCopy } from "../sending/Notices.tsx";
export { Results } from "./Results.tsx";
