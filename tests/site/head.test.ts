import { describe, expect, it } from "vitest";
import { escapeHtml } from "../../site/escape-html.ts";
import { headHtml } from "../../site/head.ts";
import { routeFor } from "../../site/routes.ts";

const home = routeFor("/");
const notFound = routeFor("/nowhere");

describe("a page's head", () => {
  it("names no canonical address while the site's own is unknown", () => {
    expect(headHtml(home)).not.toContain("canonical");
  });

  it.each(["https://bia.test", "https://bia.test/"])("is canonical below %s", (publicUrl) => {
    expect(headHtml(home, publicUrl)).toContain('<link rel="canonical" href="https://bia.test/">');
  });

  it("shows its picture where it is shared, at an absolute address", () => {
    expect(headHtml(home, "https://bia.test")).toContain('content="https://bia.test/share.png"');
    expect(headHtml(home)).not.toContain("share.png");
  });

  it("calls no address of a missing page canonical", () => {
    expect(headHtml(notFound, "https://bia.test")).not.toContain("canonical");
  });

  it("tells search engines only what the page says", () => {
    expect(headHtml(notFound)).toContain('<meta name="robots" content="noindex">');
    expect(headHtml(home)).not.toContain('name="robots"');
  });

  it("cannot be broken out of by what it quotes", () => {
    const title = '</title><script>"&';
    const html = headHtml({ ...home, head: { ...home.head, title } });
    expect(html).not.toContain("<script>");
    expect(html).toContain(`<title>${escapeHtml(title)}</title>`);
  });
});
