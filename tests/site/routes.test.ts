import { describe, expect, it } from "vitest";
import { ROUTES, routeFor } from "../../site/routes.ts";

describe("the route table", () => {
  it.each([
    ["/", "/"],
    ["/nowhere", "*"],
    ["//", "*"],
    ["", "*"],
    ["/INDEX.html", "*"],
    ["/*", "*"],
  ])("the path %j belongs to the route %j", (pathname, path) => {
    expect(routeFor(pathname).path).toBe(path);
  });

  it.each(ROUTES)("$path has a unique title and description", ({ head, path }) => {
    const others = ROUTES.filter((route) => route.path !== path).map((route) => route.head);
    expect(head.title).not.toBe("");
    expect(head.title.length).toBeLessThanOrEqual(65);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(others.map(({ title }) => title)).not.toContain(head.title);
    expect(others.map(({ description }) => description)).not.toContain(head.description);
  });

  it("uses a separate file for each page", () => {
    const files = ROUTES.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it("ends with the 404 page, which is not listed by search engines", () => {
    const last = ROUTES.at(-1);
    expect(last).toMatchObject({ path: "*", status: 404, head: { robots: "noindex" } });
  });
});
