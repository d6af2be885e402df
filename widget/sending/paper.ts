// The element fetches this file when the other ways open. It uses nothing of the results' file.
import { printSheets } from "./print-sheets.ts";

export { Sheets } from "./Sheets.tsx";
export { printSheets };
