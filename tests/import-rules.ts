import { PAGES, type PageFolder } from "../site/routes.ts";

/** The imports that the files of one folder may have besides each other. */
export type ImportRule = {
  /** Folders, with everything in them, and single files. */
  folders?: string[];
  packages?: string[];
  /** True for code that runs in Node: it may import Node's own modules. */
  node?: true;
};

/**
 * The rooms of the API, from the lowest up: each may import those below it, and no others. Rooms in
 * one line do not know each other.
 */
const API_ROOMS = [
  ["contract"],
  ["grammar"],
  ["monitoring"],
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

/** What the rooms of the element's screen share. */
const ELEMENT = [
  "widget/state",
  "widget/domain",
  "widget/components",
  "widget/theme",
  "api/contract",
];

/** What the parts that pages share may import. */
const PAGE_PARTS = [
  "site/style",
  "site/document",
  "site/drawings",
  "site/routes.ts",
  "api/contract",
  "api/grammar",
  "widget/index.ts",
  "widget/components",
  "widget/theme",
];

/** What every page of the site may import: the rooms that pages share, and the element's public parts. */
const PAGE = {
  folders: [...PAGE_PARTS, "site/browser", "site/components", "widget/domain"],
  packages: ["react", "styled-components"],
};

/** What single pages may import besides. A page imports no other page. */
const BESIDES: Readonly<Record<string, ImportRule>> = {
  admin: { folders: ["site/access", "site/pages/admin"], packages: ["csv-parse", "react-dom"] },
  private: { folders: ["site/access"] },
  // The people of the story, who are on the supporter's picture too.
  story: { folders: ["widget/sending/poster/people.ts"] },
  // The outlines of the map.
  tds: { folders: ["widget/sending/Sheets.tsx", "widget/finder"] },
} satisfies Partial<Record<PageFolder, ImportRule>>;

const PAGE_RULES = PAGES.map(({ folder }): [string, ImportRule] => {
  const { folders = [], packages = [] } = BESIDES[folder] ?? {};
  return [
    `site/pages/${folder}`,
    { folders: [...PAGE.folders, ...folders], packages: [...PAGE.packages, ...packages] },
  ];
});

/**
 * The architecture: a rule for each folder, or for a single file. The longest path that
 * contains a file decides. Types are imports too.
 */
export const IMPORT_RULES: Record<string, ImportRule> = {
  // The contract: schemas, constants and parsers of everything that is sent over HTTP.
  "api/contract": { packages: ["zod/mini"] },
  // What is said about constituencies, TDs, numbers and days, in both languages.
  "api/grammar": { folders: ["api/contract"] },

  // The API. Its root puts the rooms together.
  api: { folders: ["api"], packages: ["hono", "@hono/node-server", "zod"], node: true },
  "api/monitoring": { folders: upTo("monitoring") },
  "api/monitoring/metrics.ts": { folders: upTo("monitoring"), packages: ["prom-client"] },
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
  "api/access": {
    folders: upTo("access"),
    packages: ["hono", "@hono/node-server"],
    node: true,
  },
  "api/access/rate-limit.ts": { packages: ["rate-limiter-flexible"], node: true },
  "api/events": { folders: upTo("events"), packages: ["hono", "isbot"], node: true },
  "api/stats": { folders: upTo("stats"), packages: ["hono", "p-queue"], node: true },
  // A partner who is new to the figures is added up in the days before.
  "api/stats/partner-links.ts": {
    folders: [...upTo("stats"), "api/events/retention.ts"],

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
  "api/tds/open-tds.ts": { folders: upTo("tds"), node: true },
  // What TDs asked, which is with the TDs, and what they said and voted, which is with the campaign.
  "api/record": { folders: upTo("record"), packages: ["hono"], node: true },
  "api/commands": { folders: ["api"], packages: ["@hono/node-server"], node: true },

  // The element, from its pure core to the files that put its rooms together.
  "widget/domain": { folders: ["api/contract", "api/grammar"] },
  "widget/domain/version.ts": { folders: ["package.json"] },
  "widget/theme": {
    folders: ["api/contract/campaign/contrast.ts", "api/contract/language.ts"],
    packages: ["react", "styled-components"],
  },
  "widget/components": { folders: ["widget/theme"], packages: ["react", "styled-components"] },
  "widget/state": { folders: ["widget/domain", "api/contract"], packages: ["zustand", "react"] },
  "widget/effects": {
    folders: ["widget/state", "widget/domain", "api/contract"],
  },
  "widget/picker": { folders: ELEMENT, packages: ["react", "styled-components"] },
  // It is given what it needs of the store: with it, the build would divide the element's first file.
  "widget/finder": {
    folders: [
      "api/grammar",
      "widget/state/on-demand-files.ts",
      ...ELEMENT.filter((folder) => folder !== "widget/state"),
    ],
    packages: ["react", "styled-components"],
  },
  // Sending, and what follows it: sharing, the letters on paper, the reminder.
  "widget/sending": {
    folders: ["api/grammar", "widget/sending/poster", ...ELEMENT],
    packages: ["react", "styled-components", "zustand/react/shallow"],
  },
  "widget/sending/poster": { folders: ["widget/theme"], packages: ["react", "styled-components"] },
  "widget/results": {
    folders: ["widget/sending", ...ELEMENT],
    packages: ["react", "styled-components"],
  },
  // The page in a frame: it sets the element's attributes.
  "widget/frame": {
    folders: ["widget/attributes.ts", "widget/domain", "widget/theme", "api/contract"],
  },
  widget: {
    folders: [
      "widget/results",
      "widget/sending",
      "widget/finder",
      "widget/picker",
      "widget/effects",
      ...ELEMENT,
    ],
    packages: ["react", "styled-components", "@r2wc/react-to-web-component"],
  },

  "widget/embed-files.ts": { packages: ["vite"], node: true },
  // The React of the embed files and the package.
  "widget/react-runtime.ts": { packages: ["preact", "preact/compat"] },

  // The campaign site: the table of its pages, then what its pages share, from style up.
  "site/routes.ts": { folders: ["api/contract"] },
  "site/style": { folders: ["widget/theme"], packages: ["styled-components"] },
  "site/document": { folders: ["api/contract", "widget/theme"], packages: ["react"] },
  "site/browser": {
    folders: [
      "api/contract",
      "widget/define.ts",
      "widget/domain/in-app-browser.ts",
      "widget/theme/browser-floor.ts",
    ],
  },
  "site/drawings": {
    folders: ["site/style", "widget/theme"],
    packages: ["react", "styled-components", "qr"],
  },
  "site/components": { folders: PAGE_PARTS, packages: ["react", "styled-components"] },
  "site/access": {
    folders: ["site/style", "site/browser", "api/contract", "widget/components", "widget/theme"],
    packages: ["react", "styled-components"],
  },
  ...Object.fromEntries(PAGE_RULES),
  // Its root puts the pages into their frame.
  site: {
    folders: [
      "site/style",
      "site/document",
      "site/browser",
      "site/components",
      "site/pages",
      "site/routes.ts",
      "api/contract",
      "widget/theme/browser-floor.ts",
    ],
    packages: ["react", "react-dom"],
  },
  // What the server renders with.
  "site/server": {
    folders: [
      "site/document",
      "site/pages",
      "site/App.tsx",
      "site/load-page.ts",
      "site/routes.ts",
      "api/contract",
      "widget/domain",
      "widget/finder",
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
      "topojson-client",
      "topojson-server",
      "topojson-simplify",
    ],
    node: true,
  },

  stories: {
    folders: ["widget", "site", "api/contract"],
    packages: ["react", "react-dom", "styled-components", "storybook", "@storybook"],
  },
};
