import { PATHS } from "../../../api/contract/paths.ts";
import type { PageEntry } from "../../page/entry.ts";

/** `/tds`: the TDs and the letter without scripts, rendered for each request. */
export const TDS_ENTRY: PageEntry = {
  path: PATHS.tdsPage,
  shownIn: "all-but-draft",
  script: "none",
  // Search engines should list the action page instead of single results.
  robots: "noindex",
};
