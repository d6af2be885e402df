import { describe, expect, it } from "vitest";
import { styleHashes } from "../../site/build.mjs";
import { renderPages } from "../../site/prerender.tsx";

const pages = await renderPages("https://bia.test");

function count(html: string, pattern: RegExp): number {
  return [...html.matchAll(pattern)].length;
}

describe.each(pages)("the prerendered page $path", ({ head, body }) => {
  it("has one title and one h1", () => {
    expect(count(head, /<title>[^<]+<\/title>/g)).toBe(1);
    expect(count(body, /<h1[\s>]/g)).toBe(1);
  });

  it("has one of each landmark, and a skip link that leads to the main one", () => {
    for (const landmark of [/<header[\s>]/g, /<main[\s>]/g, /<footer[\s>]/g]) {
      expect(count(body, landmark)).toBe(1);
    }
    expect(body).toMatch(/^<a href="#main"/);
    expect(body).toContain('id="main"');
  });

  it("holds nothing that a strict content security policy would refuse", () => {
    expect(head + body).not.toMatch(/\sstyle="/);
    expect(head + body).not.toMatch(/<script/);
    expect(head + body).not.toMatch(/\son[a-z]+="/);
    expect(body).not.toContain("<style");
  });

  it("brings the style of everything it shows", () => {
    expect(count(head, /<style data-styled/g)).toBe(1);
    const styled = [...body.matchAll(/class="[^"]*\b(sc-[\w-]+)/g)].map(([, name]) => name);
    for (const name of new Set(styled)) expect(head).toContain(`[id="${name}"]`);
  });

  it("uses each id once", () => {
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("carries the small print", () => {
    expect(body).toContain(`${new Date().getFullYear()}`);
    expect(body).toContain("TD details: Houses of the Oireachtas, CC BY 4.0");
    expect(body).toContain("https://www.oireachtas.ie/en/open-data/license/");
  });
});

describe("the action page", () => {
  const { body } = pages.find(({ path }) => path === "/") ?? { body: "" };

  it("says what is asked, and how urgent it is", () => {
    expect(text(body)).toContain("Urgent: Contact Your TD About BIA");
    expect(text(body)).toContain("Time-sensitive");
  });

  it("leads from step 1 to the TD selection", () => {
    const [, target = "none"] =
      /<a href="#([^"]+)"[^>]*>(?:(?!<\/a>).)*SEND THE BIA LETTER/.exec(body) ?? [];
    expect(body).toContain(`<section id="${target}"`);
    expect(body.indexOf(`<section id="${target}"`)).toBeLessThan(body.indexOf("<bia-contact-td"));
  });

  it("serves a reader without scripts the official list", () => {
    const inside = /<bia-contact-td[^>]*>(.*)<\/bia-contact-td>/.exec(body)?.[1];
    expect(inside).toContain("https://www.oireachtas.ie/en/members/tds/");
  });
});

describe("the 404 page", () => {
  const { body } = pages.find(({ path }) => path === "*") ?? { body: "" };

  it("says so, and leads home", () => {
    expect(text(body)).toContain("Oops! Page not found");
    expect(body).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
  });
});

describe("the style hashes of a page", () => {
  it("cover each inline style by its exact text", () => {
    expect(styleHashes("<style></style><style data-x>a{}</style>")).toEqual([
      "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
      "sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=",
    ]);
  });
});

/** What a reader sees of it, near enough. */
function text(html: string): string {
  return html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
}
