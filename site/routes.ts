import { CONSTITUENCIES } from "../api/contract/constituencies.ts";
import { splitPath } from "../api/contract/language.ts";
import { ANSWERED_PATH, FIGURES_PATH, PATHS, tdsPath } from "../api/contract/paths.ts";
import { languagesOf, type PageEntry, type PageRoute } from "./document/entry.ts";

const NOT_FOUND: PageRoute = {
  path: "*",
  shownIn: "every-state",
  robots: "noindex",
  script: "pages/not-found/starter.ts",
  module: "pages/not-found/NotFoundPage.tsx",
  load: () => import("./pages/not-found/NotFoundPage.tsx"),
};

/** The pages that are rendered for each campaign. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: "/",
    shownIn: "every-state",
    // An Instagram post in a frame of Instagram's own page: no script of Instagram runs on this site's
    // origin, where it could read the staff's keys.
    allow: { "frame-src": ["https://www.instagram.com"] },
    // 'Use my location' in the element. The position stays in the browser.
    features: ["geolocation"],
    script: "pages/action/starter.ts",
    module: "pages/action/ActionPage.tsx",
    load: () => import("./pages/action/ActionPage.tsx"),
  },
  {
    path: "/privacy",
    shownIn: "every-state",
    script: "none",
    module: "pages/privacy/PrivacyPage.tsx",
    load: () => import("./pages/privacy/PrivacyPage.tsx"),
  },
  {
    path: ANSWERED_PATH,
    shownIn: "all-but-draft",
    script: "pages/they-answered/starter.ts",
    module: "pages/they-answered/AnsweredPage.tsx",
    load: () => import("./pages/they-answered/AnsweredPage.tsx"),
  },
  {
    path: "/day-without-arts",
    shownIn: "all-but-draft",
    // The story can record its own tab.
    features: ["display-capture"],
    compactMasthead: true,
    isLight: true,
    module: "pages/story/StoryPage.tsx",
    load: () => import("./pages/story/StoryPage.tsx"),
  },
  {
    path: "/embed",
    shownIn: "all-but-draft",
    features: ["geolocation"],
    module: "pages/embed/EmbedPage.tsx",
    load: () => import("./pages/embed/EmbedPage.tsx"),
  },
  {
    path: "/kit",
    shownIn: "all-but-draft",
    module: "pages/kit/KitPage.tsx",
    load: () => import("./pages/kit/KitPage.tsx"),
  },
  {
    path: "/private",
    shownIn: "staff",
    robots: "noindex, nofollow",
    module: "pages/private/PrivatePage.tsx",
    load: () => import("./pages/private/PrivatePage.tsx"),
  },
  {
    path: "/admin",
    shownIn: "staff",
    robots: "noindex, nofollow",
    module: "pages/admin/AdminPage.tsx",
    load: () => import("./pages/admin/AdminPage.tsx"),
  },
  NOT_FOUND,
];

/** `/tds`: finds a constituency's page without scripts. */
export const TDS_ENTRY: PageEntry = {
  path: PATHS.tdsPage,
  shownIn: "all-but-draft",
  script: "none",
  robots: "noindex",
};

/** `/tds/mayo`: the TDs of each constituency, their record and the letter to them. */
export const CONSTITUENCY_ENTRIES: readonly PageEntry[] = CONSTITUENCIES.map((constituency) => ({
  path: tdsPath(constituency),
  shownIn: "all-but-draft",
  features: ["geolocation"],
  script: "pages/tds/starter.ts",
}));

/** `/where-they-stand`: every TD's record, rendered whenever it changes. */
export const RECORD_ENTRY: PageEntry = {
  path: PATHS.recordPage,
  shownIn: "all-but-draft",
  script: "pages/where-they-stand/starter.ts",
};

/** The pages that the server renders by what it holds. */
export const REQUESTED: readonly PageEntry[] = [TDS_ENTRY, ...CONSTITUENCY_ENTRIES, RECORD_ENTRY];

/** `/figures/…`: a partner's own figures, which only the holder of a link may see. */
export const FIGURES_ENTRY: PageEntry = {
  path: FIGURES_PATH,
  shownIn: "every-state",
  script: "none",
  robots: "noindex, nofollow",
};

/** Returns the page with exactly this path in a language, or the 404 page, as the server does. */
export function routeFor(pathname: string): PageRoute {
  const asked = splitPath(pathname);
  const route = ROUTES.find(({ path }) => path === asked.path);
  return route !== undefined && languagesOf(route).includes(asked.language) ? route : NOT_FOUND;
}
