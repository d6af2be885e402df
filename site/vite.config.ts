import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, transformWithOxc } from "vite";
import { licences } from "../widget/licences.mjs";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** React is a separate chunk, because `boot.ts` runs each chunk in a separate task. */
const REACT_CHUNK = { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// };

/** The texts of the bundled campaign, which only the campaign editor needs. */
const CAMPAIGN_CHUNK = { name: "default-campaign", test: /\/api\/contract\/campaign\/default/ };

/**
 * Puts the other modules that every page uses into one chunk. Without it, each module that two
 * pages share becomes a chunk of its own, and a first view loads a dozen files.
 */
const FRAME_CHUNK = {
  name: "frame",
  test: /node_modules\/(?:styled-components|stylis|@emotion|tslib)\/|\/site\/(?:style|browser|page\/shown-page|parts\/(?:Footer|FormattedText|Icon|Masthead|PosterHeader|SegmentedControl|wording)|App|drawings\/illustration)[^?]*\.tsx?$|\/api\/contract\/(?:actions|constituencies|irish-names|language|oireachtas|partner-name|paths|result)|\/widget\/(?:theme\/tokens|parts\/(?:Button|Icon|hidden))|vite\/preload-helper/,
};

/** The fonts of the pages, with the licence that they share. */
const FONTS = ["Bricolage Grotesque", "Instrument Sans", "Newsreader"].map((name) => ({
  name: `${name} (font)`,
  file: "../site/style/fonts/OFL.txt",
}));

/**
 * Names classes by file, so that the prerendered page and its script use the same names regardless of
 * the load order; and by its path from the repository, so that a build has the same names in every
 * folder, and servers of one release the same scripts. White space is removed from the CSS.
 */
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
    // The build writes the campaign's facts into the pages; their scripts do without its texts.
    __FACTS_IN_PAGE__: String(command === "build" && !isSsrBuild),
    // The build renders the story's pictures; its page's script does without their code.
    __PICTURES_IN_PAGE__: String(command === "build" && !isSsrBuild),
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
      ? // Both builds name the pictures, so they name them alike.
        { rolldownOptions: { output: { hashCharacters: "hex" } } }
      : {
          rolldownOptions: {
            // Otherwise pages would load the campaign's chunk without using it.
            treeshake: { moduleSideEffects: [{ test: CAMPAIGN_CHUNK.test, sideEffects: false }] },
            output: {
              // The server tells the hash of a name from a word (`api/http/static/static-file.ts`).
              hashCharacters: "hex",
              codeSplitting: { groups: [REACT_CHUNK, CAMPAIGN_CHUNK, FRAME_CHUNK] },
            },
          },
        }),
  },
}));
