import { createHash } from "node:crypto";
import { type Language, localPath } from "../../api/contract/language.ts";
import { BUILT_ORIGIN } from "../../api/contract/paths.ts";
import { escapeHtml } from "../document/head.ts";
import type { PageEntry } from "../routes.ts";

/** The parts that the build puts around a rendered page. */
export interface PageTemplate {
  readonly html: string;
  /** The script tags of the pages that have a script, by the page's folder. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** A page as HTML parts that fill the template `site/index.html`. */
export interface PageParts {
  readonly entry: PageEntry;
  readonly language: Language;
  readonly head: string;
  readonly body: string;
  /** The facts that the scripts of a page that React hydrates show, as JSON. */
  readonly facts?: string;
}

/** Returns a page with the hashes of its inline parts. */
export function fillTemplate(template: PageTemplate, parts: PageParts) {
  const { entry, language, head, body, facts = "" } = parts;
  const isHydrated = entry.script === undefined;
  const carriedFacts = isHydrated ? ` data-campaign="${escapeHtml(facts)}"` : "";
  const tag = entry.script === "none" ? undefined : template.scripts[entry.folder];
  const html = template.html
    // The template is English.
    .replace('lang="en-IE"', language === "en" ? 'lang="en-IE"' : `lang="${language}"`)
    .replace('"/manifest.webmanifest"', `"${localPath("/manifest.webmanifest", language)}"`)
    .replace("<html ", () => `<html data-public-origin="${BUILT_ORIGIN}"${carriedFacts} `)
    .replace("<!--head-->", () => head)
    .replace("<!--body-->", () => body)
    // The scripts are at the end, so that the text comes with the first packets.
    .replace("</body>", () => `${tag ?? ""}</body>`);
  const { styleHashes, scriptHashes } = inlineHashes(html);
  if (isHydrated) styleHashes.push(EMPTY_STYLE);
  return { html, styleHashes, scriptHashes };
}

/** The hash of the empty style element that styled-components inserts first in a browser. */
const EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** Returns a page that React does not hydrate without what only hydration needs, and with short class names. */
export function plainPage(html: string, styleTags: string) {
  const styles = styleTags
    .replace(/ data-styled[\w-]*="[^"]*"/g, "")
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replaceAll("/*!sc*/\n", "");
  const names = new Map<string, string>();
  const shortStyles = styles.replace(STRING_OR_CLASS, (text, name) => {
    if (name === undefined) return text;
    if (!names.has(name)) names.set(name, `c${names.size}`);
    return `.${names.get(name)}`;
  });
  const shortHtml = html.replace(/ class="([^"]*)"/g, (_, list) => {
    const shortNames = String(list)
      .split(" ")
      .flatMap((name) => names.get(name) ?? []);
    return shortNames.length > 0 ? ` class="${shortNames.join(" ")}"` : "";
  });
  return { html: shortHtml, styles: shortStyles };
}

/** A string or an address of CSS, in which a dot is no selector, or a class selector with its name. */
const STRING_OR_CLASS = /"[^"]*"|'[^']*'|url\([^"')]*\)|\.([a-z][\w-]*)/gi;

/** Returns the hashes of all inline styles and scripts of a page, for its content security policy. */
export function inlineHashes(html: string) {
  return {
    styleHashes: hashesOf(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
    scriptHashes: hashesOf(html, /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
  };
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
}
