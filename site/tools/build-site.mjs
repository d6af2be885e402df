import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { LICENCES_FILE } from "../../widget/licences.mjs";

const SITE = fileURLToPath(new URL("..", import.meta.url));
const OUT = fileURLToPath(new URL("../../.build/site/", import.meta.url));

/**
 * Builds the site into `.build/site/`: `assets/` (immutable files with hashed names), `public/` (files served
 * at the root), the HTML files of the bundled campaign, `pages.json`, and `server/` (the renderers of the API).
 * Absolute links begin with a placeholder, which the server replaces when it starts.
 */
async function buildSite() {
  const configFile = join(SITE, "vite.config.ts");
  const { files } = JSON.parse(await readFile(join(OUT, "../widget/manifest.json"), "utf8"));
  // The path at which the server serves the built module of the element.
  const element = `/embed/v1/${files["bia-contact-td.full.js"].path}`;
  const define = { __ELEMENT_URL__: JSON.stringify(element) };
  await build({ configFile, logLevel: "warn", define });
  const styled = await inlineStyles(await readFile(join(OUT, "index.html"), "utf8"));
  const preload = await fontPreloadTag();
  // The page is readable without its scripts, so they are loaded after the first paint.
  const template = styled
    .replaceAll(/\s*<(?:script\b[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, "")
    .replaceAll(/>\s+</g, "><")
    .replace("<!--head-->", () => `${preload}<!--head-->`);
  const tag = (/** @type {string} */ code, attribute = "") =>
    `<script type="module"${attribute}>${code}</script>`;
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(OUT, ".vite/manifest.json"), "utf8"));
  await build({
    configFile,
    logLevel: "warn",
    define,
    build: {
      ssr: true,
      outDir: join(OUT, "server"),
      rolldownOptions: { input: join(SITE, "server/renderer.tsx") },
    },
  });
  /** @type {typeof import("../server/renderer.tsx")} */
  const renderer = await import(pathToFileURL(join(OUT, "server/renderer.js")).href);
  const { BUILT_ORIGIN: origin, openRenderer, PAGES } = renderer;
  const boot = await singleScript("boot.ts", define);
  /** @type {Record<string, string>} */
  const scripts = {};
  for (const { folder, script } of PAGES.filter((page) => page.script !== "none")) {
    if (script === undefined) {
      const modules = modulesOf(manifest, `pages/${folder}/Page.tsx`).join(" ");
      scripts[folder] = tag(boot, ` data-modules="${modules}"`);
    } else scripts[folder] ??= tag(await singleScript(`pages/${folder}/starter.ts`, define));
  }
  // The server replaces the placeholder in pages; the text of an inline script has a hash.
  if (Object.values(scripts).some((code) => code.includes(new URL(origin).host)))
    throw new Error("site build: an inline script contains the placeholder of the public origin");
  /** @type {import("../server/page-html.ts").PageTemplate} */
  const pageTemplate = { html: template, scripts };
  await writeFile(join(OUT, "server/template.json"), JSON.stringify(pageTemplate, null, 2));
  for (const name of ["painter.mjs", "share-font.ttf"])
    await cp(join(SITE, "server", name), join(OUT, "server", name));
  const { pages: builtPages, requested } = await openRenderer(join(OUT, "server")).renderSite(null);
  for (const { page, html } of builtPages) {
    if (page.file === null) continue;
    await mkdir(dirname(join(OUT, page.file)), { recursive: true });
    await writeFile(join(OUT, page.file), html);
  }
  const pages = [...builtPages, ...requested];
  const facts = pages.map(({ page }) => page);
  await writeFile(join(OUT, "pages.json"), JSON.stringify(facts, null, 2));
  await cp(join(SITE, "public"), join(OUT, "public"), { recursive: true });
  for (const language of renderer.LANGUAGES) {
    const street = renderer.localPath(renderer.STREET_PATH, language);
    await writeFile(join(OUT, "public", street), renderer.streetFile(language));
  }
  await rename(join(OUT, LICENCES_FILE), join(OUT, "public", LICENCES_FILE));
  const missing = await singleScript("missing-script.ts", define);
  await writeFile(join(OUT, "public/missing-script.js"), missing);
  await writeSitemap(origin, pages);
}

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest Vite's manifest: the chunk of each module */

