import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../api/contract/language.ts";
import { headOf } from "../../site/heads.ts";
import { showLanguage } from "../../site/language.ts";
import { pathOf, ROUTES, routeFor } from "../../site/routes.ts";

afterEach(() => showLanguage("en"));

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

  it.each(LANGUAGES)("gives each page a unique title and description in %s", (language) => {
    showLanguage(language);
    const heads = ROUTES.filter(({ isStaff }) => language === "en" || !isStaff).map(({ path }) =>
      headOf(path),
    );
    for (const { title, description } of heads) {
      expect(title).not.toBe("");
      expect(title.length, title).toBeLessThanOrEqual(65);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  it.each(ROUTES)("$path has an address of its own in Irish, which leads back", (route) => {
    expect(routeFor(pathOf(route, "ga"))).toBe(route.isStaff ? routeFor("*") : route);
    expect(pathOf(route, "ga")).toBe(`/ga${route.path === "*" ? "/*" : route.path}`);
  });

  it("uses a separate file for each page", () => {
    const files = ROUTES.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it("ends with the 404 page, which is not listed by search engines", () => {
    const last = ROUTES.at(-1);
    expect(last).toMatchObject({ path: "*", status: 404 });
    expect(last && headOf(last.path).robots).toBe("noindex");
  });
});
