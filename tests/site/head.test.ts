import { describe, expect, it } from "vitest";
import { escapeHtml } from "../../site/escape-html.ts";
import { headHtml } from "../../site/head.ts";
import { routeFor } from "../../site/routes.ts";

const home = routeFor("/");
const notFound = routeFor("/nowhere");

describe("a page's head", () => {
  it("has no canonical link if the public URL is unknown", () => {
    expect(headHtml(home)).not.toContain("canonical");
  });

  it.each(["https://bia.test", "https://bia.test/"])(
    "has a canonical link below %s",
    (publicUrl) => {
      expect(headHtml(home, publicUrl)).toContain(
        '<link rel="canonical" href="https://bia.test/">',
      );
    },
  );

  it("has a share image with an absolute URL", () => {
    expect(headHtml(home, "https://bia.test")).toContain('content="https://bia.test/share.png"');
    expect(headHtml(home)).not.toContain("share.png");
  });

  it("has no canonical link on the 404 page", () => {
    expect(headHtml(notFound, "https://bia.test")).not.toContain("canonical");
  });

  it("has a robots directive only if the route defines one", () => {
    expect(headHtml(notFound)).toContain('<meta name="robots" content="noindex">');
    expect(headHtml(home)).not.toContain('name="robots"');
  });

  it("escapes markup in its texts", () => {
    const title = '</title><script>"&';
    const html = headHtml({ ...home, head: { ...home.head, title } });
    expect(html).not.toContain("<script>");
    expect(html).toContain(`<title>${escapeHtml(title)}</title>`);
  });
});
