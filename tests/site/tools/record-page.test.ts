import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { Language } from "../../../api/contract/language.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { renderRecord } from "../../../site/tools/record-page.tsx";
import { QUESTION, recordOf } from "../record/record-of.ts";

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

function rendered(record: RecordResponse, language: Language = "en") {
  const { head, body } = renderRecord(record, DEFAULT_CAMPAIGN, language);
  return { head, body, $: load(body) };
}

describe("the page of where TDs stand", () => {
  const { head, body, $ } = rendered(RECORD);
  const rows = $("main tbody tr:has(td:nth-child(5))").toArray();
  const cells = (index: number) =>
    $(rows[index])
      .children()
      .toArray()
      .map((cell) => $(cell).text());

  it("shows each TD's name, party, constituency, position and record", () => {
    expect(rows).toHaveLength(2);
    expect(cells(0).slice(0, 4)).toEqual(["Úna <b>Byrne</b>", "Labour Party", "Clare", "For"]);
    expect(cells(1)).toEqual([
      ...["Ann Ryan", "Social Democrats", "Clare", "No public statement found"],
      "No vote recorded: A motion8 July 2026: No vote recorded: A motion",
    ]);
  });

  it("lists every entry with its date and its public page, newest first", () => {
    const links = $(rows[0]).find("a").toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr("href")])).toEqual([
      ["1 September 2026: For: Keep <it>.", "https://paper.example/"],
      ["8 July 2026: Voted Tá, for it: A motion", "https://vote.example/1"],
      ["2 October 2025: Question in the Dáil", QUESTION.link],
    ]);
    expect(body).not.toContain("<b>Byrne");
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
      "None found0 constituencies",
    ]);
    expect($("main svg").not("[aria-hidden]")).toHaveLength(0);
  });

  it("is listed by search engines in both languages, and contains nothing that its policy blocks", () => {
    expect(head).toContain('hreflang="ga" href="https://campaign.invalid/ga/where-they-stand"');
    expect(head + body).not.toMatch(/<script|\son[a-z]+="|\sstyle="|name="robots"/);
  });

  it("has its parties, positions, dates and official pages in Irish", () => {
    const { $ } = rendered(RECORD, "ga");
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
      "last read on 20 November 2026. Collected are those that name ‘Basic Income for the Arts’.",
    ],
    [{ asOf: null }, "No questions in the Dáil have been read yet."],
    [{ topics: [], asOf: null }, "Questions in the Dáil are not collected at present."],
  ])("says what was read: %j", (over, text) => {
    expect(
      rendered(recordOf([{}], over))
        .$("main")
        .text(),
    ).toContain(text);
  });

  it("says that nothing was found as no position", () => {
    const text = rendered(recordOf([{}]))
      .$("main")
      .text();
    expect(text).toContain("No public statement of 1 TD was found");
    expect(text).toContain("It is not opposition.");
  });
});
