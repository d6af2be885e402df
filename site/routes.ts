import type { ComponentType } from "react";
import { CAMPAIGN } from "./campaign.ts";
import { EMBED_POLICY } from "./social/instagram.ts";

/** What a page says about itself in its `<head>`. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Absent: search engines may list the page. */
  readonly robots?: string;
}

/** One page: where it is, what its head says, and the module that draws it. */
export interface PageRoute {
  /** Its address; `*` is every address that no other route has. */
  readonly path: string;
  /** The file it is prerendered into. */
  readonly file: string;
  readonly status: 200 | 404;
  /** The page is a picture over the whole screen: of the masthead only the mark. */
  readonly bare?: true;
  /** The file in `public/` that stands for the page where it is shared; absent: the campaign's. */
  readonly share?: { readonly image: string; readonly alt: string };
  /** Other sites that the page may reach after a click, by directive of its security policy. */
  readonly allow?: Readonly<Record<string, readonly string[]>>;
  readonly head: Head;
  /** The module that draws it, by its path in `site/`; the build asks for its scripts early. */
  readonly module: string;
  /** Loads that module, so that no page pays for another one. */
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

const NOT_FOUND: PageRoute = {
  path: "*",
  file: "404.html",
  status: 404,
  head: {
    title: `Page not found | ${CAMPAIGN.campaignName}`,
    description: "There is no page at this address.",
    robots: "noindex",
  },
  module: "pages/NotFoundPage.tsx",
  load: () => import("./pages/NotFoundPage.tsx"),
};

/** Every page of the site: the one table that a new page is added to. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: "/",
    file: "index.html",
    status: 200,
    head: {
      title: `Contact your TD about the ${CAMPAIGN.campaignName}`,
      description:
        "Pick your constituency and send your TDs a ready-written letter: retain, extend and expand the Basic Income for the Arts. It takes about a minute.",
    },
    allow: EMBED_POLICY,
    module: "pages/ActionPage.tsx",
    load: () => import("./pages/ActionPage.tsx"),
  },
  {
    path: "/privacy",
    file: "privacy.html",
    status: 200,
    head: {
      title: `Privacy addendum | ${CAMPAIGN.campaignName}`,
      description:
        "This site collects no names, emails or personal data. What a click records, what happens to your constituency, and whom to write to.",
    },
    module: "pages/PrivacyPage.tsx",
    load: () => import("./pages/PrivacyPage.tsx"),
  },
  {
    path: "/day-without-arts",
    file: "day-without-arts.html",
    status: 200,
    head: {
      title: "A Day Without the Arts",
      description:
        "One town, one ordinary day, and the arts disappear. A story in eight pictures and 28 seconds, about what the Basic Income for the Arts keeps alive.",
    },
    bare: true,
    share: {
      image: "/share-story.png",
      alt: "A Day Without the Arts. A street of a small town at dawn, half of it in full colour, half of it grey.",
    },
    module: "pages/StoryPage.tsx",
    load: () => import("./pages/StoryPage.tsx"),
  },
  {
    path: "/embed",
    file: "embed.html",
    status: 200,
    head: {
      title: `Embed the letter on your site | ${CAMPAIGN.shortName}`,
      description:
        "A few lines of HTML, and your visitors can write to their TDs about the Basic Income for the Arts from your page. Set it, see it, copy it.",
    },
    module: "pages/EmbedPage.tsx",
    load: () => import("./pages/EmbedPage.tsx"),
  },
  {
    path: "/private",
    file: "private.html",
    status: 200,
    head: {
      title: `Private Stats | ${CAMPAIGN.shortName}`,
      description: "The campaign's click statistics. Staff only.",
      robots: "noindex, nofollow",
    },
    module: "pages/PrivatePage.tsx",
    load: () => import("./pages/PrivatePage.tsx"),
  },
  {
    path: "/admin",
    file: "admin.html",
    status: 200,
    head: {
      title: `Admin Panel | ${CAMPAIGN.shortName}`,
      description: "Updates the TD details. Staff only.",
      robots: "noindex, nofollow",
    },
    module: "pages/AdminPage.tsx",
    load: () => import("./pages/AdminPage.tsx"),
  },
  NOT_FOUND,
];

/** The page at exactly this address, as the server has it too; else the 404 page. */
export function routeFor(pathname: string): PageRoute {
  return ROUTES.find(({ path }) => path === pathname) ?? NOT_FOUND;
}
