import { describe, expect, it } from "vitest";
import { statsCsv } from "../../../api/stats/stats-csv.ts";

const STATS = {
  summary: { email_clicks_total: 12, email_clicks_24h: 2, survey_total: 3, survey_24h: 1 },
  previous: { email_clicks: 6, survey: 0 },
  daily: [{ day: "2026-11-20", email_clicks: 12, survey: 3 }],
  sources: [{ name: "ContactTd", count: 12, previous: 6 }],
  partners: [],
  otherPartners: { count: 0, previous: 0 },
  personalised: { count: 0, previous: 0 },
  apart: [],
  providers: [{ name: "gmail", count: 12, previous: 6 }],
};

/** Returns a partner's name as written in the CSV. */
const csvName = (name: string) =>
  statsCsv({ ...STATS, providers: [], partners: [{ name, count: 1, previous: 0 }] })
    .split("\r\npartner,")[1]
    ?.replace(/,,,1,0\r\nother partners,,,,0,0\r\npersonalised,,,,0,0\r\n$/, "");

describe("the statistics as CSV", () => {
  it("are one table with a header row and one row for each figure", () => {
    expect(statsCsv(STATS).split("\r\n")).toEqual([
      "section,name,email_clicks,survey,count,previous",
      "summary,total,12,3,,",
      "summary,last 24 hours,2,1,,",
      "summary,previous period,6,0,,",
      "day,2026-11-20,12,3,,",
      "source,ContactTd,,,12,6",
      "other partners,,,,0,0",
      "provider,gmail,,,12,6",
      "personalised,,,,0,0",
      "",
    ]);
  });

  it("have one row for the partners that are not named", () => {
    const csv = statsCsv({ ...STATS, otherPartners: { count: 7, previous: 5 } });
    expect(csv).toContain("\r\nother partners,,,,7,5\r\n");
  });

  it("have one row for the letters with words of the supporter's own", () => {
    const csv = statsCsv({ ...STATS, personalised: { count: 4, previous: 2 } });
    expect(csv).toContain("\r\npersonalised,,,,4,2\r\n");
  });

  it("have two rows for each day with clicks that do not count", () => {
    const apart = [{ day: "2026-11-20", doubtful: 940, aside: 60 }];
    expect(statsCsv({ ...STATS, apart })).toMatch(
      /\r\ndoubtful,2026-11-20,,,940,\r\nset aside,2026-11-20,,,60,\r\n$/,
    );
  });

  it.each([
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", '"\'\r=1"'],
    ['=HYPERLINK("http://x.example","y")', '"\'=HYPERLINK(""http://x.example"",""y"")"'],
    ["a,b", '"a,b"'],
    ['a"b', '"a""b"'],
    ["a\r\nb", '"a\r\nb"'],
    ["a-gallery", "a-gallery"],
    ["gallery.example", "gallery.example"],
  ])("write the name %j so that no spreadsheet evaluates it", (name, written) => {
    expect(csvName(name)).toBe(written);
  });
});
