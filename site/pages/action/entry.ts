import type { PageRoute } from "../../page/entry.ts";

/** `/`: the letter, why it matters, and how to spread it. */
export const ACTION_ENTRY: PageRoute = {
  path: "/",
  shownIn: "every-state",
  // An Instagram post in a frame of Instagram's own page: no script of Instagram runs on this site's
  // origin, where it could read the staff's keys.
  allow: { "frame-src": ["https://www.instagram.com"] },
  // 'Use my location' in the element. The position stays in the browser.
  features: ["geolocation"],
  script: "pages/action/starter.ts",
  module: "pages/action/ActionPage.tsx",
  load: () => import("./ActionPage.tsx"),
};
