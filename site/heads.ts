import { CAMPAIGN } from "./campaign.ts";
import { stateHead } from "./closed/state-head.ts";
import { hasClosed } from "./closed/state-words.ts";
import type { PageHead, ShareImage } from "./head.ts";
import { headFacts } from "./head-facts.ts";
import type { PagePath } from "./routes.ts";
import { headWording } from "./wording/wording.ts";

const staffHead = (name: string, description: string): PageHead => ({
  title: `${name} | ${CAMPAIGN.shortName}`,
  description,
  robots: "noindex, nofollow",
});

/**
 * The metadata of the pages, in the language that is shown. They are separate from the routes,
 * because the scripts of the pages do not need them.
 */
const HEADS: Readonly<Record<PagePath, () => PageHead>> = {
  "/": () => (hasClosed() ? stateHead() : headWording().home(headFacts())),
  "/privacy": () => headWording().privacy(headFacts()),
  "/day-without-arts": () => headWording().story(headFacts()),
  "/embed": () => headWording().embed(headFacts()),
  "/private": () => staffHead("Private Stats", "The campaign's click statistics. Staff only."),
  "/admin": () => staffHead("Admin Panel", "Updates the TD details. Staff only."),
  "*": () => ({ ...headWording().notFound(headFacts()), robots: "noindex" }),
};

/** Returns the metadata of a page in the language that is shown. */
export function headOf(path: PagePath): PageHead {
  return HEADS[path]();
}

/** Returns the share image of a page in the language that is shown; undefined for the campaign's. */
export function shareOf(path: PagePath): ShareImage | undefined {
  return path === "/day-without-arts" ? headWording().storyShare : undefined;
}
