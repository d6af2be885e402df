/** The imports that the files of one folder may have besides each other. */
export type ImportRule = {
  /** Folders, with everything in them, and single files. */
  folders: string[];
  packages: string[];
  /** True for code that runs in Node: it may import Node's own modules. */
  node?: true;
};

/**
 * The architecture: a rule for each folder, or for a single file. The longest path that
 * contains a file decides. `import type` from `api/contract` is allowed everywhere.
 */
export const IMPORT_RULES: Record<string, ImportRule> = {
  // The contract: schemas, constants and parsers of everything that is sent over HTTP.
  "api/contract": { folders: [], packages: ["zod/mini"] },

  // The API. Its root puts the parts together. Parts import only env.ts from it.
  api: { folders: ["api"], packages: ["hono", "@hono/node-server", "zod"], node: true },
  "api/http": {
    folders: ["api/contract", "api/http/negotiate-language.ts"],
    packages: [],
    node: true,
  },
  "api/http/negotiate-language.ts": { folders: ["api/contract", "api/http"], packages: ["hono"] },
  "api/http/static": {
    folders: ["api/contract", "api/http", "api/db", "api/tds/lookup"],
    packages: ["zod"],
    node: true,
  },
  "api/http/openapi": {
    folders: ["api/contract"],
    packages: ["zod/mini"],
  },
  "api/access": {
    folders: ["api/contract", "api/http", "api/access", "api/observe/log.ts", "api/env.ts"],
    packages: ["hono"],
    node: true,
  },
  "api/access/rate-limit.ts": { folders: [], packages: ["rate-limiter-flexible"] },
  "api/observe": {
    folders: [
      "api/contract",
      "api/http",
      "api/access",
      "api/observe",
      "api/db",
      "api/tds/lookup",
      "api/env.ts",
    ],
    packages: ["hono"],
  },
  "api/observe/log.ts": { folders: ["api/contract"], packages: ["pino"] },
  "api/observe/metrics.ts": {
    folders: ["api/contract", "api/http", "api/observe/troubles.ts"],
    packages: ["prom-client"],
  },
  "api/db": {
    folders: ["api/contract", "api/observe/log.ts"],
    packages: [
      "postgres",
      "zod",
      "@electric-sql/pglite",
      "@electric-sql/pglite-socket",
      "fs-native-extensions",
    ],
    node: true,
  },
  "api/events": {
    folders: ["api/contract", "api/http", "api/access", "api/observe", "api/db"],
    packages: ["hono", "isbot"],
    node: true,
  },
  "api/stats": {
    folders: ["api/contract", "api/http", "api/access", "api/observe", "api/db"],
    packages: ["hono", "csv-stringify"],
  },
  "api/campaign": {
    folders: ["api/contract", "api/http", "api/access", "api/observe", "api/db"],
    packages: ["hono", "zod", "p-queue"],
    node: true,
  },
  "api/tds/source": {
    folders: ["api/contract"],
    packages: ["cheerio", "zod", "p-queue", "p-retry"],
    node: true,
  },
  "api/tds/lookup": {
    folders: ["api/contract", "api/http", "api/observe", "api/db", "api/tds/source"],
    packages: [],
  },
  "api/tds/population": {
    folders: [
      "api/contract",
      "api/http",
      "api/access",
      "api/observe",
      "api/db",
      "api/tds/source",
      "api/tds/lookup",
    ],
    packages: ["hono"],
    node: true,
  },
  // The composition of the TDs' rooms.
  "api/tds/open-tds.ts": {
    folders: ["api/contract", "api/observe", "api/db", "api/tds", "api/env.ts"],
    packages: [],
    node: true,
  },
  "api/commands": {
    folders: [
      "api/contract",
      "api/http",
      "api/access",
      "api/observe",
      "api/db",
      "api/campaign",
      "api/events",
      "api/tds",
      "api/env.ts",
      "api/app.ts",
      "api/server.ts",
    ],
    packages: ["@hono/node-server"],
    node: true,
  },

  // The element, from its pure core to the file that defines it.
  "widget/domain": { folders: ["api/contract"], packages: [] },
  // The search by place and position and the map: a file that is fetched when first needed.
  "widget/find": {
    folders: [
      "widget/domain",
      "widget/theme/tokens.ts",
      "widget/theme/window-of.ts",
      "api/contract",
    ],
    packages: [],
  },
  // The ways to share and the picture: a file that is fetched when first needed.
  "widget/share": {
    folders: ["widget/domain", "widget/theme/tokens.ts", "widget/theme/window-of.ts"],
    packages: [],
  },
  "widget/effects": {
    folders: [
      "widget/domain",
      "widget/find/find.ts",
      "widget/share/share.ts",
      "widget/theme/window-of.ts",
      "api/contract",
    ],
    packages: [],
  },
  "widget/state": {
    folders: ["widget/domain", "widget/effects/effects.ts", "widget/version.ts"],
    packages: ["zustand", "react"],
  },
  "widget/theme": {
    folders: ["api/contract/contrast.ts"],
    packages: ["react", "styled-components"],
  },
  "widget/kit": { folders: ["widget/theme"], packages: ["react", "styled-components"] },
  "widget/ui": {
    folders: [
      "widget/state",
      "widget/domain",
      "widget/kit",
      "widget/theme",
      "api/contract/language.ts",
      "api/contract/oireachtas.ts",
    ],
    packages: ["react", "styled-components"],
  },
  widget: {
    folders: ["widget", "api/contract", "package.json"],
    packages: ["react", "@r2wc/react-to-web-component"],
  },

  // The React of the embed files and the package.
  "widget/react-runtime.ts": { folders: [], packages: ["preact/compat"] },

  // The site embeds the element by its public entries and shares its kit and theme.
  site: {
    folders: [
      "api/contract",
      "widget/define.ts",
      "widget/index.ts",
      "widget/kit",
      "widget/theme",
      "package.json",
      "site/staff/campaign/preview",
    ],
    packages: ["react", "react-dom", "styled-components", "uplot"],
  },
  // The preview of the campaign editor shows the element with a draft, which the element's public entries do not take.
  "site/staff/campaign/preview": {
    folders: [
      "api/contract",
      "site/embed/BrowserFrame.tsx",
      "site/kit",
      "site/staff",
      "widget/domain/campaign.ts",
      "widget/domain/wording/ga.ts",
      "widget/effects/effects.ts",
      "widget/kit",
      "widget/state",
      "widget/theme",
      "widget/ui/ThemedContactTd.tsx",
    ],
    packages: ["react", "react-dom", "styled-components"],
  },
  // Build, development server and prerendering. No product code imports the tools.
  "site/tools": {
    folders: ["api", "site", "widget"],
    packages: [
      "react",
      "react-dom",
      "styled-components",
      "vite",
      "@hono/node-server",
      "@playwright/test",
      "cli-progress",
      "fs-native-extensions",
      "proj4",
      "topojson-client",
      "topojson-server",
      "topojson-simplify",
    ],
    node: true,
  },

  stories: {
    folders: ["widget", "site", "api/contract", "tests/campaign/invented-campaign.ts"],
    packages: ["react", "react-dom", "styled-components", "storybook", "@storybook"],
  },
};
