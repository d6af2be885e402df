import { COLOURS } from "../widget/theme/tokens.ts";
import { CAMPAIGN } from "./campaign.ts";
import { escapeHtml } from "./escape-html.ts";
import type { PageRoute } from "./routes.ts";

/**
 * Returns the tags of a page's own part of `<head>`, as HTML.
 *
 * @param publicUrl the site's public origin. Without it, and on a page with status 404, there are
 * no canonical link and no share image.
 */
export function headHtml(
  {
    head,
    path,
    status,
    share = campaignShare(),
  }: Pick<PageRoute, "head" | "path" | "status" | "share">,
  publicUrl?: string,
): string {
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta("name", "description", head.description),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:type", "website"),
    themeColour("light"),
    themeColour("dark"),
  ];
  if (head.robots !== undefined) tags.push(meta("name", "robots", head.robots));
  if (publicUrl !== undefined && status === 200) {
    const address = new URL(path, publicUrl).href;
    tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`);
    tags.push(meta("property", "og:url", address));
    tags.push(meta("property", "og:image", new URL(share.image, publicUrl).href));
    tags.push(meta("property", "og:image:alt", share.alt));
    tags.push(meta("name", "twitter:card", "summary_large_image"));
  }
  return tags.join("\n    ");
}

/** Returns the share image of pages that have no image of their own. */
function campaignShare(): { image: string; alt: string } {
  const headline = CAMPAIGN.headline.replaceAll("\n", " ");
  const picture = "A poster of a fiddle played with a paintbrush under a stage light.";
  return { image: "/share.png", alt: `${headline}. ${picture}` };
}

/** Returns the tag that gives the browser's toolbar the page's background colour. */
function themeColour(theme: "light" | "dark"): string {
  return `<meta name="theme-color" content="${COLOURS.paper[theme]}" media="(prefers-color-scheme: ${theme})">`;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
