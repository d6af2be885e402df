import { defineConfig } from "vite";

/** The server, the embedded database's process and the command, for Node; npm packages stay outside. */
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
        "campaign-command": "commands/campaign.ts",
      },
      output: { entryFileNames: "[name].js" },
    },
  },
});
