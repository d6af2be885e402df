import { COLOUR_NAMES } from "../../api/contract/campaign/colours.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { LANGUAGES, type Language, localPath } from "../../api/contract/language.ts";
import { COLOURS, INKS } from "../../widget/theme/tokens.ts";
import { asksForLetters, type PageCampaign, type ShownPage } from "./shown-page.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** If absent, the campaign's poster is used, or a picture without words. */
  readonly share?: ShareImage;
}

/** A picture that shows a shared link: a file in `public/`, and its alternative text. */
export interface ShareImage {
  readonly image: string;
  readonly alt: string;
}

const LOCALES: Readonly<Record<Language, string>> = { en: "en_IE", ga: "ga_IE" };

/** Returns the page's part of `<head>`; without `publicUrl`, and on the 404 page, without its own address. */
export function headHtml(
  entry: { readonly path: string; readonly robots?: string; readonly isFullScreen?: true },
  head: PageHead,
  page: ShownPage,
  publicUrl?: string,
): string {
  const { path, robots, isFullScreen } = entry;
  const { campaign, language } = page;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta("name", "description", head.description),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:type", "website"),
    themeColour("light"),
    themeColour("dark"),
  ];
  if (robots !== undefined) tags.push(meta("name", "robots", robots));
  if (publicUrl !== undefined && path !== "*") {
    const address = new URL(localPath(path, language), publicUrl).href;
    const share = head.share ?? campaignShare(page);
    tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`);
    if (robots === undefined) tags.push(...alternates(path, language, publicUrl));
    tags.push(meta("property", "og:url", address));
    tags.push(meta("property", "og:image", new URL(share.image, publicUrl).href));
    tags.push(meta("property", "og:image:alt", share.alt));
    tags.push(meta("name", "twitter:card", "summary_large_image"));
  }
  const colours = ownColoursCss(campaign.colours, isFullScreen);
  if (colours !== "") tags.push(`<style>${colours}</style>`);
  return tags.join("");
}

function campaignShare({ campaign, language }: ShownPage): ShareImage {
  const { poster, artShare } = { en, ga }[language];
  // The poster shows the headline of the bundled campaign.
  const { texts } = DEFAULT_CAMPAIGN;
  const isOnPoster = [texts.en.headline, texts.ga?.headline].includes(campaign.headline);
  const hasPoster = asksForLetters(campaign) && isOnPoster;
  return hasPoster ? poster(campaign.headline.replaceAll("\n", " ")) : artShare;
}

/** Returns the tags that name the same page in every language, for search engines and networks. */
function alternates(path: string, language: Language, publicUrl: string): string[] {
  const link = (hreflang: string, target: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(new URL(localPath(path, target), publicUrl).href)}">`;
  const others = LANGUAGES.filter((each) => each !== language);
  return [
    ...LANGUAGES.map((each) => link(each, each)),
    link("x-default", "en"),
    meta("property", "og:locale", LOCALES[language]),
    ...others.map((each) => meta("property", "og:locale:alternate", LOCALES[each])),
  ];
}

/** Returns the tag that gives the browser's toolbar the page's background colour. */
function themeColour(theme: "light" | "dark"): string {
  return `<meta name="theme-color" content="${COLOURS.paper[theme]}" media="(prefers-color-scheme: ${theme})">`;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** The role of each colour that a campaign may have of its own. */
export const COLOUR_ROLES = {
  urgent: "urgent",
  link: "link",
  highlight: "marigold",
  ground: "blueGround",
} as const;

/** The inks of the illustrations that are printed in a colour of the campaign. */
const OWN_INKS = { urgent: "vermilion", link: "ultramarine", highlight: "marigold" } as const;

/** Returns the styles of a campaign's own colours; with `isLight` in one scheme, without those of pictures. */
export function ownColoursCss(own: PageCampaign["colours"] = {}, isLight = false): string {
  const rolesIn = (theme: "light" | "dark") => {
    const roles = COLOUR_NAMES.map((name) =>
      own[name] ? `--c-${COLOUR_ROLES[name]}:${own[name][theme]};` : "",
    );
    return `:root:root:root{${roles.join("")}}`;
  };
  if (Object.keys(own).length === 0) return "";
  if (isLight) return rolesIn("light");
  // An attribute of an SVG element has a lower specificity than any rule.
  const inks = (["urgent", "link", "highlight"] as const).flatMap((name) =>
    (["fill", "stroke"] as const).map((property) =>
      own[name] ? `[${property}="${INKS[OWN_INKS[name]]}"]{${property}:${own[name].light}}` : "",
    ),
  );
  const dark = `@media screen and (prefers-color-scheme:dark){${rolesIn("dark")}}`;
  return rolesIn("light") + dark + inks.join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Returns the text with HTML's special characters escaped, for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
