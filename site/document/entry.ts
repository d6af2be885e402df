import type { ComponentType } from "react";
import { LANGUAGES, type Language, localPath } from "../../api/contract/language.ts";
import type { BuiltPage } from "../../api/contract/site-renderer.ts";
import type { PageHead } from "./head.ts";
import type { ShownPage } from "./shown-page.ts";

/** The facts of a page. Build, server, languages, sitemap and tests read them from `routes.ts`. */
export interface PageEntry {
  /** The path of the English page. `*` matches every path that has no other entry. */
  readonly path: string;
  /**
   * Who sees the page: visitors in every state of the campaign, visitors unless it is a draft, or
   * staff. A page for staff is in English only, and sends its address to nobody.
   */
  readonly shownIn: BuiltPage["shownIn"];
  /**
   * The script of a page that stays the HTML that it is: a file, relative to `site/`, which the build
   * writes into the HTML, or `none`. If absent, the page is hydrated by React.
   */
  readonly script?: `pages/${string}/starter.ts` | "none";
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
  /** Path of the page's module, relative to `site/`. The build preloads its scripts. */
  readonly module: string;
  /** Loads the module on demand, so that a page does not load another page's code. */
  readonly load: () => Promise<PageModule>;
}

/** What the module of a page exports. */
interface PageModule {
  /**
   * The page, with what returns its title and description. A module that exports no more keeps the
   * page's state when it is edited in development.
   */
  readonly Page: ComponentType & { headOf: (page: ShownPage) => PageHead };
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
