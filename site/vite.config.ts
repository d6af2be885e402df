import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every page stands in, as one file: left alone, each module that two
 * pages share becomes a file of its own, and a first view asks for a dozen.
 */
const FRAME = {
  name: "frame",
  test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion|tslib)\/|\/site\/(?:kit|App|campaign|social\/instagram|art\/(?:press|Mark|Brush|StageLight))[^?]*\.tsx?$|\/api\/contract\/(?:actions|oireachtas|paths|result)|\/widget\/(?:theme\/tokens|theme\/stylis|kit\/(?:Button|visually-hidden))|vite\/preload-helper/,
};

/** Builds the pages' scripts, and serves them in development. `build.mjs` turns them into pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here("."),
  plugins: [react()],
  // The build copies these itself, into a folder of their own.
  publicDir: command === "build" ? false : "public",
  // Its package is CommonJS to Node and a module to bundlers; one copy, the bundler's.
  ssr: { noExternal: ["styled-components"] },
  // No browser that runs these scripts needs a vendor's prefix.
  resolve: {
    alias: [{ find: /^stylis$/, replacement: here("../widget/theme/stylis-unprefixed.js") }],
  },
  // Classes are named after their file, so that a page and its script agree on them whatever was
  // loaded before; written CSS loses its white space.
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: true,
        minify: true,
        pure: true,
      },
    },
  },
  // The browser's first render has to say what the page was built with.
  define: {
    __BUILT_IN__: String(new Date().getFullYear()),
    // The film of the story is rendered by `npm run reel`; without it, it is not offered.
    __REEL__: String(existsSync(here("public/day-without-arts-reel.mp4"))),
    __PUBLIC_URL__: JSON.stringify(process.env.PUBLIC_URL ?? ""),
  },
  build: {
    outDir: here("../.build/site"),
    emptyOutDir: true,
    // Which script each page needs; `build.mjs` reads it.
    manifest: true,
    target: "es2022",
    // A font as a data: address would need a laxer content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: [FRAME] } } } }),
  },
}));
