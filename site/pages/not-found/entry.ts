import type { PageRoute } from "../../page/entry.ts";

/** The 404 page. */
export const NOT_FOUND_ENTRY: PageRoute = {
  path: "*",
  shownIn: "every-state",
  robots: "noindex",
  script: "none",
  module: "pages/not-found/NotFoundPage.tsx",
  load: () => import("./NotFoundPage.tsx"),
};
