import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { precompress } from "./precompress.mjs";
import { styleHashes } from "./style-hashes.mjs";

const SITE = fileURLToPath(new URL("..", import.meta.url));
const OUT = fileURLToPath(new URL("../../.build/site/", import.meta.url));
const PRERENDER = fileURLToPath(new URL("../../.build/prerender/", import.meta.url));

/**
 * @typedef {object} BuiltPage One line of `pages.json`, which the API serves pages by.
 * @property {string} path its address, `*` for every unknown one
 * @property {string} file the file beside `pages.json`
 * @property {number} status
 * @property {Readonly<Record<string, readonly string[]>>} allow what its policy allows beyond this site, by directive
 * @property {string[]} styleHashes what the page's `style-src` must allow, `sha256-…`
 */

/**
 * Builds the site into `.build/site/`: `assets/` (hashed names, immutable),
 * `public/` (files of the site's root), one HTML file per page, `pages.json`,
 * `campaign.json` (which facts are still examples, and the contact) and `server/` (what the API
 * renders `/tds` with).
 *
 * @param {{ publicUrl?: string | undefined }} [options] `publicUrl` makes canonical links
 * @returns {Promise<BuiltPage[]>}
 */
export async function buildSite({ publicUrl = process.env.PUBLIC_URL } = {}) {
  const configFile = join(SITE, "vite.config.ts");
  await build({ configFile, logLevel: "warn" });
  // A folder of its own for each build: Node would answer a second import of one address with the first build's pages.
  const prerender = join(PRERENDER, String(Date.now()));
  await build({
    configFile,
    logLevel: "warn",
    build: { ssr: "tools/prerender.tsx", outDir: prerender },
  });

  const bare = await inlineStyles(await readFile(join(OUT, "index.html"), "utf8"));
  const preload = await preloadTag();
  // The page can be read without its scripts: they give way to what it is drawn with.
  const template = bare
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace("<!--head-->", () => `${preload}\n    <!--head-->`);
  await buildServerPage(configFile, template);
  /** @type {typeof import("./prerender.tsx")} */
  const { renderPages, serverFacts } = await import(
    pathToFileURL(join(prerender, "prerender.js")).href
  );

  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(OUT, ".vite/manifest.json"), "utf8"));
  /** @type {BuiltPage[]} */
  const pages = [];
  for (const { head, body, path, file, status, allow, module } of await renderPages(
    publicUrl || undefined,
  )) {
    const html = template
      .replace("<!--head-->", () => `${head}${preloadsOf(manifest, module)}`)
      .replace("<!--body-->", () => body);
    await writeFile(join(OUT, file), html);
    pages.push({ path, file, status, allow, styleHashes: styleHashes(html) });
  }
  await writeJson("pages.json", pages);
  await writeJson("campaign.json", serverFacts());
  await cp(join(SITE, "public"), join(OUT, "public"), { recursive: true });
  if (publicUrl) await writeSitemap(publicUrl, pages);
  await rm(prerender, { recursive: true });
  await precompress(OUT);
  return pages;
}

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/**
 * Asks early for the scripts of one page's module, which the entry would only
 * find out about when it runs.
 *
 * @param {Manifest} manifest what Vite made of each module
 * @param {string} module the page's, by its path in `site/`
 */
function preloadsOf(manifest, module) {
  const known = new Set(withImports("index.html"));
  const files = withImports(module).filter((key) => !known.has(key));
  return files
    .map(
      (key) =>
        `\n    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${manifest[key]?.file}">`,
    )
    .join("");

  /**
   * @param {string} key
   * @returns {string[]}
   */
  function withImports(key) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`site build: Vite made nothing of ${key}`);
    return [key, ...(chunk.imports ?? []).flatMap(withImports)];
  }
}

/**
 * Builds what the API renders `/tds` with, and the template it fills: the
 * page is for readers without scripts, so it brings none.
 *
 * @param {string} configFile
 * @param {string} template
 */
async function buildServerPage(configFile, template) {
  const outDir = join(OUT, "server");
  await build({ configFile, logLevel: "warn", build: { ssr: "tools/tds-page.mjs", outDir } });
  const scriptless = template.replaceAll(
    /\s*<(?:script\b[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    "",
  );
  await writeFile(join(outDir, "template.html"), scriptless);
}

/**
 * Puts the font rules into the page: they are 2 kB, and a file of its own
 * would hold back the first paint for a round trip.
 *
 * @param {string} html
 */
async function inlineStyles(html) {
  const link = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(html);
  if (link === null) throw new Error("site build: the template links no style sheet to put inline");
  const [tag, path = ""] = link;
  const css = await readFile(join(OUT, path), "utf8");
  await rm(join(OUT, path));
  return html.replace(tag, () => `<style>${css.trim()}</style>`);
}

/**
 * Lists for search engines the pages they may show; only a site that knows
 * its own address can.
 *
 * @param {string} publicUrl
 * @param {BuiltPage[]} pages
 */
async function writeSitemap(publicUrl, pages) {
  const listed = await Promise.all(
    pages.map(async ({ path, file, status }) => {
      const html = await readFile(join(OUT, file), "utf8");
      return status === 200 && !html.includes('<meta name="robots"') ? [path] : [];
    }),
  );
  const entries = listed
    .flat()
    .map((path) => `  <url><loc>${new URL(path, publicUrl)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ];
  await writeFile(join(OUT, "public/sitemap.xml"), sitemap.join("\n"));
  await appendFile(
    join(OUT, "public/robots.txt"),
    `\nSitemap: ${new URL("/sitemap.xml", publicUrl)}\n`,
  );
}

/** The headline is set in this face: asking for it early spares the reader a swap. */
async function preloadTag() {
  const face = /^bricolage-grotesque-display-.*\.woff2$/;
  const name = (await readdir(join(OUT, "assets"))).find((file) => face.test(file));
  if (name === undefined) throw new Error("site build: the display face is not among the assets");
  return `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin>`;
}

/**
 * @param {string} name
 * @param {unknown} value
 */
async function writeJson(name, value) {
  await mkdir(OUT, { recursive: true });
  await writeFile(join(OUT, name), `${JSON.stringify(value, null, 2)}\n`);
}
