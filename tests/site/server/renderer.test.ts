import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { Language } from "../../../api/contract/language.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import type { RendererModule, TdsPageModel } from "../../../api/contract/site-renderer.ts";
import { QrCode } from "../../../site/drawings/QrCode.tsx";
import * as renderer from "../../../site/server/renderer.tsx";
import { QUESTION, recordOf } from "../pages/where-they-stand/record-of.ts";

// The API imports the built module by its path, so this is where its type is checked.
renderer satisfies RendererModule;

const TEMPLATE = {
  html: '<html lang="en-IE"><head><!--head--></head><body><!--body--></body>',
  scripts: { "where-they-stand": "<script>filter()</script>" },
};
const { renderTdsPage, renderRecordPage } = renderer.createRenderer(TEMPLATE, "site/server");

it("puts a page into the template, with the script of its entry", () => {
  const { html, page } = renderRecordPage(recordOf([]), null, DEFAULT_CAMPAIGN, "ga");
  expect(html.slice(-50)).toMatch(/<script>filter\(\)<\/script><\/body>$/);
  expect(html.slice(0, 100)).toContain(' lang="ga"');
  expect(page).toMatchObject({ path: "/ga/where-they-stand", shownIn: "all-but-draft" });
  expect(page.scriptHashes).toHaveLength(1);
  const request = { language: "en", path: "/tds", letter: "en" } as const;
  const missing = renderTdsPage({ state: "missing" }, DEFAULT_CAMPAIGN, request);
  expect(missing.html.slice(-50)).toMatch(/<\/footer><\/body>$/);
});

/** Returns what is read of a page; `rows` are the texts of the elements of a selector. */
function parsed({ html }: { html: string }) {
  const $ = load(html);
  const elements = (selector: string) => $(selector).toArray();
  return {
    head: $("head").html() ?? "",
    html,
    $,
    main: $("main").text(),
    rows: (selector: string) => elements(selector).map((element) => $(element).text()),
    links: (selector: string) => elements(selector).map((link) => $(link).attr("href") ?? ""),
  };
}

const BLOCKED = /<script|\son[a-z]+="|\sstyle="/;

function tdsPage(model: TdsPageModel, language: Language = "en") {
  return parsed(
    renderTdsPage(model, DEFAULT_CAMPAIGN, { language, path: "/tds/clare", letter: language }),
  );
}

const JOE = {
  name: "Joe Ó Conaill",
  email: "joe@oireachtas.ie",
  party: "Social Democrats",
  constituency: "Clare",
  phone: "(01) 618 3000",
} as const;

const UNA = {
  name: "Una <b>Byrne</b>",
  email: "una@oireachtas.ie",
  constituency: "Clare",
  phone: "see <b>website</b>",
} as const;

const FOUND: Extract<TdsPageModel, { state: "found" }> = {
  state: "found",
  constituency: "Clare",
  asOf: "2026-07-19T00:00:00.000Z",
  tds: [JOE, UNA],
};

it("draws the street in grey, and below with its colours and people", () => {
  const { streetFile } = renderer;
  const street = load(streetFile("en"), { xml: true });
  const [grey, dawn] = street("svg > svg").toArray();
  expect([grey, dawn].map((row) => street(row).attr("style"))).toEqual(["--drain:1", "--drain:0"]);
  expect(street("svg > svg")).toHaveLength(2);
  expect(street(dawn).find("path").length).toBeGreaterThan(street(grey).find("path").length);
  expect(street(grey).text()).toContain("BOOKS");
  expect(streetFile("ga")).toContain("LEABHAIR");
});

