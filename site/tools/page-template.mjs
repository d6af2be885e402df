import { inlineHashes } from "./inline-hashes.mjs";

/**
 * @typedef {object} BuiltPage A page as the API serves it.
 * @property {string} path address of the page; `*` for every unknown address
 * @property {string} file name of the HTML file, relative to `pages.json`
 * @property {number} status
 * @property {Readonly<Record<string, readonly string[]>>} allow additions to its content security policy, by directive
 * @property {string[]} styleHashes hashes of its inline styles for `style-src`: `sha256-…`
 * @property {string[]} scriptHashes hashes of its inline scripts for `script-src`
 */

/**
 * @typedef {object} PageTemplate What the build puts around a rendered page.
 * @property {string} html the template of all pages, without scripts
 * @property {string} starter the script tag of the action page
 * @property {Record<string, string>} react the script tags of the pages that React hydrates, by module
 */

/**
 * Returns the pages with their HTML.
 *
 * @param {import("./prerender.tsx").RenderedSite} site
 * @param {PageTemplate} template
 * @param {string} origin the placeholder of the site's public origin
 * @returns {{ page: BuiltPage, html: string }[]}
 */
export function fillTemplate({ pages, shownFacts }, template, origin) {
  return pages.map(({ head, body, language, path, file, status, allow, script, module }) => {
    const scripts = { none: "", starter: template.starter, react: template.react[module] ?? "" };
    const facts = script === undefined ? ` data-campaign="${escaped(shownFacts[language])}"` : "";
    const html = localizedTemplate(template.html, language)
      .replace("<html ", () => `<html data-public-origin="${origin}"${facts} `)
      .replace("<!--head-->", () => head)
      .replace("<!--body-->", () => body)
      // At the end, so that what is read comes with the first packets.
      .replace("</body>", () => `${scripts[script ?? "react"]}</body>`);
    const page = script === undefined ? withUsedFonts(html) : withOneStyle(html);
    const { styleHashes, scriptHashes } = inlineHashes(page);
    if (script === undefined) styleHashes.push(EMPTY_STYLE);
    return { page: { path, file, status, allow, styleHashes, scriptHashes }, html: page };
  });
}

/** The hash of the empty style element that styled-components inserts first in a browser. */
const EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/**
 * Returns a page that React does not hydrate with all of its styles in one element, whose hash is
 * then the only one in its policy.
 *
 * @param {string} html
 */
export function withOneStyle(html) {
  const style = /<style>([\s\S]*?)<\/style>/g;
  const css = [...html.matchAll(style)].map(([, text]) => text).join("");
  return withUsedFonts(
    html.replace(style, "").replace("</head>", () => `<style>${css}</style></head>`),
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
