import { FIGURES_PATH } from "../../../api/contract/paths.ts";
import type { PageEntry } from "../../page/entry.ts";

/** `/figures/…`: a partner's own figures, rendered for each request. */
export const FIGURES_ENTRY: PageEntry = {
  path: FIGURES_PATH,
  shownIn: "every-state",
  script: "none",
  robots: "noindex, nofollow",
};
