import { defineConfig } from "vite";

/** The server and the embedded database's process, for Node; npm packages stay outside. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: true,
    outDir: "../.build/api",
    emptyOutDir: true,
    target: "node20",
    rolldownOptions: {
      input: {
        server: "commands/serve.ts",
        "embedded-database": "db/embedded-database.ts",
      },
      output: { entryFileNames: "[name].js" },
    },
  },
});
