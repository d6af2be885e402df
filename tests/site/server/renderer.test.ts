import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { Language } from "../../../api/contract/language.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import type { RendererModule, TdsPageModel } from "../../../api/contract/site-renderer.ts";
import * as renderer from "../../../site/server/renderer.tsx";
import { QUESTION, recordOf } from "../pages/where-they-stand/record-of.ts";

// The API imports the built module by its path, so this is where its type is checked.
renderer satisfies RendererModule;

const TEMPLATE = {
  html: '<html lang="en-IE"><head><!--head--></head><body><!--body--></body>',
  starters: { "pages/where-they-stand/starter.ts": "<script>filter()</script>" },
  react: {},
};
const { renderTds, renderRecord, createRenderer } = renderer;
const { renderTdsPage, renderRecordPage } = createRenderer(TEMPLATE, "site/server");

it("puts a page into the template, with the script of its entry", () => {
  const { html, page } = renderRecordPage(recordOf([]), DEFAULT_CAMPAIGN, "ga");
  expect(html.slice(-50)).toMatch(/<script>filter\(\)<\/script><\/body>$/);
  expect(html.slice(0, 100)).toContain(' lang="ga"');
  expect(page).toMatchObject({ path: "/ga/where-they-stand", shownIn: "all-but-draft" });
  expect(page.scriptHashes).toHaveLength(1);
  const request = { language: "en", path: "/tds", letter: "en" } as const;
  const missing = renderTdsPage({ state: "missing" }, DEFAULT_CAMPAIGN, request);
  expect(missing.html.slice(-50)).toMatch(/<\/footer><\/body>$/);
});

const renderedTds = (model: TdsPageModel) =>
  renderTds(model, DEFAULT_CAMPAIGN, { language: "en", path: "/tds/clare", letter: "en" });

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
  const { head, body } = renderedTds(FOUND);

  it("shows their names, their parties if known, and the date of the last check", () => {
    expect(text(body)).toContain("Your TDs in Clare");
    expect(text(body)).toContain("Joe Ó ConaillFine Gael");
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
    const dial = load(body)("a[href='tel:+35316183000']");
    expect([dial.attr("aria-label"), dial.text()]).toEqual([
      "Call (01) 618 3000, Joe Ó Conaill",
      "Call (01) 618 3000",
    ]);
    expect(text(body)).toContain("Phone: see &lt;b&gt;website&lt;/b&gt;");
    expect(body.match(/href="tel:/g)).toHaveLength(1);
  });

  it("escapes markup in TD details", () => {
    expect(body).toContain("Una &lt;b&gt;Byrne&lt;/b&gt;");
    expect(body).not.toContain("<b>");
  });

  it("names itself, in both languages, and contains no script, so its plain links record nothing", () => {
    expect(head).toContain('<link rel="canonical" href="https://campaign.invalid/tds/clare">');
    expect(head).toContain('hreflang="ga" href="https://campaign.invalid/ga/tds/clare"');
    expect(head).not.toContain("robots");
    expect(head + body).not.toMatch(/<script|\son[a-z]+="|\sstyle="/);
  });

  it("shows parties and the constituency in Irish on an Irish page", () => {
    const tds = FOUND.tds.map((td) => ({ ...td, party: "Social Democrats" }));
    const irish = renderTds({ ...FOUND, tds }, DEFAULT_CAMPAIGN, {
      ...{ language: "ga", path: "/tds/clare", letter: "ga" },
    });
    expect(text(irish.body)).toContain("Joe Ó ConaillNa Daonlathaithe Sóisialta");
    expect(text(irish.body)).toContain("An Clár");
    expect(irish.body).toContain('<bia-contact-td constituency="Clare"');
    expect(text(irish.body)).toContain("chuig beirt Teachtaí Dála");
  });

  it("holds the element with the place chosen, and in it what works without scripts", () => {
    const $ = load(body);
    expect($("bia-contact-td").attr("constituency")).toBe("Clare");
    expect($("bia-contact-td a[href^='mailto:']")).toHaveLength(3);
    expect($("a[href^='mailto:']")).toHaveLength(3);
  });

  it("shares itself, with a picture of its own", () => {
    const page = encodeURIComponent("https://campaign.invalid/tds/clare");
    expect(
      links(body)
        .filter((href) => href.includes(page))
        .map(host),
    ).toEqual(["wa.me", "bsky.app", "x.com"]);
    expect(head).toContain('content="https://campaign.invalid/tds/clare/share.png"');
  });

  it("says who has no address, and how many seats are vacant", () => {
    const { body } = renderedTds({ ...FOUND, withoutAddress: ["Ann Ryan"] });
    expect(text(body)).toContain(
      "Ann RyanNo published address, so they can’t be emailed here. Find Ann Ryan on oireachtas.ie",
    );
    expect(text(body)).toContain("2 TDs to write to.");
    expect(text(body)).toContain("1 seat is vacant at present.");
    expect(text(renderedTds(FOUND).body)).toContain("2 seats are vacant at present.");
  });

  it("shows what each TD asked, said and voted, with the day and the source", () => {
    const votes = [
      { date: "2026-07-08", subject: "Arts", url: "https://vote.example/", for: "ta" as const },
    ];
    const record = {
      questions: [["2025-10-02", 45] as [string, number]],
      votes: ["ta" as const],
      statements: [
        {
          stance: "for" as const,
          sentence: "Keep it.",
          date: "2026-09-01",
          url: "https://paper.example/",
        },
      ],
    };
    const [td] = FOUND.state === "found" ? FOUND.tds : [];
    const $ = load(
      td ? renderedTds({ ...FOUND, tds: [{ ...td, record }], votes } as TdsPageModel).body : "",
    );
    expect(
      $("details[open] li a")
        .toArray()
        .map((link) => [$(link).attr("href"), $(link).text()]),
    ).toEqual([
      ["https://paper.example/", "1 September 2026: For: Keep it."],
      ["https://vote.example/", expect.stringContaining("8 July 2026: ")],
      [expect.stringContaining("2025-10-02/45"), "2 October 2025: Question in the Dáil"],
    ]);
  });

  it("shows the constituency of each TD if a constituency was split", () => {
    const tds = [
      { name: "Ann Ryan", email: "ann@oireachtas.ie", constituency: "Tipperary North" },
    ] as const;
    const page = renderedTds({ ...FOUND, constituency: "Tipperary", tds });
    expect(text(page.body)).toContain("Tipperary was split in 2024");
    expect(text(page.body)).toContain("Ann RyanTipperary North");
    expect(text(page.body)).toContain("1 TD to write to.");
    expect(text(page.body)).toContain("This message will be sent to 1 TD.");
  });
});

