import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { PATHS, tdsPath } from "../../../api/contract/paths.ts";
import type { PageEntry } from "../../page/entry.ts";

/** `/tds`: finds a constituency's page without scripts. */
export const TDS_ENTRY: PageEntry = {
  path: PATHS.tdsPage,
  shownIn: "all-but-draft",
  script: "none",
  robots: "noindex",
};

/** `/tds/mayo`: the TDs of each constituency, their record and the letter to them. */
export const CONSTITUENCY_ENTRIES: readonly PageEntry[] = CONSTITUENCIES.map((constituency) => ({
  path: tdsPath(constituency),
  shownIn: "all-but-draft",
  // 'Use my location' in the element. The position stays in the browser.
  features: ["geolocation"],
  script: "pages/tds/starter.ts",
}));
