import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { TdsPageModel } from "../../../api/contract/tds-page.ts";
import { renderTds } from "../../../site/tools/tds-page.tsx";

const rendered = (model: TdsPageModel) =>
  renderTds(model, DEFAULT_CAMPAIGN, { language: "en", query: "", letter: "en" });

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
      phone: "(01) 618 3000",
    },
    {
      name: "Una <b>Byrne</b>",
      email: "una@oireachtas.ie",
      constituency: "Clare",
      phone: "see <b>website</b>",
    },
  ],
};

describe("the page of a constituency's TDs", () => {
  const { head, body } = rendered(FOUND);

  it("shows their names, their parties if known, and the date of the last check", () => {
    expect(text(body)).toContain("Your TDs in Clare");
    expect(text(body)).toContain("Joe Ó ConaillFine Gaeljoe@oireachtas.ie");
    expect(text(body)).toContain("This message will be sent to 2 TDs");
    expect(text(body)).toContain("Details last checked 19 July 2026.");
  });

  it("links to the letter to all TDs in the mail app, Gmail, Outlook and Yahoo", () => {
    const hrefs = links(body).filter((href) => href.includes("una") && href.includes("joe"));
    expect(hrefs.map(host)).toEqual([
      "mailto:",
      "mail.google.com",
      "outlook.live.com",
      "outlook.office.com",
      "compose.mail.yahoo.com",
    ]);
    for (const href of hrefs) expect(href).toContain("Dear%20Representative");
  });

  it("links to the letter to each TD, and names the TD in the link", () => {
    expect(body).toContain('aria-label="Send to Joe Ó Conaill: Gmail"');
    const single = links(body).filter((href) => href.includes("joe") && !href.includes("una"));
    expect(single).toHaveLength(5);
  });

  it("links to the phone number of a TD, and shows one that cannot be dialled", () => {
    expect(body).toContain(
      '<a href="tel:+35316183000" aria-label="Call (01) 618 3000, Joe Ó Conaill">Call (01) 618 3000</a>',
    );
    expect(text(body)).toContain("Phone: see &lt;b&gt;website&lt;/b&gt;");
    expect(body.match(/href="tel:/g)).toHaveLength(1);
  });

  it("escapes markup in TD details", () => {
    expect(body).toContain("Una &lt;b&gt;Byrne&lt;/b&gt;");
    expect(body).not.toContain("<b>");
  });

  it("is not listed by search engines and contains no script, so its plain links record nothing", () => {
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head + body).not.toMatch(/<script|\son[a-z]+="|\sstyle="/);
  });

  it("shows parties and the constituency in Irish on an Irish page", () => {
    const tds = FOUND.tds.map((td) => ({ ...td, party: "Social Democrats" }));
    const irish = renderTds({ ...FOUND, tds }, DEFAULT_CAMPAIGN, {
      ...{ language: "ga", query: "", letter: "ga" },
    });
    expect(text(irish.body)).toContain("Joe Ó ConaillNa Daonlathaithe Sóisialta");
    expect(text(irish.body)).toContain("An Clár");
    expect(text(irish.body)).toContain("chuig beirt Teachtaí Dála");
  });

  it("shows the constituency of each TD if a constituency was split", () => {
    const tds = [
      { name: "Ann Ryan", email: "ann@oireachtas.ie", constituency: "Tipperary North" },
    ] as const;
    const page = rendered({ ...FOUND, constituency: "Tipperary", tds });
    expect(text(page.body)).toContain("Tipperary was split in 2024");
    expect(text(page.body)).toContain("Ann RyanTipperary North");
    expect(text(page.body)).toContain("This message will be sent to 1 TD.");
  });
});

describe.each([
  [{ state: "missing" }, "Which constituency is yours?"],
  [{ state: "repeated" }, "One constituency at a time"],
  [{ state: "unknown" }, "We don’t know that constituency"],
  [{ state: "failed", constituency: "Clare", code: "not-connected" }, "We couldn’t load your TDs"],
] satisfies [TdsPageModel, string][])("the page for %j", (model, title) => {
  const { head, body } = rendered(model);

  it("states what happened in its headline and title", () => {
    expect(text(body)).toContain(title);
    expect(head).toContain(`<title>${title} |`);
  });

  it("contains the constituency form", () => {
    expect(body).toMatch(/<form[^>]* action="\/tds" method="get"/);
    expect(body).toContain("Find Your TDs</label>");
  });
});

describe("the page of a failed lookup", () => {
  it("shows the error of the API and a link to the official list", () => {
    const { body } = rendered({ state: "failed", constituency: "Clare", code: "not-connected" });
    expect(text(body)).toContain("Failed to connect to TD service. Try again");
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
