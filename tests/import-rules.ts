import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./source-files.ts";

/** The imports that the files of one folder may have besides each other. */
export type ImportRule = {
  /** Folders, with everything in them, and single files. */
  folders: string[];
  packages: string[];
  /** True for code that runs in Node: it may import Node's own modules. */
  node?: true;
};

/**
 * The rooms of the API, from the lowest up: each may import those below it, and no others. Rooms in
 * one line do not know each other.
 */
const API_ROOMS = [
  ["measures"],
  ["contract"],
  ["words"],
  ["observe"],
  ["db"],
  ["http"],
  ["access"],
  ["tds", "campaign", "events", "stats"],
  ["record"],
];

/** Returns a room of the API and the rooms below it. */
function upTo(room: string): string[] {
  const line = API_ROOMS.findIndex((rooms) => rooms.includes(room));
  return [...API_ROOMS.slice(0, line).flat(), room].map((name) => `api/${name}`);
}

/** What every page of the site may import: the rooms that pages share, and the element's public parts. */
const PAGE: ImportRule = {
  folders: [
    ...["site/style", "site/page", "site/browser", "site/drawings", "site/parts", "api/contract"],
    ...[
      "api/words",
      "api/measures",
      "widget/index.ts",
      "widget/domain",
      "widget/parts",
      "widget/theme",
    ],
  ],
  packages: ["react", "styled-components"],
};

/** What single pages may import besides. A page imports no other page. */
const BESIDES: Record<string, Partial<ImportRule>> = {
  admin: { folders: ["site/staff", "site/pages/admin"], packages: ["csv-parse", "react-dom"] },
  private: { folders: ["site/staff"] },
  kit: { packages: ["qr"] },
  // The people of the story, who are on the supporter's picture too.
  story: { folders: ["widget/poster/people.ts"] },
  // The outlines of the map.
  tds: { folders: ["widget/post/Sheets.tsx", "widget/finder"] },
};

const PAGES = readdirSync(join(ROOT, "site/pages")).map((name): [string, ImportRule] => [
  `site/pages/${name}`,
  {
    folders: [...PAGE.folders, ...(BESIDES[name]?.folders ?? [])],
    packages: [...PAGE.packages, ...(BESIDES[name]?.packages ?? [])],
  },
]);

/**
 * The architecture: a rule for each folder, or for a single file. The longest path that
 * contains a file decides. Types are imports too.
 */
