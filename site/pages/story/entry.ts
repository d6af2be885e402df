import type { PageRoute } from "../../page/entry.ts";

/** `/day-without-arts`: the story. */
export const STORY_ENTRY: PageRoute = {
  path: "/day-without-arts",
  shownIn: "all-but-draft",
  // The story can record its own tab.
  features: ["display-capture"],
  compactMasthead: true,
  isLight: true,
  module: "pages/story/StoryPage.tsx",
  load: () => import("./StoryPage.tsx"),
};
