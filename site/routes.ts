import type { ComponentType } from "react";
import { type Language, localPath, splitPath } from "../api/contract/language.ts";
import { EMBED_POLICY } from "./social/instagram.ts";

/** The paths of the English pages. `*` matches every path that has no other route. */
export type PagePath =
  | "/"
  | "/privacy"
  | "/day-without-arts"
  | "/embed"
  | "/private"
  | "/admin"
  | "*";

/** One page: its address and its module. `heads.ts` has its metadata. */
export interface PageRoute {
  readonly path: PagePath;
  /** The file that the build writes the English page to; the Irish one has the same name in `ga/`. */
  readonly file: string;
  readonly status: 200 | 404;
  /** The page fills the screen, so its masthead shows only the logo. */
  readonly compactMasthead?: true;
  /** The page is light in every colour scheme. */
  readonly isLight?: true;
  /** The page is for staff, in English only. */
  readonly isStaff?: true;
  /** Other sites that the page may contact after a click, by directive of its content security policy. */
  readonly allow?: Readonly<Record<string, readonly string[]>>;
  /**
   * The script of a page that stays the HTML of the build: `starter` for `starter.ts`, `none` for
   * no script. If absent, the page is hydrated by React.
   */
  readonly script?: "starter" | "none";
  /** Path of the page's module, relative to `site/`. The build preloads its scripts. */
  readonly module: string;
  /** Loads the module on demand, so that a page does not load another page's code. */
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

const NOT_FOUND: PageRoute = {
  path: "*",
  file: "404.html",
  status: 404,
  script: "none",
  module: "pages/NotFoundPage.tsx",
  load: () => import("./pages/NotFoundPage.tsx"),
};

/** The pages of the site. A new page needs an entry here. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: "/",
    file: "index.html",
    status: 200,
    allow: EMBED_POLICY,
    script: "starter",
    module: "pages/ActionPage.tsx",
    load: () => import("./pages/ActionPage.tsx"),
  },
  {
    path: "/privacy",
    file: "privacy.html",
    status: 200,
    script: "none",
    module: "pages/PrivacyPage.tsx",
    load: () => import("./pages/PrivacyPage.tsx"),
  },
  {
    path: "/day-without-arts",
    file: "day-without-arts.html",
    status: 200,
    compactMasthead: true,
    isLight: true,
    module: "pages/StoryPage.tsx",
    load: () => import("./pages/StoryPage.tsx"),
  },
  {
    path: "/embed",
    file: "embed.html",
    status: 200,
    module: "pages/EmbedPage.tsx",
    load: () => import("./pages/EmbedPage.tsx"),
  },
  {
    path: "/private",
    file: "private.html",
    status: 200,
    isStaff: true,
    module: "pages/PrivatePage.tsx",
    load: () => import("./pages/PrivatePage.tsx"),
  },
  {
    path: "/admin",
    file: "admin.html",
    status: 200,
    isStaff: true,
    module: "pages/AdminPage.tsx",
    load: () => import("./pages/AdminPage.tsx"),
  },
  NOT_FOUND,
];

/**
 * Returns the page with exactly this path in one of the languages, or the 404 page. The server
 * matches paths the same way.
 */
export function routeFor(pathname: string): PageRoute {
  const asked = splitPath(pathname);
  const route = ROUTES.find(({ path }) => path === asked.path);
  return route === undefined || (route.isStaff && asked.language !== "en") ? NOT_FOUND : route;
}

/** Returns the path of a page in a language; that of the Irish 404 page is `/ga/*`. */
export function pathOf({ path }: Pick<PageRoute, "path">, language: Language): string {
  return path === "*" && language !== "en" ? localPath("/*", language) : localPath(path, language);
}

/**
 * Returns the English path of the page in the other language: the same page, or the home page for
 * an unknown address. Undefined for staff pages, which are in English only.
 */
export function otherLanguagePath({ path, isStaff }: PageRoute): string | undefined {
  return isStaff ? undefined : path === "*" ? "/" : path;
}
