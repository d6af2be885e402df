import type { ComponentType } from "react";
import { CAMPAIGN } from "./campaign.ts";
import { EMBED_POLICY } from "./social/instagram.ts";

/** The metadata of a page, for its `<head>`. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The `robots` directive. If absent, search engines may list the page. */
  readonly robots?: string;
}

/** One page: its address, its metadata and its module. */
export interface PageRoute {
  /** The path of the page. `*` matches every path that has no other route. */
  readonly path: string;
  /** The file that the build writes the page to. */
  readonly file: string;
  readonly status: 200 | 404;
  /** The page fills the screen, so its masthead shows only the logo. */
  readonly compactMasthead?: true;
  /** The share image, a file in `public/`. If absent, the campaign's image is used. */
  readonly share?: { readonly image: string; readonly alt: string };
  /** Other sites that the page may contact after a click, by directive of its content security policy. */
  readonly allow?: Readonly<Record<string, readonly string[]>>;
  readonly head: PageHead;
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
  head: {
    title: `Page not found | ${CAMPAIGN.campaignName}`,
    description: "There is no page at this address.",
    robots: "noindex",
  },
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
    head: {
      title: `Contact your TD about ${CAMPAIGN.nameInText}`,
      description: CAMPAIGN.description,
    },
    allow: EMBED_POLICY,
    script: "starter",
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
        "This site collects no names, emails or personal data. What a click records, what happens to your constituency, and who to contact.",
    },
    script: "none",
    module: "pages/PrivacyPage.tsx",
    load: () => import("./pages/PrivacyPage.tsx"),
  },
  {
    path: "/day-without-arts",
    file: "day-without-arts.html",
    status: 200,
    head: {
      title: "A Day Without the Arts",
      description: `One town, one ordinary day, and the arts disappear. A story in eight pictures and 28 seconds, about what ${CAMPAIGN.nameInText} keeps alive.`,
    },
    compactMasthead: true,
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
      description: `Add a few lines of HTML, and your visitors can write to their TDs about ${CAMPAIGN.nameInText} from your page. Configure, preview and copy them here.`,
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

/** Returns the page with exactly this path, or the 404 page. The server matches paths the same way. */
export function routeFor(pathname: string): PageRoute {
  return ROUTES.find(({ path }) => path === pathname) ?? NOT_FOUND;
}
