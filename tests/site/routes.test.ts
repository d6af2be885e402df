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
  ])("the address %j is the page %j", (address, path) => {
    expect(routeFor(address).path).toBe(path);
  });

  it.each(ROUTES)("$path has a title and a description of its own", ({ head, path }) => {
    const others = ROUTES.filter((route) => route.path !== path).map((route) => route.head);
    expect(head.title).not.toBe("");
    expect(head.title.length).toBeLessThanOrEqual(65);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(others.map(({ title }) => title)).not.toContain(head.title);
    expect(others.map(({ description }) => description)).not.toContain(head.description);
  });

  it("writes each page into a file of its own", () => {
    const files = ROUTES.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it("keeps the 404 page out of search engines, and out of the way of every other page", () => {
    const last = ROUTES.at(-1);
    expect(last).toMatchObject({ path: "*", status: 404, head: { robots: "noindex" } });
  });
});
