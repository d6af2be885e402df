/** What the element fetches when a visitor prints letters to post: the sheets, and printing them. */
export { printSheets } from "./print-sheets.ts";
export { Sheets } from "./Sheets.tsx";
