import type { PageRoute } from "../../page/entry.ts";

/** `/privacy`: what this site does with data. */
export const PRIVACY_ENTRY: PageRoute = {
  path: "/privacy",
  shownIn: "every-state",
  script: "none",
  module: "pages/privacy/PrivacyPage.tsx",
  load: () => import("./PrivacyPage.tsx"),
};
