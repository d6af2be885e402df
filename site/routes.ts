import type { ComponentType } from "react";
import type { BuiltPage } from "../api/contract/built-page.ts";
import { LANGUAGES, type Language, localPath, splitPath } from "../api/contract/language.ts";
import { ANSWERED_PATH, FIGURES_PATH, PATHS } from "../api/contract/paths.ts";
import type { PageHead } from "./page/head.ts";
import type { ShownPage } from "./page/shown-page.ts";
import { EMBED_POLICY } from "./pages/action/instagram.ts";

/** The facts of a page. Build, server, languages, sitemap and tests read them here. */
export interface PageEntry {
  /** The path of the English page. `*` matches every path that has no other entry. */
  readonly path: `/${string}` | "*";
  /**
   * Who sees the page: visitors in every state of the campaign, visitors unless it is a draft, or
   * staff. A page for staff is in English only, and sends its address to nobody.
   */
  readonly shownIn: BuiltPage["shownIn"];
  /** The `robots` directive. If absent, search engines and the sitemap list the page. */
  readonly robots?: "noindex" | "noindex, nofollow";
  /** The page fills the screen, so its masthead shows only the logo. */
  readonly compactMasthead?: true;
  /** The page is light in every colour scheme. */
  readonly isLight?: true;
  /** Sources on other sites that the page uses after a press, by directive of its policy. */
  readonly allow?: Partial<BuiltPage["allow"]>;
  /** Features that the browser asks its user about, which the page uses after a press. */
  readonly features?: BuiltPage["features"];
}

/** A page that is rendered for each campaign, with its module. */
export interface PageRoute extends PageEntry {
  /**
   * The script of a page that stays the HTML of the build: `starter` for `starter.ts`, `answered`
   * for `answered-starter.ts`, `none` for no script. If absent, the page is hydrated by React.
   */
  readonly script?: "starter" | "answered" | "none";
  /** Path of the page's module, relative to `site/`. The build preloads its scripts. */
  readonly module: string;
  /** Loads the module on demand, so that a page does not load another page's code. */
  readonly load: () => Promise<PageModule>;
}

/** What the module of a page exports. */
interface PageModule {
  readonly Page: ComponentType;
  /** Returns the page's title and description, which stand with the page's other texts. */
  readonly headOf: (page: ShownPage) => PageHead;
}

const NOT_FOUND: PageRoute = {
  path: "*",
  shownIn: "every-state",
  robots: "noindex",
  script: "none",
  module: "pages/not-found/NotFoundPage.tsx",
  load: () => import("./pages/not-found/NotFoundPage.tsx"),
};

/** The pages of the site. A new page needs an entry here. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: "/",
    shownIn: "every-state",
    allow: EMBED_POLICY,
    // 'Use my location' in the element. The position stays in the browser.
    features: ["geolocation"],
    script: "starter",
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
    script: "answered",
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

/** The page that the server renders for each request. It has no script. */
export const TDS_ENTRY: PageEntry = {
  path: PATHS.tdsPage,
  shownIn: "all-but-draft",
  // Search engines should list the action page instead of single results.
  robots: "noindex",
};

/** The page that the server renders whenever the record changes. Its script filters the table. */
export const RECORD_ENTRY: PageEntry = { path: PATHS.recordPage, shownIn: "all-but-draft" };

/** A partner's own figures, rendered for each request. It has no script, and no list names it. */
export const FIGURES_ENTRY: PageEntry = {
  path: FIGURES_PATH,
  shownIn: "every-state",
  robots: "noindex, nofollow",
};

/** The pages that the server renders by what it holds (`tools/requested-pages.tsx`). */
export const REQUESTED: readonly PageEntry[] = [TDS_ENTRY, RECORD_ENTRY];

/**
 * Returns the page with exactly this path in one of the languages, or the 404 page. The server
 * matches paths the same way.
 */
export function routeFor(pathname: string): PageRoute {
  const asked = splitPath(pathname);
  const route = ROUTES.find(({ path }) => path === asked.path);
  return route !== undefined && languagesOf(route).includes(asked.language) ? route : NOT_FOUND;
}

/** Returns the languages that a page is in. */
export function languagesOf({ shownIn }: PageEntry): readonly Language[] {
  return shownIn === "staff" ? ["en"] : LANGUAGES;
}

/** Returns the path of a page in a language; that of the Irish 404 page is `/ga/*`. */
export function pathOf({ path }: PageEntry, language: Language): string {
  return path === "*" && language !== "en" ? localPath("/*", language) : localPath(path, language);
}

/** Returns the English path of the page in the other language; undefined if it is in one only. */
export function otherLanguagePath(entry: PageEntry): string | undefined {
  if (languagesOf(entry).length === 1) return undefined;
  return entry.path === "*" ? "/" : entry.path;
}
