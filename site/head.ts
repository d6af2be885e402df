import { LANGUAGES, type Language, localPath } from "../api/contract/language.ts";
import { COLOURS } from "../widget/theme/all-colours.ts";
import { CAMPAIGN } from "./campaign.ts";
import { escapeHtml } from "./escape-html.ts";
import { hasPoster, headFacts } from "./head-facts.ts";
import { LANGUAGE } from "./language.ts";
import { ownColoursCss } from "./own-colours.ts";
import { headWording } from "./wording/wording.ts";

/** The metadata of a page, for its `<head>`. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The `robots` directive. If absent, search engines may list the page. */
  readonly robots?: string;
}

/** A picture that shows a shared link: a file in `public/`, and its alternative text. */
export interface ShareImage {
  readonly image: string;
  readonly alt: string;
}

/** The data of a page's head. */
export interface HeadParts {
  readonly head: PageHead;
  /** The path of the English page. */
  readonly path: string;
  readonly status: number;
  /** The page is light in every colour scheme. */
  readonly isLight?: boolean;
  /** If absent, the campaign's poster is used, or a picture without words. */
  readonly share?: ShareImage | undefined;
}

/** The locales of Open Graph. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en_IE", ga: "ga_IE" };

/**
 * Returns the tags of a page's own part of `<head>`, as HTML, in the language that is shown.
 *
 * @param publicUrl the site's public origin. Without it, and on a page with status 404, there are
 * no canonical link and no share image.
 */
export function headHtml(
  { head, path, status, isLight, share = campaignShare() }: HeadParts,
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
    const address = new URL(localPath(path, LANGUAGE), publicUrl).href;
    tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`);
    if (head.robots === undefined) tags.push(...alternates(path, publicUrl));
    tags.push(meta("property", "og:url", address));
    tags.push(meta("property", "og:image", new URL(share.image, publicUrl).href));
    tags.push(meta("property", "og:image:alt", share.alt));
    tags.push(meta("name", "twitter:card", "summary_large_image"));
  }
  const colours = ownColoursCss(CAMPAIGN.colours, isLight);
  if (colours !== "") tags.push(`<style>${colours}</style>`);
  return tags.join("");
}

/** Returns the share picture of pages that have none of their own. */
function campaignShare(): ShareImage {
  return hasPoster() ? headWording().campaignShare(headFacts()) : headWording().artShare;
}

/** Returns the tags that name the same page in every language, for search engines and networks. */
function alternates(path: string, publicUrl: string): string[] {
  const link = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(new URL(localPath(path, language), publicUrl).href)}">`;
  const others = LANGUAGES.filter((language) => language !== LANGUAGE);
  return [
    ...LANGUAGES.map((language) => link(language, language)),
    link("x-default", "en"),
    meta("property", "og:locale", LOCALES[LANGUAGE]),
    ...others.map((language) => meta("property", "og:locale:alternate", LOCALES[language])),
  ];
}

/** Returns the tag that gives the browser's toolbar the page's background colour. */
function themeColour(theme: "light" | "dark"): string {
  return `<meta name="theme-color" content="${COLOURS.paper[theme]}" media="(prefers-color-scheme: ${theme})">`;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
