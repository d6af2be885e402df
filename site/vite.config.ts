import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown, transformWithOxc } from "vite";
import { licences } from "../widget/licences.mjs";
import { PAGES, type PageEntry } from "./routes.ts";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The texts of the bundled campaign, which only the campaign's editor needs. */
const BUNDLED_CAMPAIGN = /\/api\/contract\/campaign\/default/;

/** Whether a file is of one of the pages that fit. */
const isOfPage = (file: string, fits: (page: PageEntry) => boolean) =>
  PAGES.some((page) => fits(page) && file.includes(`/pages/${page.folder}/`));
const isStaffs = (file: string) => isOfPage(file, ({ shownIn }) => shownIn === "staff");
const isPartners = (file: string) => isOfPage(file, ({ footer }) => footer === "partners");

/** The element and the action page, whose readers load the element's own built files instead. */
const ELEMENT = /\/widget\/|\/pages\/action\//;

/**
 * The scripts that pages share, each with what it imports: React's, because `boot.ts` runs each chunk in a
 * task of its own; what all may use, of which each module would be a chunk of its own; what only pages for
 * partners use; what only staff's pages use; and what only the element uses, which no page loads.
 */
const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
  ...["shared", "partners", "staff", "element"].map((chunk, index) => ({
    name: (module: string, modules: Rolldown.ChunkingContext) =>
      chunkOf(module, modules) === chunk ? chunk : null,
    minShareCount: 2,
    priority: 4 - index,
  })),
];

function chunkOf(module: string, modules: Rolldown.ChunkingContext): string {
  if (BUNDLED_CAMPAIGN.test(module)) return "staff";
  const others = usersOf(module, modules).filter((user) => !ELEMENT.test(user));
  if (others.length === 0) return "element";
  if (others.every(isStaffs)) return "staff";
  return others.every(isPartners) ? "partners" : "shared";
}

/** Returns the modules loaded on demand, such as pages, that import a module, also through others. */
function usersOf(module: string, modules: Rolldown.ChunkingContext): string[] {
  const importers = new Set([module]);
  for (const importer of importers)
    for (const next of modules.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  return [...importers].filter((importer) => {
    const info = modules.getModuleInfo(importer);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/** Warnings that say nothing here: of parts that the renderer has anyway, and of a busy machine. */
const CHECKS = { ineffectiveDynamicImport: false, bundlerTimings: false };

/** The fonts of the pages, with the licence that they share. */
const FONTS = ["Bricolage Grotesque", "Instrument Sans", "Newsreader"].map((name) => ({
  name: `${name} (font)`,
  file: "../site/style/fonts/OFL.txt",
}));

/** Names classes by file and path, so that page, script and servers of a release agree. Minifies the CSS. */
const styledClasses: Plugin = {
  name: "styled-classes",
  enforce: "pre",
  async transform(code, id) {
    if (!/\.tsx?$/.test(id) || !code.includes('"styled-components"')) return null;
    const plugins = {
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: true,
        minify: true,
        pure: true,
      },
    };
    const path = `/${relative(resolvePath(".."), id)}`;
    return transformWithOxc(code, path, { jsx: "preserve", target: "esnext", plugins });
  },
};

/** Builds the pages' scripts, and serves them in development. `tools/build-site.mjs` prerenders the pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: resolvePath("."),
  plugins: [
    styledClasses,
    react(),
    ...(command === "build" && !isSsrBuild ? [licences(FONTS)] : []),
  ],
  // `build-site.mjs` copies these files into a folder of their own.
  publicDir: command === "build" ? false : "public",
  // Node would load the CommonJS copy of styled-components beside the bundled one. The renderers are
  // always those of production, also in a server that runs without NODE_ENV.
  ssr: { noExternal: ["styled-components", "react", "react-dom"] },
  // The browser's first render must match the prerendered page, so it needs the values of the build.
  define: {
    ...(isSsrBuild && { "process.env.NODE_ENV": JSON.stringify("production") }),
    // The build writes the campaign's facts and the story's pictures into the pages, whose scripts do without.
    __IS_PAGE_BUILT__: String(command === "build" && !isSsrBuild),
  },
  build: {
    outDir: resolvePath("../.build/site"),
    emptyOutDir: true,
    // Lists the scripts of each page, for `build-site.mjs`.
    manifest: true,
    target: "es2022",
    // Fonts inlined as `data:` URLs would need a less strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? // This build and that of the browser give a picture the same name.
        { rolldownOptions: { checks: CHECKS, output: { hashCharacters: "hex" } } }
      : {
          rolldownOptions: {
            checks: CHECKS,
            // Otherwise pages would load the campaign's chunk without using it.
            treeshake: { moduleSideEffects: [{ test: BUNDLED_CAMPAIGN, sideEffects: false }] },
            output: {
              // The server tells the hash of a name from a word (`api/http/static/static-file.ts`).
              hashCharacters: "hex",
              codeSplitting: { groups: SHARED_CHUNKS },
            },
          },
        }),
  },
}));
