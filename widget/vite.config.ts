import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";
import manifest from "../package.json" with { type: "json" };
import { EMBED_OUTPUTS, embedFiles } from "./embed-files.ts";
import { LICENCES_FILE, licences } from "./licences.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The embed files and the package run on Preact's runtime, a third of React's size. */
const PREACT = [
  { find: /^react$/, replacement: here("react-runtime.ts") },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
];

/** One licence comment for the bundle, in place of one per file. */
const LICENCE_COMMENT = `/*! bia-contact-td (MIT); libraries: ${LICENCES_FILE} */`;

const EMBED: BuildEnvironmentOptions = {
  outDir: here("../.build/widget"),
  emptyOutDir: true,
  lib: { entry: here("define.ts"), name: "biaContactTd" },
};

const OUTPUT = {
  comments: false,
  postBanner: LICENCE_COMMENT,
  minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
} as const;

/** The package's entries and the chunks they share. */
const PACKAGE: BuildEnvironmentOptions = {
  outDir: here("../.build/package"),
  emptyOutDir: true,
  lib: {
    entry: {
      index: here("index.ts"),
      define: here("define.ts"),
      "letter-count": here("letter-count.ts"),
    },
    formats: ["es"],
  },
};

/** Builds the embed files, or the package's modules in the mode `package`. */
export default defineConfig(({ mode }) => ({
  root: here("."),
  publicDir: false,
  logLevel: "warn",
  plugins: [react(), licences(), ...(mode === "package" ? [] : [embedFiles(manifest.version)])],
  resolve: { alias: PREACT },
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: false,
        minify: true,
        pure: true,
      },
    },
  },
  define: {
    "process.env.NODE_ENV": '"production"',
    "typeof process": '"object"',
    // Marks this copy of styled-components, which else would remove a page's own rendered styles.
    "process.env": JSON.stringify({ SC_ATTR: "data-bia-contact-td" }),
  },
  build: {
    target: "es2022",
    ...(mode === "package" ? PACKAGE : EMBED),
    rolldownOptions: {
      // Otherwise tables that are made of others stay where nothing uses them.
      treeshake: { propertyReadSideEffects: false },
      // A classic script has no import.meta; define.ts asks the page instead.
      checks: { emptyImportMeta: false },
      output:
        mode === "package" ? OUTPUT : EMBED_OUTPUTS.map((output) => ({ ...OUTPUT, ...output })),
    },
  },
}));
