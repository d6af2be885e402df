import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds the pages' scripts, and serves them in development. `build.mjs` turns them into pages. */
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  // The build copies these itself, into a folder of their own.
  publicDir: command === "build" ? false : "public",
  // Its package is CommonJS to Node and a module to bundlers; one copy, the bundler's.
  ssr: { noExternal: ["styled-components"] },
  // The browser's first render has to say what the page was built with; see `Year`.
  define: { __BUILT_IN__: String(new Date().getFullYear()) },
  build: {
    outDir: fileURLToPath(new URL("../.build/site", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // A font as a data: address would need a laxer content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
