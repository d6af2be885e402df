import { describe, expect, it } from "vitest";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { renderTds } from "../../site/tds/render.tsx";

const FOUND: TdsPageModel = {
  state: "found",
  constituency: "Clare",
  asOf: "2026-07-19T00:00:00.000Z",
  tds: [
    {
      name: "Joe Ó Conaill",
      email: "joe@oireachtas.ie",
      party: "Fine Gael",
      constituency: "Clare",
    },
    { name: "Una <b>Byrne</b>", email: "una@oireachtas.ie", constituency: "Clare" },
  ],
};

describe("the page of a constituency's TDs", () => {
  const { head, body } = renderTds(FOUND);

  it("names them, their party where they have one, and when that was checked", () => {
    expect(text(body)).toContain("Your TDs in Clare");
    expect(text(body)).toContain("Joe Ó ConaillFine Gaeljoe@oireachtas.ie");
    expect(text(body)).toContain("This message will be sent to 2 TDs");
    expect(text(body)).toContain("Details last checked 19 July 2026.");
  });

  it("opens the letter to all of them in the mail app, Gmail and Outlook", () => {
    const hrefs = links(body).filter((href) => href.includes("una") && href.includes("joe"));
    expect(hrefs.map(host)).toEqual([
      "mailto:",
      "mail.google.com",
      "outlook.live.com",
      "outlook.office.com",
    ]);
    for (const href of hrefs) expect(href).toContain("Dear%20Representative");
  });

  it("opens it to each of them alone, by a name that says to whom", () => {
    expect(body).toContain('aria-label="Send to Joe Ó Conaill: Gmail"');
    const alone = links(body).filter((href) => href.includes("joe") && !href.includes("una"));
    expect(alone).toHaveLength(4);
  });

  it("shows the letter whole, as it will be sent", () => {
    expect(text(body)).toContain("RE: Retain, Extend, Expand Basic Income For The Arts");
    expect(text(body)).toMatch(/Dear Representative,[\s\S]*Kind regards,/);
  });

  it("prints what a record says as text, never as markup", () => {
    expect(body).toContain("Una &lt;b&gt;Byrne&lt;/b&gt;");
    expect(body).not.toContain("<b>");
  });

  it("stays out of search engines and needs no script", () => {
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head + body).not.toMatch(/<script|\son[a-z]+="|\sstyle="/);
  });

  it("says whose TDs they are where a constituency was split", () => {
    const tds = [
      { name: "Ann Ryan", email: "ann@oireachtas.ie", constituency: "Tipperary North" },
    ] as const;
    const split = renderTds({ ...FOUND, constituency: "Tipperary", tds });
    expect(text(split.body)).toContain("Tipperary was split in 2024");
    expect(text(split.body)).toContain("Ann RyanTipperary North");
    expect(text(split.body)).toContain("This message will be sent to 1 TD.");
  });
});

describe.each([
  [{ state: "missing" }, "Which constituency is yours?"],
  [{ state: "repeated" }, "One constituency at a time"],
  [{ state: "unknown" }, "We don’t know that constituency"],
  [
    { state: "failed", constituency: "Clare", error: "Failed to connect to TD service" },
    "We couldn’t load your TDs",
  ],
] satisfies [TdsPageModel, string][])("the page for %j", (model, title) => {
  const { head, body } = renderTds(model);

  it("says what happened, in its title too", () => {
    expect(text(body)).toContain(title);
    expect(head).toContain(`<title>${title} |`);
  });

  it("offers the form again", () => {
    expect(body).toMatch(/<form[^>]* action="\/tds" method="get"/);
    expect(body).toContain("Find Your TDs</label>");
  });
});

describe("the page of a lookup that failed", () => {
  it("gives the API's reason and the official list", () => {
    const error = "Failed to connect to TD service";
    const { body } = renderTds({ state: "failed", constituency: "Clare", error });
    expect(text(body)).toContain(error);
    expect(body).toContain('href="https://www.oireachtas.ie/en/members/tds/"');
  });
});

function links(html: string): string[] {
  return [...html.matchAll(/href="((?:mailto|https):[^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

function host(href: string): string {
  return href.startsWith("mailto:") ? "mailto:" : new URL(href).host;
}

function text(html: string): string {
  return html.replace(/<[^>]+>/g, "").replace(/&#x27;/g, "'");
}
