import { createHash } from "node:crypto";

/**
 * @typedef {object} PageTemplate What the build puts around a rendered page.
 * @property {string} html the template of all pages, without scripts
 * @property {string} starter the script tag of the action page
 * @property {string} record the script tag of the page of where TDs stand
 * @property {string} answered the script tag of the page on what TDs answer
 * @property {Record<string, string>} react the script tags of the pages that React hydrates, by module
 */

/**
 * Returns the HTML of a page, with the hashes of its inline styles and scripts.
 *
 * @param {PageTemplate} template
 * @param {object} page
 * @param {import("../../api/contract/language.ts").Language} page.language
 * @param {"starter" | "record" | "answered" | "none" | undefined} page.script
 * @param {string} page.module
 * @param {string} page.head
 * @param {string} page.body
 * @param {string} page.facts the facts that its scripts show, as JSON
 * @param {string} [origin] the placeholder of the site's public origin; absent where a page has no absolute link
 */
export function fillTemplate(template, { language, script, module, head, body, facts }, origin) {
  const { starter, record, answered } = template;
  const scripts = { none: "", starter, record, answered, react: template.react[module] ?? "" };
  const home = origin === undefined ? "" : ` data-public-origin="${origin}"`;
  const carried = script === undefined ? ` data-campaign="${escaped(facts)}"` : "";
  const filled = localizedTemplate(template.html, language)
    .replace("<html ", () => `<html${home}${carried} `)
    .replace("<!--head-->", () => head)
    .replace("<!--body-->", () => body)
    // At the end, so that what is read comes with the first packets.
    .replace("</body>", () => `${scripts[script ?? "react"]}</body>`);
  const html = script === undefined ? withUsedFonts(filled) : withOneStyle(filled);
  const { styleHashes, scriptHashes } = inlineHashes(html);
  if (script === undefined) styleHashes.push(EMPTY_STYLE);
  return { html, styleHashes, scriptHashes };
}

/** The hash of the empty style element that styled-components inserts first in a browser. */
const EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/**
 * Returns a page that React does not hydrate with all of its styles in one element, whose hash is
 * then the only one in its policy. Unused colours and fonts are left out: without them, the
 * Irish action page fits into the first ten packets (`tests/e2e/site/page-sizes.spec.ts`).
 *
 * @param {string} html
 */
export function withOneStyle(html) {
  const style = /<style>([\s\S]*?)<\/style>/g;
  const css = [...html.matchAll(style)].map(([, text]) => text).join("");
  return withUsedColours(
    withUsedFonts(html.replace(style, "").replace("</head>", () => `<style>${css}</style></head>`)),
  );
}

/**
 * Leaves out the colour tokens that a page does not use.
 *
 * @param {string} html
 */
function withUsedColours(html) {
  return html.replace(/(--c-\w+):[^;}]+;?/g, (token, name) =>
    html.includes(`var(${name})`) ? token : "",
  );
}

/**
 * Leaves out the rules of the fonts that a page does not use.
 *
 * @param {string} html
 */
function withUsedFonts(html) {
  return html.replace(/@font-face\{font-family:([^;]+);[^}]*\}/g, (rule, family) =>
    html.replaceAll(`font-family:${family};`, "").includes(family) ? rule : "",
  );
}

/**
 * Returns the template `site/index.html`, whose language is English, for pages in another one.
 *
 * @param {string} template
 * @param {import("../../api/contract/language.ts").Language} language
 */
export function localizedTemplate(template, language) {
  return language === "en"
    ? template
    : template
        .replace('<html lang="en-IE"', `<html lang="${language}"`)
        .replace('href="/manifest.webmanifest"', `href="/${language}/manifest.webmanifest"`);
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/**
 * Returns React's HTML in a shorter form of the same document: boolean attributes without a value
 * (`required` instead of `required=""`), and empty SVG shapes without an end tag. Text content
 * cannot match, because React escapes its quotes and angle brackets.
 *
 * @param {string} html
 */
export function shortMarkup(html) {
  return html
    .replace(/ (disabled|download|hidden|required|selected)=""/g, " $1")
    .replace(/(<(circle|ellipse|path)\b[^>]*)><\/\2>/g, "$1/>");
}

/**
 * Returns the markup and the styles of a page that React does not hydrate, without what only
 * hydration needs: the marks in the `<style>` element of styled-components, the classes that no
 * selector names, and the long names of the others.
 *
 * @param {string} html
 * @param {string} styleTags
 */
export function plainPage(html, styleTags) {
  const styles = styleTags
    .replace(/ data-styled[\w-]*="[^"]*"/g, "")
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replaceAll("/*!sc*/\n", "");
  /** @type {Map<string, string>} */
  const names = new Map();
  const shortStyles = styles.replace(STRING_OR_CLASS, (text, name) => {
    if (name === undefined) return text;
    if (!names.has(name)) names.set(name, `c${names.size}`);
    return `.${names.get(name)}`;
  });
  const shortHtml = html.replace(/ class="([^"]*)"/g, (_, list) => {
    const kept = String(list)
      .split(" ")
      .flatMap((name) => names.get(name) ?? []);
    return kept.length > 0 ? ` class="${kept.join(" ")}"` : "";
  });
  return { html: shortMarkup(shortHtml), styles: shortStyles };
}

/** A string or an address of CSS, in which a dot is no selector, or a class selector with its name. */
const STRING_OR_CLASS = /"[^"]*"|'[^']*'|url\([^"')]*\)|\.([a-z][\w-]*)/gi;

/**
 * Returns the hashes of all inline styles and scripts of a page, for its content security policy.
 *
 * @param {string} html
 * @returns {{ styleHashes: string[], scriptHashes: string[] }}
 */
export function inlineHashes(html) {
  return {
    styleHashes: hashesOf(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
    scriptHashes: hashesOf(html, /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
  };
}

/**
 * @param {string} html
 * @param {RegExp} element
 */
function hashesOf(html, element) {
  return [...html.matchAll(element)].map(
    ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
}
