import type { PageRoute } from "../../page/entry.ts";

/** `/private`: the campaign's figures, for staff. */
export const PRIVATE_ENTRY: PageRoute = {
  path: "/private",
  shownIn: "staff",
  robots: "noindex, nofollow",
  module: "pages/private/PrivatePage.tsx",
  load: () => import("./PrivatePage.tsx"),
};
