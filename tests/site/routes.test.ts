import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { LANGUAGES } from "../../api/contract/language.ts";
import { shownPage } from "../../site/document/shown-page.ts";
import { loadPage } from "../../site/load-page.ts";
import { CONSTITUENCY_ENTRIES, languagesOf, PAGES, ROUTES, routeFor } from "../../site/routes.ts";
import * as layout from "../site-layout.mjs";
import { ROOT, sourceFiles } from "../source-files.ts";

const foldersOf = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it("the README has a row for every folder of the site", () => {
  const readme = readFileSync(join(ROOT, "site/README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `(\w+)\/(?:<page>\/)?` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(foldersOf("site").sort());
});

describe("the table of pages", () => {
  const folders = [...new Set(PAGES.map(({ folder }) => folder))].sort();

  it("has every folder of a page, and every page that has tests", () => {
    expect(foldersOf("site/pages").sort()).toEqual(folders);
    expect(foldersOf("tests/site/pages").filter((name) => !folders.includes(name))).toEqual([]);
  });

  it.each([
    ["/", "/"],
    ["/nowhere", "*"],
    ["/ga/", "/"],
    ["/ga/privacy", "/privacy"],
    ["/ga/admin", "*"],
    ["/gaeilge", "*"],
  ])("the path %j belongs to the route %j", (pathname, path) => {
    expect(routeFor(pathname).path).toBe(path);
  });

  it.each(LANGUAGES)("gives each page a unique title and description in %s", async (language) => {
    const page = shownPage(DEFAULT_CAMPAIGN, language);
    const routes = ROUTES.filter((route) => languagesOf(route).includes(language));
    const heads = await Promise.all(
      routes.map(async (entry) => (await loadPage(entry)).headOf(page)),
    );
    for (const { title, description } of heads) {
      expect(title).toMatch(/^.{1,65}$/);
      // The campaign's own has its own limit.
      const rest = description.replace(page.campaign.description, "");
      expect(rest.length, description).toBeLessThanOrEqual(160);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  it("has exactly the pages whose text and layout the journeys check", () => {
    // The story and partners' figures have journeys of their own, and the constituencies' pages are alike.
    const others = [
      "/day-without-arts",
      "/figures",
      ...CONSTITUENCY_ENTRIES.map(({ path }) => path),
    ];
    const paths = PAGES.map(({ path }) => (path === "*" ? "/no-such-page" : path));
    const checked = ["/tds/tipperary", ...paths.filter((path) => !others.includes(path))];
    expect(layout.PAGES.toSorted()).toEqual(checked.sort());
  });
});

describe("addresses of pages", () => {
  /** Addresses that look like a page's and are none: of the server, of other products, invented. */
  const OTHERS = new Set([
    "/ga",
    "/healthz",
    "/metrics",
    "/readyz",
    "/define",
    "/status",
    "/parents",
    "/nowhere",
    "/no-such-page",
    "/gaeilge",
  ]);
  const paths = new Set([...PAGES.map(({ path }) => path), ...OTHERS]);
  const files = [
    ...sourceFiles(["site", "widget", "stories", "tests"], /\.(?:tsx?|mjs|md)$/),
    ...sourceFiles([".github", "api"], /\.md$/),
    "README.md",
    "api/contract/paths.ts",
  ].filter((file) => !/^tests\/(?:api|widget|security|servers|hosts)\//.test(file));

  it.each(files)("are those of pages that exist, in %s", (file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    const addresses = [...text.matchAll(/["'`}](?:\/ga)?(\/[a-z]+(?:-[a-z]+)*)["'`?#”]/g)];
    expect(addresses.flatMap(([, path = ""]) => (paths.has(path) ? [] : [path]))).toEqual([]);
  });
});
