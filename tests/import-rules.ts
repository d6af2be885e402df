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

const rule = (folders: string[], ...packages: string[]): ImportRule => ({ folders, packages });

/** The rule of code that runs in Node. */
const inNode = (folders: string[], ...packages: string[]): ImportRule => ({
  ...rule(folders, ...packages),
  node: true,
});

const STYLED = ["react", "styled-components"];

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
const PAGE = [...PAGE_PARTS, "site/browser", "site/components", "widget/domain"];

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
  return [`site/pages/${folder}`, rule([...PAGE, ...folders], ...STYLED, ...packages)];
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
  api: inNode(["api"], "hono", "@hono/node-server", "zod"),
  "api/monitoring": rule(upTo("monitoring")),
  "api/monitoring/metrics.ts": rule(upTo("monitoring"), "prom-client"),
  "api/db": inNode(
    upTo("db"),
    "postgres",
    "zod",
    "fs-native-extensions",
    ...["", "-prepopulatedfs", "-socket"].map((part) => `@electric-sql/pglite${part}`),
  ),
  "api/http": inNode(upTo("http"), "hono", "@hono/node-server", "zod"),
  "api/http/csv.ts": rule(upTo("http"), "csv-stringify"),
  "api/access": inNode(upTo("access"), "hono", "@hono/node-server"),
  "api/access/rate-limit.ts": inNode([], "rate-limiter-flexible"),
  "api/events": inNode(upTo("events"), "hono", "isbot"),
  "api/stats": inNode(upTo("stats"), "hono", "p-queue"),
  "api/campaign": inNode(upTo("campaign"), "hono"),
  "api/tds/source": inNode(["api/contract"], "cheerio", "zod", "p-queue", "p-retry"),
  // All that writes the TDs: the whole table, and the refresh of one constituency.
  "api/tds/population": inNode([...upTo("access"), "api/tds/source"], "hono"),
  // All that answers from the stored TDs.
  "api/tds/lookup": inNode([...upTo("access"), "api/tds/population"], "fastest-levenshtein"),
  "api/tds/open-tds.ts": inNode(upTo("tds")),
  // What TDs asked, which is with the TDs, and what they said and voted, which is with the campaign.
  "api/record": inNode(upTo("record"), "hono"),
  "api/commands": inNode(["api"], "@hono/node-server"),

  // The element, from its pure core to the files that put its rooms together.
  "widget/domain": rule(["api/contract", "api/grammar"]),
  "widget/domain/version.ts": rule(["package.json"]),
  "widget/theme": rule(
    ["api/contract/campaign/contrast.ts", "api/contract/language.ts"],
    ...STYLED,
  ),
  "widget/components": rule(["widget/theme"], ...STYLED),
  "widget/state": rule(["widget/domain", "widget/theme", "api/contract"], "zustand", "react"),
  "widget/effects": rule(["widget/state", "widget/domain", "api/contract"]),
  "widget/picker": rule(ELEMENT, ...STYLED),
  // Nothing here leads to the mail services: the build would divide the element's first file.
  "widget/finder": rule(["api/grammar", ...ELEMENT], ...STYLED),
  // Sending, and what follows it: sharing, the letters on paper, the reminder.
  "widget/sending": rule(
    ["api/grammar", "widget/sending/poster", ...ELEMENT],
    ...STYLED,
    "zustand/react/shallow",
  ),
  "widget/sending/poster": rule(["widget/theme"], ...STYLED),
  "widget/results": rule(["widget/sending", ...ELEMENT], ...STYLED),
  // The page in a frame: it sets the element's attributes.
  "widget/frame": rule(["widget/attributes.ts", "widget/domain", "widget/theme", "api/contract"]),
  widget: rule(
    [
      ...["results", "sending", "finder", "picker", "effects"].map((room) => `widget/${room}`),
      ...ELEMENT,
    ],
    ...STYLED,
    "@r2wc/react-to-web-component",
  ),

  "widget/embed-files.ts": inNode([], "vite"),
  // The React of the embed files and the package.
  "widget/react-runtime.ts": rule([], "preact", "preact/compat"),

  // The campaign site: the table of its pages, then what its pages share, from style up.
  "site/routes.ts": rule(["api/contract"]),
  "site/style": rule(["widget/components", "widget/theme"], "styled-components"),
  "site/document": rule(["api/contract", "widget/theme"], "react"),
  "site/browser": rule([
    "api/contract",
    "widget/define.ts",
    "widget/domain/in-app-browser.ts",
    "widget/theme/browser-floor.ts",
  ]),
  "site/drawings": rule(["site/style", "widget/theme"], ...STYLED, "qr"),
  "site/components": rule(PAGE_PARTS, ...STYLED),
  "site/access": rule(
    ["site/style", "site/browser", "api/contract", "widget/components", "widget/theme"],
    ...STYLED,
  ),
  ...Object.fromEntries(PAGE_RULES),
  // Its root puts the pages into their frame.
  site: rule(
    [
      ...["style", "document", "browser", "components", "pages", "routes.ts"].map(
        (room) => `site/${room}`,
      ),
      "api/contract",
      "widget/theme/browser-floor.ts",
    ],
    "react",
    "react-dom",
  ),
  // What the server renders with.
  "site/server": inNode(
    [
      ...["document", "pages", "App.tsx", "load-page.ts", "routes.ts"].map(
        (room) => `site/${room}`,
      ),
      "api/contract",
      "widget/domain",
      "widget/finder",
    ],
    ...STYLED,
    "react-dom",
    "@resvg/resvg-js",
  ),
  // Build, development server and media files. No product code imports the tools.
  "site/tools": inNode(
    ["api", "site", "widget"],
    "vite",
    "fs-native-extensions",
    "@playwright/test",
    ...["client", "server", "simplify"].map((part) => `topojson-${part}`),
  ),

  stories: rule(
    ["widget", "site", "api/contract"],
    ...STYLED,
    "react-dom",
    "storybook",
    "@storybook",
  ),
};
