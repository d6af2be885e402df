import { CONSTITUENCIES } from "../api/contract/constituencies.ts";
import { LANGUAGES, type Language, localPath, splitPath } from "../api/contract/language.ts";
import { ANSWERED_PATH, FIGURES_PATH, PATHS, tdsPath } from "../api/contract/paths.ts";
import type { BuiltPage } from "../api/contract/site-renderer.ts";

export type FooterGroup = "campaign" | "partners" | "smallPrint";

/** The facts of a page. Build, server, footer, languages, sitemap, stories and tests read them here. */
export interface PageEntry {
  /** The path of the English page. `*` matches every path that has no other entry. */
  readonly path: string;
  readonly folder: string;
  /** If absent, a page is of a campaign, by the `Page.tsx` of its folder; else `server/renderer.tsx` renders it. */
  readonly source?: "store" | "link";
  /** Visitors, in every state or unless it is a draft; or staff: in English only, and its address goes to nobody. */
  readonly shownIn: BuiltPage["shownIn"];
  /** The group of every footer that links to the page, with a text of `components/wording/`. */
  readonly footer?: FooterGroup;
  /** The `starter.ts` of its folder, which the build writes into the page, or none. If absent, React hydrates it. */
  readonly script?: "starter" | "none";
  /** The `robots` directive. If absent, search engines and the sitemap list the page. */
  readonly robots?: "noindex" | "noindex, nofollow";
  /** The page fills the screen, always light, so its masthead shows only the logo. */
  readonly isFullScreen?: true;
  /** Sources on other sites that the page uses after a press, by directive of its policy. */
  readonly allow?: Partial<BuiltPage["allow"]>;
  /** Features that the browser asks its user about, which the page uses after a press. */
  readonly features?: BuiltPage["features"];
}

/** The pages, in the order of the footer's links. */
const ENTRIES = [
  {
    path: "/",
    folder: "action",
    shownIn: "every-state",
    // An Instagram post in a frame of Instagram's own page: no script of Instagram runs on this site's
    // origin, where it could read the staff's keys.
    allow: { "frame-src": ["https://www.instagram.com"] },
    // 'Use my location' in the element. The position stays in the browser.
    features: ["geolocation"],
    script: "starter",
  },
  {
    path: "/privacy",
    folder: "privacy",
    shownIn: "every-state",
    footer: "smallPrint",
    script: "none",
  },
  {
    path: PATHS.recordPage,
    folder: "where-they-stand",
    source: "store",
    shownIn: "all-but-draft",
    footer: "campaign",
    script: "starter",
  },
  {
    path: ANSWERED_PATH,
    folder: "they-answered",
    shownIn: "all-but-draft",
    footer: "campaign",
    script: "starter",
  },
  {
    path: "/day-without-arts",
    folder: "story",
    shownIn: "all-but-draft",
    footer: "campaign",
    // The story can record its own tab.
    features: ["display-capture"],
    isFullScreen: true,
  },
  {
    path: "/embed",
    folder: "embed",
    shownIn: "all-but-draft",
    footer: "partners",
    features: ["geolocation"],
  },
  {
    path: "/kit",
    folder: "kit",
    shownIn: "all-but-draft",
    footer: "partners",
  },
  {
    path: "/private",
    folder: "private",
    shownIn: "staff",
    robots: "noindex, nofollow",
  },
  {
    path: "/admin",
    folder: "admin",
    shownIn: "staff",
    robots: "noindex, nofollow",
  },
  {
    path: "*",
    folder: "not-found",
    shownIn: "every-state",
    robots: "noindex",
    script: "starter",
  },
  {
    // Finds a constituency's page without scripts.
    path: PATHS.tdsPage,
    folder: "tds",
    source: "store",
    shownIn: "all-but-draft",
    script: "none",
    robots: "noindex",
  },
  {
    // A partner's own figures, which only the holder of a link may see.
    path: FIGURES_PATH,
    folder: "figures",
    source: "link",
    shownIn: "every-state",
    script: "none",
    robots: "noindex, nofollow",
  },
] as const satisfies readonly PageEntry[];

type ListedPage = (typeof ENTRIES)[number];
export type PagePath = ListedPage["path"];
export type FooterFolder = Extract<ListedPage, { footer: FooterGroup }>["folder"];

/** `/tds/mayo`: the TDs of each constituency, their record and the letter to them. */
export const CONSTITUENCY_ENTRIES: readonly PageEntry[] = CONSTITUENCIES.map((constituency) => ({
  path: tdsPath(constituency),
  folder: "tds",
  source: "store",
  shownIn: "all-but-draft",
  features: ["geolocation"],
  script: "starter",
}));

export const PAGES: readonly PageEntry[] = [...ENTRIES, ...CONSTITUENCY_ENTRIES];

/** The pages that are rendered for each campaign. */
export const ROUTES = PAGES.filter(({ source }) => source === undefined);

/** The pages that the server renders by what it stores. */
export const REQUESTED = PAGES.filter(({ source }) => source === "store");

/** The pages that every footer links to. */
export const FOOTER_ENTRIES = ENTRIES.filter((entry) => "footer" in entry);

export function entryOf(path: PagePath): PageEntry {
  const entry = PAGES.find((each) => each.path === path);
  if (entry === undefined) throw new Error(`There is no page ${path}`);
  return entry;
}

/** Returns the page with exactly this path in a language, or the 404 page, as the server does. */
export function routeFor(pathname: string): PageEntry {
  const { path, language } = splitPath(pathname);
  const route = ROUTES.find((each) => each.path === path && languagesOf(each).includes(language));
  return route ?? entryOf("*");
}

/** Returns the address of a page in a language, for a link. */
export function linkTo(path: Exclude<PagePath, "*">, language: Language): string {
  return localPath(path, language);
}

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