/**
 * Returns the paths of the scripts of a React page, each after those that it imports; the entry is the last.
 * @param {Manifest} manifest
 * @param {string} module path of the page's module, relative to `site/`
 */
function modulesOf(manifest, module) {
  const keys = new Set([...withImports(module), ...withImports("index.html")]);
  return [...keys].map((key) => `/${manifest[key]?.file}`);

  /** The keys of all static imports of a chunk, then its own. @param {string} key @returns {string[]} */
  function withImports(key) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`site build: Vite's manifest has no entry for ${key}`);
    return [...(chunk.imports ?? []).flatMap(withImports), key];
  }
}

/**
 * Builds a small script of the pages as one file, alone, since a chunk that it shared with the React pages
 * would contain React. Most stand in the page: a file would need another round trip.
 * @param {string} name path of the file, relative to `site/`
 * @param {Record<string, string>} define
 * @returns {Promise<string>}
 */
async function singleScript(name, define) {
  const result = await build({
    configFile: false,
    root: SITE,
    logLevel: "warn",
    define,
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(SITE, name),
        // Otherwise the script copies tables of paths that it does not use.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const [script, ...others] = "output" in result ? result.output : [];
  if (script?.type !== "chunk" || others.length > 0)
    throw new Error(`site build: ${name} is not one script`);
  const code = script.code.trim();
  if (/<\/script|<!--/.test(code)) throw new Error(`site build: ${name} cannot stand in HTML`);
  return code;
}

/** Moves the style sheet with the font rules into the page: a file would delay the first paint. @param {string} html */
async function inlineStyles(html) {
  const link = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(html);
  if (link === null) throw new Error("site build: the template has no style sheet link to inline");
  const [tag, path = ""] = link;
  const css = await readFile(join(OUT, path), "utf8");
  await rm(join(OUT, path));
  return html.replace(tag, () => `<style>${css.trim()}</style>`);
}

/**
 * Writes a sitemap of the pages without a `robots` directive, in each language, and adds it to `robots.txt`.
 * @param {string} origin
 * @param {import("../../api/contract/site-renderer.ts").RenderedSite["pages"]} pages
 */
async function writeSitemap(origin, pages) {
  const entries = pages.map(({ page: { path }, html }) => {
    if (html.includes('<meta name="robots"')) return [];
    const alternates = html.match(/<link rel="alternate" hreflang="[^>]*>/g) ?? [];
    const links = alternates.map((tag) => tag.replace("<link", "<xhtml:link").replace(">", "/>"));
    return [`  <url><loc>${new URL(path, origin)}</loc>${links.join("")}</url>`];
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flat(),
    "</urlset>",
    "",
  ];
  await writeFile(join(OUT, "sitemap.xml"), sitemap.join("\n"));
  await rename(join(OUT, "public/robots.txt"), join(OUT, "robots.txt"));
  await appendFile(join(OUT, "robots.txt"), `\nSitemap: ${new URL("/sitemap.xml", origin)}\n`);
}

/** Returns the preload link for the headline's font, which then does not change after the first paint. */
async function fontPreloadTag() {
  const fontFile = /^bricolage-grotesque-display-[\w-]{8}\.woff2$/;
  const name = (await readdir(join(OUT, "assets"))).find((file) => fontFile.test(file));
  if (name === undefined) throw new Error("site build: the assets do not contain the display font");
  return `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin>`;
}

await buildSite().catch((error) => {
  console.error(error.stack);
  process.exitCode = 1;
});
