/** What the element fetches when a visitor turns to the picker: what a lookup shows, and sending. */
export { LetterDialog } from "../sending/LetterDialog.tsx";
export { ManualCopy } from "../sending/ManualCopy.tsx";
export { Results } from "./Results.tsx";