describe.each([
  [{ state: "missing" }, "Which constituency is yours?"],
  [{ state: "repeated" }, "One constituency at a time"],
  [{ state: "unknown", meant: null }, "We don’t know that constituency"],
  [{ state: "failed", constituency: "Clare", code: "not-connected" }, "We couldn’t load your TDs"],
] satisfies [TdsPageModel, string][])("the page for %j", (model, title) => {
  const { head, body } = renderedTds(model);

  it("states what happened in its headline and title", () => {
    expect(text(body)).toContain(title);
    expect(head).toContain(`<title>${title} |`);
  });

  it("contains the constituency form", () => {
    expect(body).toMatch(/<form[^>]* action="\/tds" method="get"/);
    expect(body).toContain("Find Your TDs</label>");
  });
});

describe("the page of an unknown name", () => {
  it("proposes a similar one, and lists all", () => {
    const $ = load(renderedTds({ state: "unknown", meant: "Mayo" }).body);
    expect($("p:contains('Did you mean') a").attr("href")).toBe("/tds/mayo");
    expect($("li a[href^='/tds/']")).toHaveLength(44);
    expect(text(renderedTds({ state: "unknown", meant: null }).body)).not.toContain("Did you mean");
  });
});

it("the page of a failed lookup shows the error of the API, a link to the official list and the form to try again", () => {
  const { body } = renderedTds({ state: "failed", constituency: "Clare", code: "not-connected" });
  expect(text(body)).toContain("Failed to connect to TD service. Try again");
  expect(body).toContain('href="https://www.oireachtas.ie/en/members/tds/"');
  expect(load(body)("select option[selected]").text()).toBe("Clare");
});

const VOTE = { date: "2026-07-08", subject: "A motion", link: "https://vote.example/1" };

const RECORD = recordOf(
  [
    {
      name: "Úna <b>Byrne</b>",
      stance: "for",
      questions: [QUESTION],
      votes: [{ ...VOTE, vote: "ta" }],
      statements: [
        {
          date: "2026-09-01",
          stance: "for",
          sentence: "Keep <it>.",
          link: "https://paper.example/",
        },
      ],
    },
    { name: "Ann Ryan", party: "Social Democrats", votes: [{ ...VOTE, vote: "none" }] },
  ],
  { votes: [{ ...VOTE, for: "ta", tally: { ta: 80, nil: 70, staon: 1 } }] },
);

function renderedRecord(record: RecordResponse, language: Language = "en") {
  const { head, body } = renderRecord(record, DEFAULT_CAMPAIGN, language);
  return { head, body, $: load(body) };
}

