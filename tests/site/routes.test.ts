import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { LANGUAGES } from "../../api/contract/language.ts";
import { languagesOf, pathOf } from "../../site/document/entry.ts";
import { shownPage } from "../../site/document/shown-page.ts";
import { CONSTITUENCY_ENTRIES, REQUESTED, ROUTES, routeFor } from "../../site/routes.ts";
import { PAGES } from "../site-layout.mjs";
import { ROOT } from "../source-files.ts";

it("the README has a row for every folder of the site", () => {
  const folders = readdirSync(join(ROOT, "site"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const readme = readFileSync(join(ROOT, "site/README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `(\w+)\/(?:<page>\/)?` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(folders.sort());
});

describe("the route table", () => {
  it.each([
    ["/", "/"],
    ["/nowhere", "*"],
    ["//", "*"],
    ["", "*"],
    ["/INDEX.html", "*"],
    ["/*", "*"],
    ["/ga/", "/"],
    ["/ga/privacy", "/privacy"],
    ["/ga/nowhere", "*"],
    ["/ga/admin", "*"],
    ["/ga/ga/", "*"],
    ["/gaeilge", "*"],
  ])("the path %j belongs to the route %j", (pathname, path) => {
    expect(routeFor(pathname).path).toBe(path);
  });

  it.each(LANGUAGES)("gives each page a unique title and description in %s", async (language) => {
    const page = shownPage(DEFAULT_CAMPAIGN, language);
    const routes = ROUTES.filter((route) => languagesOf(route).includes(language));
    const heads = await Promise.all(
      routes.map(async ({ load }) => (await load()).Page.headOf(page)),
    );
    for (const { title, description } of heads) {
      expect(title).not.toBe("");
      expect(title.length, title).toBeLessThanOrEqual(65);
      if (description === page.campaign.description) continue;
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  it.each(ROUTES)("$path has an address of its own in Irish, which leads back", (route) => {
    expect(routeFor(pathOf(route, "ga"))).toBe(
      languagesOf(route).includes("ga") ? route : routeFor("*"),
    );
    expect(pathOf(route, "ga")).toBe(`/ga${route.path === "*" ? "/*" : route.path}`);
  });

  it.each(ROUTES)("$path loads the module that it names", async ({ module, load }) => {
    expect(await import(`../../site/${module}`)).toBe(await load());
  });

  it("has every page in the list whose text and layout the journeys check", () => {
    const paths = [...ROUTES, ...REQUESTED]
      // The story has journeys of its own, and the constituencies' pages are alike.
      .filter(
        (entry) => entry.path !== "/day-without-arts" && !CONSTITUENCY_ENTRIES.includes(entry),
      )
      .map(({ path }) => (path === "*" ? "/no-such-page" : path));
    expect(PAGES).toEqual(expect.arrayContaining(paths));
    expect(CONSTITUENCY_ENTRIES.map(({ path }) => path)).toContain("/tds/tipperary");
  });
});
