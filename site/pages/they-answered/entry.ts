import { ANSWERED_PATH } from "../../../api/contract/paths.ts";
import type { PageRoute } from "../../page/entry.ts";

/** `/they-answered`: what TDs answer, and what to reply. */
export const ANSWERED_ENTRY: PageRoute = {
  path: ANSWERED_PATH,
  shownIn: "all-but-draft",
  script: "pages/they-answered/starter.ts",
  module: "pages/they-answered/AnsweredPage.tsx",
  load: () => import("./AnsweredPage.tsx"),
};
