import { PATHS } from "../../../api/contract/paths.ts";
import type { PageEntry } from "../../page/entry.ts";

/** `/where-they-stand`: every TD's record, rendered whenever it changes. */
export const RECORD_ENTRY: PageEntry = {
  path: PATHS.recordPage,
  shownIn: "all-but-draft",
  script: "pages/where-they-stand/starter.ts",
};
