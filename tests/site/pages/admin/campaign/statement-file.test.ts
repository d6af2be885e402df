import { describe, expect, it } from "vitest";
import { entriesIn, statementIn } from "../../../../../site/pages/admin/campaign/form-values.ts";
import { rowReason } from "../../../../../site/pages/admin/campaign/ImportStatements.tsx";
import { dayOf, readStatements } from "../../../../../site/pages/admin/campaign/statement-file.ts";

const TDS = [
  { memberCode: "Ann-Example.D.2024-11-29", name: "Ann Example", constituency: "Clare" },
  { memberCode: "Seán-Ó-Sampla.D.2016-10-03", name: "Seán Ó Sampla", constituency: "Kerry" },
  { memberCode: "Pat-O'Test.D.2020-02-08", name: "Pat O'Test", constituency: "Mayo" },
  { memberCode: "Pat-O'Test.D.2024-11-29", name: "Pat O'Test", constituency: "Louth" },
];
const HEADER = "td,stance,sentence,date,url";
const ANN = "Ann Example,for,It pays rent.,2026-07-08,https://ann.ie/a";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const read = async (text: string, values = {}) => {
  const result = await readStatements(bytes(text), TDS, values, 1_700_000_000_000);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
const refusedIn = async (text: string) =>
  (await read(text)).refused.map(({ line, problems }) => [line, ...problems.map(rowReason)]);
const statementsIn = (values: Record<string, string>) =>
  entriesIn(values, "statements").map((entry) => statementIn(values, entry));

describe("a day in a spreadsheet", () => {
  it.each([
    ["2026-07-08", "2026-07-08"],
    ["08/07/2026", "2026-07-08"],
    ["8/7/2026", "2026-07-08"],
    ["8.7.2026", "2026-07-08"],
    ["8 July 2026", "2026-07-08"],
    ["31 Sept 2026", ""],
    ["07/31/2026", ""],
    ["July 2026", ""],
    ["", ""],
  ])("%s is %j, the day before the month", (text, day) => {
    expect(dayOf(text)).toBe(day);
  });
});

describe("a file of statements", () => {
  it.each([
    ["commas", `${HEADER}\n${ANN}\n`],
    ["semicolons", `${HEADER}\n${ANN}`.replaceAll(",", ";")],
    ["a byte order mark, CRLF and blank rows", `\ufeff${HEADER}\r\n\r\n,,,,\r\n${ANN}\r\n`],
    [
      "another order of columns, spaces and capitals",
      'URL, Date ,notes,SENTENCE,Stance,TD\nhttps://ann.ie/a,2026-07-08,new,"It pays\nrent.",For,ann éxample',
    ],
  ])("is read with %s", async (_, text) => {
    const { values, ...counts } = await read(text);
    expect(counts).toEqual({ added: 1, refused: [] });
    expect(statementsIn(values)).toEqual([
      {
        member: "Ann-Example.D.2024-11-29",
        stance: "for",
        sentence: "It pays rent.",
        date: "2026-07-08",
        url: "https://ann.ie/a",
      },
    ]);
  });

  it("names each refused row by its line with every reason, and takes the others", async () => {
    const rows = [
      ANN,
      "Nobody,for,A.,2026-07-08,https://a.ie/",
      "Sean O Sampla,maybe,,8 July,http://a.ie/",
      `Ann Example,for,${"A".repeat(301)},2026-07-08,https://a.ie/`,
      "Ann Example,for,One, two.,2026-07-08,https://a.ie/",
      "Pat O’Test,for,A.,2026-07-08,https://a.ie/",
      "Sean O Sampla,against,A.,2026-07-08,https://a.ie/",
    ];
    const text = [HEADER, ...rows].join("\n");
    expect((await read(text)).added).toBe(2);
    expect(await refusedIn(text)).toEqual([
      [3, "td: no sitting TD is found for “Nobody”."],
      [
        4,
        "stance: “maybe” is not for, against or undecided.",
        "date: “8 July” is not a day such as 08/07/2026 or 8 July 2026.",
        "sentence has no text.",
        "url is not a link that begins with https://.",
      ],
      [5, "sentence is too long."],
      [6, "It has more or fewer columns than the first row."],
      [7, "td: several TDs are found for “Pat O’Test”; name the constituency."],
    ]);
  });

  it("names a TD by name and constituency, or by member code", async () => {
    const text = [
      `${HEADER},constituency`,
      "Pat O'Test,for,A.,2026-07-08,https://a.ie/,louth",
      "Pat-O'Test.D.2020-02-08,against,A.,2026-07-08,https://a.ie/,",
      "Ann Example,for,A.,2026-07-08,https://a.ie/,Kerry",
    ].join("\n");
    const { values } = await read(text);
    expect(statementsIn(values).map(({ member, stance }) => [member, stance])).toEqual([
      ["Pat-O'Test.D.2020-02-08", "against"],
      ["Pat-O'Test.D.2024-11-29", "for"],
    ]);
    expect(await refusedIn(text)).toEqual([
      [4, "td: no sitting TD is found for “Ann Example, Kerry”."],
    ]);
  });

  it("holds the same statement once, also when it is read again", async () => {
    const text = `${HEADER}\n${ANN}\n${ANN.replace("pays", "paid")}\n`;
    const { values, added, refused } = await read(text);
    expect([added, refused]).toEqual([1, [{ line: 3, problems: [expect.anything()] }]]);
    expect(await refusedIn(text)).toEqual([
      [3, "td, date and url: this statement of Ann Example is entered already."],
    ]);
    expect(await read(text, values)).toMatchObject({
      added: 0,
      refused: { length: 2 },
      values: {},
    });
  });

  it.each([
    ["header", bytes("td,date\nAnn Example,2026-07-08"), "stance, sentence, url"],
    ["header", bytes(""), "td, stance, sentence, date, url"],
    ["csv", bytes(`${HEADER}\n"Ann Example,for`), expect.stringContaining("line 2")],
    ["encoding", Uint8Array.from([...new TextEncoder().encode(HEADER), 0xe1]).buffer, ""],
  ])("is refused as a whole: %s", async (code, file, text) => {
    const result = await readStatements(file, TDS, {}, 0);
    expect(result).toEqual({ ok: false, failure: { code, text } });
  });

  it("is not checked without the list of TDs", async () => {
    expect(await readStatements(bytes(ANN), [], {}, 0)).toMatchObject({
      failure: { code: "no-tds" },
    });
  });
});
