import type { PageRoute } from "../../page/entry.ts";

/** `/kit`: what partners print, save and paste. */
export const KIT_ENTRY: PageRoute = {
  path: "/kit",
  shownIn: "all-but-draft",
  module: "pages/kit/KitPage.tsx",
  load: () => import("./KitPage.tsx"),
};
