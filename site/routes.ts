import { splitPath } from "../api/contract/language.ts";
import { languagesOf, type PageEntry, type PageRoute } from "./page/entry.ts";
import { ACTION_ENTRY } from "./pages/action/entry.ts";
import { ADMIN_ENTRY } from "./pages/admin/entry.ts";
import { EMBED_ENTRY } from "./pages/embed/entry.ts";
import { FIGURES_ENTRY } from "./pages/figures/entry.ts";
import { KIT_ENTRY } from "./pages/kit/entry.ts";
import { NOT_FOUND_ENTRY } from "./pages/not-found/entry.ts";
import { PRIVACY_ENTRY } from "./pages/privacy/entry.ts";
import { PRIVATE_ENTRY } from "./pages/private/entry.ts";
import { STORY_ENTRY } from "./pages/story/entry.ts";
import { CONSTITUENCY_ENTRIES, TDS_ENTRY } from "./pages/tds/entry.ts";
import { ANSWERED_ENTRY } from "./pages/they-answered/entry.ts";
import { RECORD_ENTRY } from "./pages/where-they-stand/entry.ts";

/** The pages that are rendered for each campaign. */
export const ROUTES: readonly PageRoute[] = [
  ACTION_ENTRY,
  PRIVACY_ENTRY,
  ANSWERED_ENTRY,
  STORY_ENTRY,
  EMBED_ENTRY,
  KIT_ENTRY,
  PRIVATE_ENTRY,
  ADMIN_ENTRY,
  NOT_FOUND_ENTRY,
];

/** The pages that the server renders by what it holds. */
export const REQUESTED: readonly PageEntry[] = [TDS_ENTRY, ...CONSTITUENCY_ENTRIES, RECORD_ENTRY];

/** The pages below whose paths the server renders those that only the holder of a link may see. */
export const BEHIND_LINKS: readonly PageEntry[] = [FIGURES_ENTRY];

/**
 * Returns the page with exactly this path in one of the languages, or the 404 page. The server
 * matches paths the same way.
 */
export function routeFor(pathname: string): PageRoute {
  const asked = splitPath(pathname);
  const route = ROUTES.find(({ path }) => path === asked.path);
  return route !== undefined && languagesOf(route).includes(asked.language)
    ? route
    : NOT_FOUND_ENTRY;
}