describe("the page of a constituency's TDs", () => {
  const { head, html, $, main, links } = tdsPage(FOUND);
  const irish = tdsPage(FOUND, "ga");
  const withoutAddress = tdsPage({ ...FOUND, withoutAddress: ["Ann Ryan"] });
  const { party: _, ...withoutParty } = JOE;
  const inNorth = { ...withoutParty, constituency: "Tipperary North" } as const;
  const split = tdsPage({ ...FOUND, constituency: "Tipperary", tds: [inNorth] });

  it.each([
    ["Your TDs in Clare", main],
    ["Joe Ó ConaillSocial Democrats", main],
    // A TD's details are escaped.
    ["Una <b>Byrne</b>", main],
    ["This message will be sent to 2 TDs", main],
    ["Details last checked 19 July 2026.", main],
    ["2 seats are vacant at present.", main],
    ["Joe Ó ConaillNa Daonlathaithe Sóisialta", irish.main],
    ["chuig beirt Teachtaí Dála", irish.main],
    [
      "Ann RyanNo published address, so they can’t be emailed here. Find Ann Ryan on oireachtas.ie",
      withoutAddress.main,
    ],
    ["3 TDs. One letter.", withoutAddress.main],
    ["Tipperary was split in 2024", split.main],
    ["Joe Ó ConaillTipperary North", split.main],
  ])("says '%s'", (sentence, text) => expect(text).toContain(sentence));

  it("links to the letter to all TDs, and to each, in the mail app, Gmail, Outlook and Yahoo", () => {
    const all = links("a[href*='@oireachtas.ie'], a[href*='%40oireachtas.ie']");
    const meetings = all.filter((href) => href.includes("Ten%20minutes"));
    const letters = all.filter((href) => !meetings.includes(href));
    const isToAll = (href: string) => href.includes("una") && href.includes("joe");
    const hosts = ["", "mail.google.com", "outlook.live.com", "outlook.office.com"];
    const toAll = letters.filter(isToAll);
    for (const each of [toAll, meetings.filter(isToAll)])
      expect(each.map((href) => new URL(href).host)).toEqual([...hosts, "compose.mail.yahoo.com"]);
    const toMeetOne = meetings.filter((href) => !isToAll(href));
    expect(toMeetOne).toHaveLength(2);
    expect(toMeetOne[0]).toMatch(/^mailto:joe@.+Dear%20Deputy%20.*ten%20minutes/);
    for (const href of toAll) expect(href).toContain("Dear%20Representative");
    expect(letters.filter((href) => href.includes("joe") && !href.includes("una"))).toHaveLength(5);
    expect($("[aria-label='Send to Joe Ó Conaill: Gmail']")).toHaveLength(1);
    // In the element, as what works without scripts, and in the list that the element replaces.
    expect($("bia-contact-td[constituency=Clare] a[href^='mailto:']")).toHaveLength(1);
    expect($("#people a[href^='mailto:']")).toHaveLength(2);
  });

  it("leads from paper to itself, and to the model motion where staff have set one", () => {
    const councilMotionUrl = "https://arts-alliance.example/motion";
    const facts = { ...DEFAULT_CAMPAIGN.facts, councilMotionUrl };
    const origin = "https://campaign.example";
    const request = { language: "ga", path: "/tds/clare", letter: "ga", origin } as const;
    const printed = parsed(renderTdsPage(FOUND, { ...DEFAULT_CAMPAIGN, facts }, request));
    const code = createElement(QrCode, { link: `${origin}/ga/tds/clare`, size: 100 });
    const modules = load(renderToStaticMarkup(code))("path").last().attr("d");
    expect(printed.html).toContain(` d="${modules}"`);
    expect(printed.main).toContain("campaign.example/ga/tds/clare");
    expect(printed.$(`#meet ~ p a[href='${councilMotionUrl}']`)).toHaveLength(1);
    expect($("#meet ~ p a[href^=https]:not([target])")).toHaveLength(0);
  });

  it("links to a phone number that can be dialled", () => {
    expect($("a[href^='tel:']")).toHaveLength(1);
    expect($("[aria-label='Call (01) 618 3000, Joe Ó Conaill']").attr("href")).toBe(
      "tel:+35316183000",
    );
  });

  it("names and shares itself, and contains no script, so its plain links record nothing", () => {
    const address = "https://campaign.invalid/tds/clare";
    expect(head).toContain(`<link rel="canonical" href="${address}">`);
    expect(head).toContain(`content="${address}/share.png"`);
    const networks = links(`a[href*='${encodeURIComponent(address)}']`);
    expect(networks.map((href) => new URL(href).host)).toEqual(["wa.me", "bsky.app", "x.com"]);
    expect(html).not.toMatch(BLOCKED);
    for (const page of [head, irish.head])
      expect(load(page)("[name=description]").attr("content")).toMatch(/^[^.]{60,160}\.$/);
  });

  it("shows the record of each TD", () => {
    const record = { questions: [["2025-10-02", 45]] as [string, number][], votes: [] };
    const tds = [{ ...JOE, record: { ...record, statements: [] } }];
    const { rows } = tdsPage({ ...FOUND, tds });
    expect(rows("#people li li")).toEqual(["2 October 2025: Question in the Dáil"]);
  });
});

it.each([
  [{ state: "missing" }, "Which constituency is yours?"],
  [{ state: "unknown", meant: null }, "We don’t know that constituency"],
  [{ state: "failed", constituency: "Clare", code: "not-connected" }, "We couldn’t load your TDs"],
] satisfies [TdsPageModel, string][])(
  "the page for %j says '%s' as headline and title, and has the form of constituencies",
  (model, title) => {
    const { head, $ } = tdsPage(model);
    expect($("h1").text()).toBe(title);
    expect(head).toContain(`<title>${title} |`);
    expect($("form[action='/tds'][method=get] label").first().text()).toBe("Find Your TDs");
  },
);

it("the page of an unknown name proposes a similar one, and lists all", () => {
  const { links } = tdsPage({ state: "unknown", meant: "Mayo" });
  expect(links("p:contains('Did you mean') a")).toEqual(["/tds/mayo"]);
  expect(links("li a[href^='/tds/']")).toHaveLength(44);
  expect(tdsPage({ state: "unknown", meant: null }).main).not.toContain("Did you mean");
});

it("the page of a failed lookup shows the error of the API, a link to the official list and the form to try again", () => {
  const { main, $ } = tdsPage({ state: "failed", constituency: "Clare", code: "not-connected" });
  expect(main).toContain("Failed to connect to TD service. Try again");
  expect($("a[href='https://www.oireachtas.ie/en/members/tds/']")).toHaveLength(1);
  expect($("select option[selected]").text()).toBe("Clare");
});