export const IMPORT_RULES: Record<string, ImportRule> = {
  // The contract: schemas, constants and parsers of everything that is sent over HTTP, and below it
  // what its checks measure.
  "api/measures": { folders: [], packages: [] },
  "api/contract": { folders: ["api/measures"], packages: ["zod/mini"] },
  // What is said about constituencies, TDs, numbers and days, in both languages.
  "api/words": { folders: ["api/contract"], packages: [] },

  // The API. Its root puts the rooms together.
  api: { folders: ["api"], packages: ["hono", "@hono/node-server", "zod"], node: true },
  "api/observe": { folders: upTo("observe"), packages: [] },
  "api/observe/metrics.ts": { folders: upTo("observe"), packages: ["prom-client"] },
  "api/db": {
    folders: upTo("db"),
    packages: [
      "postgres",
      "zod",
      "@electric-sql/pglite",
      "@electric-sql/pglite-prepopulatedfs",
      "@electric-sql/pglite-socket",
      "fs-native-extensions",
    ],
    node: true,
  },
  "api/http": { folders: upTo("http"), packages: ["hono", "@hono/node-server", "zod"], node: true },
  "api/http/csv.ts": { folders: upTo("http"), packages: ["csv-stringify"] },
  "api/access": { folders: upTo("access"), packages: ["hono"], node: true },
  "api/access/rate-limit.ts": { folders: [], packages: ["rate-limiter-flexible"], node: true },
  "api/events": { folders: upTo("events"), packages: ["hono", "isbot"], node: true },
  "api/stats": { folders: upTo("stats"), packages: ["hono", "p-queue"], node: true },
  // A partner who is new to the figures is added up in the days before.
  "api/stats/partner-links.ts": {
    folders: [...upTo("stats"), "api/events/retention.ts"],
    packages: [],
    node: true,
  },
  "api/campaign": { folders: upTo("campaign"), packages: ["hono"], node: true },
  "api/tds/source": {
    folders: ["api/contract"],
    packages: ["cheerio", "zod", "p-queue", "p-retry"],
    node: true,
  },
  // All that writes the TDs: the whole table, and the refresh of one constituency.
  "api/tds/population": {
    folders: [...upTo("access"), "api/tds/source"],
    packages: ["hono"],
    node: true,
  },
  // All that answers from the stored TDs.
  "api/tds/lookup": {
    folders: [...upTo("access"), "api/tds/population"],
    packages: ["fastest-levenshtein"],
    node: true,
  },
  "api/tds/open-tds.ts": { folders: upTo("tds"), packages: [], node: true },
  // What TDs asked, which is with the TDs, and what they said and voted, which is with the campaign.
  "api/record": { folders: upTo("record"), packages: ["hono"], node: true },
  "api/commands": { folders: ["api"], packages: ["@hono/node-server"], node: true },

  // The element, from its pure core to the files that put its rooms together.
  "widget/domain": { folders: ["api/contract", "api/words"], packages: [] },
  "widget/domain/version.ts": { folders: ["package.json"], packages: [] },
  "widget/theme": {
    folders: ["api/measures/contrast.ts", "api/contract/language.ts"],
    packages: ["react", "styled-components"],
  },
  "widget/parts": { folders: ["widget/theme"], packages: ["react", "styled-components"] },
  "widget/state": { folders: ["widget/domain", "api/contract"], packages: ["zustand", "react"] },
  "widget/effects": {
    folders: ["widget/state", "widget/domain", "api/contract"],
    packages: [],
  },
  "widget/picker": {
    folders: ["widget/state", "widget/domain", "widget/parts", "widget/theme", "api/contract"],
    packages: ["react", "styled-components"],
  },
  // It is given what it needs of the store: with it, the build would divide the element's first file.
  "widget/finder": {
    folders: [
      "api/words",
      "widget/state/on-demand-files.ts",
      "widget/domain",
      "widget/parts",
      "widget/theme",
      "api/contract",
    ],
    packages: ["react", "styled-components"],
  },
  "widget/post": {
    folders: ["widget/domain", "widget/theme"],
    packages: ["react", "styled-components"],
  },
  "widget/poster": {
    folders: ["widget/theme"],
    packages: [],
  },
  "widget/in-app": {
    folders: [
      "widget/sending",
      "widget/state",
      "widget/domain",
      "widget/parts",
      "widget/theme",
      "api/contract",
    ],
    packages: ["react", "styled-components"],
  },
  "widget/second-letter": {
    folders: [
      "api/words",
      "widget/state",
      "widget/domain",
      "widget/parts",
      "widget/theme",
      "api/contract",
    ],
    packages: ["react", "styled-components"],
  },
  "widget/sending": {
    folders: [
      "widget/second-letter",
      "widget/post",
      "widget/poster",
      "widget/state",
      "widget/domain",
      "widget/parts",
      "widget/theme",
      "api/contract",
    ],
    packages: ["react", "styled-components", "zustand/react/shallow"],
  },
  "widget/results": {
    folders: [
      "widget/sending",
      "widget/second-letter",
      "widget/in-app",
      "widget/state",
      "widget/domain",
      "widget/parts",
      "widget/theme",
      "api/contract",
    ],
    packages: ["react", "styled-components"],
  },
  // The page in a frame: it sets the element's attributes.
  "widget/frame": {
    folders: ["widget/attributes.ts", "widget/domain", "widget/theme", "api/contract"],
    packages: [],
  },
  widget: {
    folders: [
      "widget/results",
      "widget/sending",
      "widget/finder",
      "widget/picker",
      "widget/effects",
      "widget/state",
      "widget/domain",
      "widget/parts",
      "widget/theme",
      "api/contract",
    ],
    packages: ["react", "styled-components", "@r2wc/react-to-web-component"],
  },

  "widget/embed-files.ts": { folders: [], packages: ["vite"], node: true },
  // The React of the embed files and the package.
  "widget/react-runtime.ts": { folders: [], packages: ["preact", "preact/compat"] },

  // The campaign site: what its pages share, from style up.
  "site/style": { folders: ["widget/theme"], packages: ["styled-components"] },
  "site/page": { folders: ["api/contract", "widget/theme"], packages: ["react"] },
  "site/browser": {
    folders: [
      ...["api/contract", "widget/define.ts", "widget/domain/in-app-browser.ts"],
      "widget/theme/browser-floor.ts",
    ],
    packages: [],
  },
  "site/drawings": {
    folders: ["site/style", "widget/theme"],
    packages: ["react", "styled-components"],
  },
  "site/parts": {
    folders: [
      ...["site/style", "site/page", "site/drawings", "api/contract", "api/words"],
      ...["widget/index.ts", "widget/parts", "widget/theme"],
    ],
    packages: ["react", "styled-components"],
  },
  "site/staff": {
    folders: ["site/style", "site/browser", "api/contract", "widget/parts", "widget/theme"],
    packages: ["react", "styled-components"],
  },
  ...Object.fromEntries(PAGES),
  // Its root puts the pages into their frame.
  site: {
    folders: [
      "site/style",
      "site/page",
      "site/browser",
      "site/parts",
      "site/pages",
      "api/contract",
      "widget/theme/browser-floor.ts",
    ],
    packages: ["react", "react-dom"],
  },
  // What the server renders with.
  "site/server": {
    folders: [
      ...["site/page", "site/pages", "site/App.tsx", "site/routes.ts", "api/contract"],
      ...["widget/domain", "widget/finder"],
    ],
    packages: ["react", "react-dom", "styled-components", "@resvg/resvg-js"],
    node: true,
  },
  // Build, development server and media files. No product code imports the tools.
  "site/tools": {
    folders: ["api", "site", "widget"],
    packages: [
      "vite",
      "fs-native-extensions",
      "@playwright/test",
      "fs-native-extensions",
      "topojson-client",
      "topojson-server",
      "topojson-simplify",
    ],
    node: true,
  },

  stories: {
    folders: ["widget", "site", "api/contract", "api/measures"],
    packages: ["react", "react-dom", "styled-components", "storybook", "@storybook"],
  },
};
