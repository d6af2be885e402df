import type { PageRoute } from "../../page/entry.ts";

/** `/embed`: the code for a partner's page, with its preview. */
export const EMBED_ENTRY: PageRoute = {
  path: "/embed",
  shownIn: "all-but-draft",
  features: ["geolocation"],
  module: "pages/embed/EmbedPage.tsx",
  load: () => import("./EmbedPage.tsx"),
};
