import type { PageRoute } from "../../page/entry.ts";

/** `/admin`: the TD details and the campaign, for staff. */
export const ADMIN_ENTRY: PageRoute = {
  path: "/admin",
  shownIn: "staff",
  robots: "noindex, nofollow",
  module: "pages/admin/AdminPage.tsx",
  load: () => import("./AdminPage.tsx"),
};