const VOTE = { date: "2026-07-08", subject: "A motion", link: "https://vote.example/1" };
const STATEMENT = {
  date: "2026-09-01",
  stance: "for",
  sentence: "Keep <it>.",
  link: "https://paper.example/",
} as const;

const RECORD = recordOf(
  [
    {
      name: "Úna <b>Byrne</b>",
      stance: "for",
      questions: [QUESTION],
      votes: [{ ...VOTE, vote: "ta" }],
      statements: [STATEMENT],
    },
    { name: "Ann Ryan", party: "Social Democrats", votes: [{ ...VOTE, vote: "none" }] },
  ],
  { votes: [{ ...VOTE, for: "ta", tally: { ta: 80, nil: 70, staon: 1 } }] },
);

const recordPage = (record: RecordResponse, language: Language = "en", firstDay = "2026-07-08") =>
  parsed(renderRecordPage(record, firstDay, DEFAULT_CAMPAIGN, language));

describe("the page of where TDs stand", () => {
  const { html, $, main } = recordPage(RECORD);

  it("begins with how many are on record, and how many since the day of the first publication", () => {
    expect(main).toContain("1 of 2 TDs is on record about the Basic Income for the Arts");
    expect(main).toContain(
      "1 of them has asked, spoken or voted since this campaign was first published, on 8 July 2026.",
    );
    expect(recordPage(RECORD, "en", "2026-09-01").main).not.toContain("since");
  });

  it("lists each TD with an entry once: by titles and days, newest first, with the official pages", () => {
    const asked = { ...QUESTION, number: 46, text: "Arts <Policy>" };
    const { rows, links } = recordPage({
      ...RECORD,
      tds: RECORD.tds.map((td) => ({ ...td, questions: [asked, ...td.questions] })),
    });
    expect(rows("li[id]")).toEqual([
      [
        "Úna <b>Byrne</b>Clare Labour Party",
        "1 September 2026For: Keep <it>.",
        "8 July 2026Voted Tá, for it: A motion",
        "2 October 2025Arts <Policy>Written question 46",
        "1 earlier entry2 October 2025Written question 45",
      ].join(""),
      "Ann RyanClare Social Democrats2 October 2025Arts <Policy>Written question 46",
    ]);
    const pages = ["https://paper.example/", "https://vote.example/1"];
    const questions = [QUESTION.link.replace("45", "46"), QUESTION.link];
    expect(links("li[id]:first-child a")).toEqual(["/tds/clare", ...pages, ...questions]);
    const many = recordPage(recordOf(Array(30).fill({ questions: [QUESTION] })));
    expect(many.rows("summary"), "the TDs after the newest are folded").toEqual(["10 more TDs"]);
    expect(rows("h3:contains('Votes in the Dáil') + ul > li")).toEqual([
      "8 July 2026Vote: A motion. 80 Tá, 70 Níl, 1 Staon",
    ]);
  });

  it("lists every TD by constituency, with roles, and one word that leads to the entries", () => {
    const roles = [{ kind: "office", name: "Minister for Health" } as const];
    const { $, rows } = recordPage({
      ...RECORD,
      tds: RECORD.tds.map((td) => ({ ...td, roles, memberCode: "Úna.D.2020" })),
    });
    expect(rows("[data-tds] > section")).toEqual([
      "ClareÚna <b>Byrne</b>Labour Party · Minister for HealthForAnn RyanSocial Democrats · Minister for Health",
    ]);
    const target = $("[data-tds] li a").attr("href") ?? "";
    expect($(`[id="${decodeURIComponent(target.slice(1))}"]`)).not.toHaveLength(0);
  });

  it("links to the files, the licence and the address for corrections", () => {
    for (const href of ["/api/record", "/api/record.csv", "mailto:hello@arts-alliance.example"])
      expect($(`main a[href="${href}"]`)).toHaveLength(1);
    expect($("main a[href*='open-data/license']").text()).toContain("CC BY 4.0");
  });

  it("contains nothing that its policy blocks, and its official pages are in its language", () => {
    expect(html.replace("<script>filter()", "")).not.toMatch(BLOCKED);
    const question = "https://www.oireachtas.ie/ga/debates/question/2025-10-02/45/";
    expect(recordPage(RECORD, "ga").links("main a")).toContain(question);
  });

  it.each<[string, Partial<RecordResponse>?]>([
    ["We found no question, no statement and no vote of a sitting TD."],
    [
      "Questions in the Dáil were last read on 20 November 2026. We collect questions that name ‘Basic Income for the Arts’.",
    ],
    ["We found nothing on record by 1 TD. That means only that: it is not opposition."],
    ["No questions in the Dáil have been read yet.", { asOf: null }],
    ["Questions in the Dáil are not collected at present.", { topics: [], asOf: null }],
  ])("says of an empty record: %s", (text, over) => {
    expect(recordPage(recordOf([{}], over)).main).toContain(text);
  });
});
