import { PAGES } from "../site/routes.ts";

/** The rooms of the API, from the lowest up: each may import those below it. Those in one line are apart. */
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

/** The rooms that those of the element's screen share. */
const ELEMENT = [
  "widget/state",
  "widget/domain",
  "widget/components",
  "widget/theme",
  "api/contract",
];

/** Imports of the parts that pages share. */
const PAGE_PARTS = [
  ...["style", "document", "drawings", "routes.ts"].map((room) => `site/${room}`),
  ...["index.ts", "components", "theme"].map((room) => `widget/${room}`),
  "api/contract",
  "api/grammar",
];

/** Imports of every page of the site: the rooms that pages share, and the element's public parts. */
const PAGE = [...PAGE_PARTS, "site/browser", "site/components", "widget/domain"];

/** Further imports of single pages. A page imports no other page. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  admin: ["site/access", "site/pages/admin"],
  private: ["site/access"],
  // The people of the story, who are on the supporter's picture too.
  story: ["widget/sending/poster/people.ts"],
  // The outlines of the map.
  tds: ["widget/sending/Sheets.tsx", "widget/finder"],
};

/** For each folder or file, what its files may import besides each other, types too. The longest path decides. */
export const IMPORT_RULES: Readonly<Record<string, readonly string[]>> = {
  // The contract: schemas, constants and parsers of everything that is sent over HTTP.
  "api/contract": [],
  // The grammar of constituencies, TDs, numbers and days, in both languages.
  "api/grammar": ["api/contract"],

  // The API. Its root puts the rooms together.
  api: ["api"],
  ...Object.fromEntries(
    ["monitoring", "db", "http", "access", "events", "stats", "campaign", "record"].map((room) => [
      `api/${room}`,
      upTo(room),
    ]),
  ),
  "api/tds/source": ["api/contract", "api/http/body.ts"],
  // All that writes the TDs: the whole table, and the refresh of one constituency.
  "api/tds/population": [...upTo("access"), "api/tds/source"],
  // All that answers from the stored TDs.
  "api/tds/lookup": [...upTo("access"), "api/tds/population"],
  "api/tds/open-tds.ts": upTo("tds"),
  "api/commands": ["api"],

  // The element, from its pure core to the files that put its rooms together.
  "widget/domain": ["api/contract", "api/grammar"],
  "widget/domain/version.ts": ["package.json"],
  "widget/theme": ["api/contract/campaign/contrast.ts", "api/contract/language.ts"],
  "widget/components": ["widget/theme"],
  "widget/state": ["widget/domain", "widget/theme", "api/contract"],
  "widget/effects": ["widget/state", "widget/domain", "api/contract"],
  "widget/picker": ELEMENT,
  "widget/finder": ["api/grammar", ...ELEMENT],
  // Sending, and what follows it: sharing, the letters on paper, the reminder.
  "widget/sending": ["api/grammar", "widget/sending/poster", ...ELEMENT],
  "widget/sending/poster": ["widget/theme"],
  "widget/results": ["widget/sending", ...ELEMENT],
  // The page in a frame: it sets the element's attributes.
  "widget/frame": ["widget/attributes.ts", "widget/domain", "widget/theme", "api/contract"],
  widget: [
    ...["results", "sending", "finder", "picker", "effects"].map((room) => `widget/${room}`),
    ...ELEMENT,
  ],
  "widget/embed-files.ts": [],

  // The campaign site: the table of its pages, then what its pages share, from style up.
  "site/routes.ts": ["api/contract"],
  "site/style": ["widget/components", "widget/theme"],
  "site/document": ["api/contract", "widget/theme"],
  "site/browser": [
    "api/contract",
    "widget/define.ts",
    "widget/domain/in-app-browser.ts",
    "widget/theme/browser-floor.ts",
  ],
  "site/drawings": ["site/style", "widget/theme"],
  "site/components": PAGE_PARTS,
  "site/access": [
    "site/style",
    "site/browser",
    "api/contract",
    "widget/components",
    "widget/theme",
  ],
  ...Object.fromEntries(
    PAGES.map(({ folder }) => [`site/pages/${folder}`, [...PAGE, ...(BESIDES[folder] ?? [])]]),
  ),
  // The site's root puts the pages into their frame.
  site: [
    ...["style", "document", "browser", "components", "pages", "routes.ts"].map(
      (room) => `site/${room}`,
    ),
    "api/contract",
    "widget/theme/browser-floor.ts",
  ],
  // The renderers that the server loads.
  "site/server": [
    ...["document", "pages", "App.tsx", "load-page.ts", "routes.ts"].map((room) => `site/${room}`),
    "api/contract",
    "widget/domain",
    "widget/finder",
  ],
  // Build, development server and media files. No product code imports the tools.
  "site/tools": ["api", "site", "widget"],

  stories: ["widget", "site", "api/contract"],
};

/** The packages that files of a folder may import; null for any, and Node's modules. The longest path decides. */
export const PACKAGES: Readonly<Record<string, readonly string[] | null>> = {
  api: null,
  "api/contract": ["zod/mini"],
  "api/grammar": [],
  widget: ["react", "react-dom", "styled-components", "zustand", "@r2wc", "preact"],
  "widget/domain": [],
  "widget/effects": [],
  "widget/frame": [],
  "widget/embed-files.ts": null,
  site: ["react", "react-dom", "styled-components"],
  "site/drawings": ["react", "styled-components", "qr"],
  "site/pages/admin": ["react", "react-dom", "styled-components", "csv-parse"],
  "site/server": null,
  "site/tools": null,
  stories: ["react", "react-dom", "styled-components", "storybook", "@storybook"],
};
