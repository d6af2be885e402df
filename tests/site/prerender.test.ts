import { describe, expect, it } from "vitest";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { renderPages } from "../../site/tools/prerender.tsx";
import { styleHashes } from "../../site/tools/style-hashes.mjs";

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
    expect(/<a href="[^"]*"/.exec(body)?.[0]).toBe('<a href="#main"');
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

  it("leads from step 2 to the social section", () => {
    const [, target = "none"] =
      /<a href="#([^"]+)"[^>]*>(?:(?!<\/a>).)*AMPLIFY THE MESSAGE/.exec(body) ?? [];
    expect(body).toContain(`<section id="${target}"`);
    expect(body.indexOf(`<section id="${target}"`)).toBeLessThan(body.indexOf("Get involved"));
  });

  it("keeps the specification's order", () => {
    const said = text(body);
    const order = [
      "Urgent: Contact Your TD About BIA",
      "SEND THE BIA LETTER",
      "AMPLIFY THE MESSAGE",
      "Live Updates",
      "Find Your TDs",
      "Make sure you’re logged in to Gmail or Outlook first.",
      "What the pilot showed",
      "Get involved - Stay connected - Support the arts",
    ].map((words) => said.indexOf(words));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("shows no figure of actions until one was counted", () => {
    const strip = /Live Updates(.*?)<\/section>/.exec(body)?.[1] ?? "";
    expect(text(strip)).toContain("have taken action");
    expect(text(strip)).not.toMatch(/\d/);
  });

  it("tells the pilot's four findings in words", () => {
    const said = text(body);
    expect(said).toContain("3.6 more new works in six months");
    expect(said).toContain("8 more hours a week on practice");
    expect(said).toContain("2.7 fewer hours in non-arts work");
    expect(said).toContain(
      "risk of deprivation: from three times the general population’s to twice",
    );
    expect(said).toContain("Source: Basic Income for the Arts pilot");
  });

  it("asks no other host for anything before a click", () => {
    expect(body).not.toMatch(/<(?:iframe|script|object|embed|video|audio)\b/);
    expect(body).not.toMatch(/\b(?:src|srcset)="(?!\/[^/])/);
  });

  it("opens other sites in tabs that know nothing of this one", () => {
    const leading = [...body.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag);
    expect(leading.length).toBeGreaterThan(3);
    for (const tag of leading) expect(tag).toContain('rel="noopener"');
  });

  it("serves a reader without scripts a form with every constituency", () => {
    const inside = /<bia-contact-td[^>]*>(.*)<\/bia-contact-td>/.exec(body)?.[1] ?? "";
    expect(inside).toMatch(/<form[^>]* action="\/tds" method="get"/);
    expect(inside).toContain("Find Your TDs</label>");
    const [, ...names] = [...inside.matchAll(/<option[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(names).toEqual([...CONSTITUENCIES]);
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