describe("the page of where TDs stand", () => {
  const { head, body, $ } = renderedRecord(RECORD);
  const listed = $("[data-tds] > ul > li").toArray();

  it("shows each TD's name, party, constituency, position and record", () => {
    expect(listed.map((td) => $(td).children().slice(0, -1).text())).toEqual([
      "Úna <b>Byrne</b>Labour Party · ClareFor",
      "Ann RyanSocial Democrats · Clare",
    ]);
    expect($(listed[1]).find("details").text()).toBe(
      "No public statement found8 July 2026: No vote recorded: A motion",
    );
  });

  it("lists every entry with its date and its public page, newest first", () => {
    const links = $(listed[0]).find("a").toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr("href")])).toEqual([
      ["1 September 2026: For: Keep <it>.", "https://paper.example/"],
      ["8 July 2026: Voted Tá, for it: A motion", "https://vote.example/1"],
      ["2 October 2025: Question in the Dáil", QUESTION.link],
    ]);
    expect(body).not.toContain("<b>Byrne");
  });

  it("begins with what is public, newest first: the sentence, the vote or the question, and the source", () => {
    const entries = $("section h2:contains('On the record') ~ ul li").toArray();
    expect(entries.map((entry) => $(entry).text())).toEqual([
      "1 September 2026Úna <b>Byrne</b>, Labour Party · ClareFor: Keep <it>.Source",
      "8 July 2026Vote: A motion. 80 Tá, 70 Níl, 1 StaonSource",
      "2 October 2025Úna <b>Byrne</b>, Labour Party · ClareAsked about it in the DáilSource",
    ]);
  });

  it("leads from the list and from the map to each constituency, with its counts", () => {
    expect($("li:has(> a[href='/tds/clare'])").last().text()).toBe(
      "Clare 2 TDs, 1 for it, 1 has asked",
    );
    expect($("main svg a[tabindex=-1][href='/tds/clare'] title").text()).toContain("Clare: 2 TDs");
  });

  it("folds the earlier entries, and says of an empty record what was looked for", () => {
    const many = Array.from({ length: 20 }, () => ({ questions: [QUESTION] }));
    expect(renderedRecord(recordOf(many)).$("summary:contains('12 earlier entries')")).toHaveLength(
      1,
    );
    expect(
      renderedRecord(recordOf([{}]))
        .$("main")
        .text(),
    ).toContain(
      "We found no question, no statement and no vote of a sitting TD. Questions in the Dáil were last read on",
    );
  });

  it("links to the files, the licence and the address for corrections", () => {
    for (const href of ["/api/record", "/api/record.csv", "mailto:hello@arts-alliance.example"])
      expect($(`main a[href="${href}"]`)).toHaveLength(1);
    expect($("main a[href*='open-data/license']").text()).toContain("CC BY 4.0");
  });

  it("gives the shares of the map as a table", () => {
    const key = $("caption").parent();
    expect(
      key
        .find("tr")
        .toArray()
        .map((row) => $(row).text()),
    ).toEqual([
      "All0 constituencies",
      "Half or moreClare (1 of 2)",
      "Some0 constituencies",
      "None, but asked0 constituencies",
      "None found0 constituencies",
    ]);
    expect($("main svg").not("[aria-hidden]")).toHaveLength(0);
  });

  it("is listed by search engines in both languages, and contains nothing that its policy blocks", () => {
    expect(head).toContain('hreflang="ga" href="https://campaign.invalid/ga/where-they-stand"');
    expect(head + body).not.toMatch(/<script|\son[a-z]+="|\sstyle="|name="robots"/);
  });

  it("has its parties, positions, dates and official pages in Irish", () => {
    const { $ } = renderedRecord(RECORD, "ga");
    const text = $("main").text();
    for (const word of ["Na Daonlathaithe Sóisialta", "An Clár", "Ar a shon", "2 Deireadh Fómhair"])
      expect(text).toContain(word);
    expect(
      $("a[href='https://www.oireachtas.ie/ga/debates/question/2025-10-02/45/']"),
    ).toHaveLength(1);
  });

  it.each<[Partial<RecordResponse>, string]>([
    [
      {},
      "last read on 20 November 2026. We collect questions that name ‘Basic Income for the Arts’.",
    ],
    [{ asOf: null }, "No questions in the Dáil have been read yet."],
    [{ topics: [], asOf: null }, "Questions in the Dáil are not collected at present."],
  ])("says what was read: %j", (over, text) => {
    expect(
      renderedRecord(recordOf([{}], over))
        .$("main")
        .text(),
    ).toContain(text);
  });

  it("says that nothing was found as no position", () => {
    const text = renderedRecord(recordOf([{}]))
      .$("main")
      .text();
    expect(text).toContain("We found no public statement by any of the 1 TD");
    expect(text).toContain("It is not opposition.");
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
