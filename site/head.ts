import { COLOURS } from "../widget/theme/tokens.ts";
import { escapeHtml } from "./escape-html.ts";
import type { PageRoute } from "./routes.ts";

/**
 * The part of a page's `<head>` that is its own, as HTML. `publicUrl` is the
 * site's public origin; without one there is no canonical address to state,
 * and a page of status 404 never has one.
 */
export function headHtml(
  {
    head,
    path,
    status,
    share = CAMPAIGN_SHARE,
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

/** What stands for a page that has no share picture of its own. */
const CAMPAIGN_SHARE = {
  image: "/share.png",
  alt: "Urgent: Contact Your TD About BIA. A poster of a fiddle played with a paintbrush under a stage light.",
};

/** Lets the browser's own bars take the paper's colour. */
function themeColour(theme: "light" | "dark"): string {
  return `<meta name="theme-color" content="${COLOURS.paper[theme]}" media="(prefers-color-scheme: ${theme})">`;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
