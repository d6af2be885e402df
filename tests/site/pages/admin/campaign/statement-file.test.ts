import { describe, expect, it } from "vitest";
import { entriesIn, statementIn } from "../../../../../site/pages/admin/campaign/form-values.ts";
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
const read = (text: string, values = {}) => {
  const result = readStatements(bytes(text), TDS, values, 1_700_000_000_000);
  if (!result.ok) throw new Error(result.failure);
  return result.value;
};
const statementsIn = (values: Record<string, string>) =>
  entriesIn(values, "statements").map((entry) => statementIn(values, entry));

it.each([
  ["08/07/2026", "2026-07-08"],
  ["8.7.2026", "2026-07-08"],
  ["8 July 2026", "2026-07-08"],
  ["31 Sept 2026", ""],
  ["07/31/2026", ""],
])("a day in a spreadsheet, %s, is %j, the day before the month", (text, day) => {
  expect(dayOf(text)).toBe(day);
});

describe("a file of statements", () => {
  it.each([
    ["semicolons", `${HEADER}\n${ANN}`.replaceAll(",", ";")],
    ["a byte order mark, CRLF and blank rows", `\ufeff${HEADER}\r\n\r\n,,,,\r\n${ANN}\r\n`],
    [
      "another order of columns, spaces and capitals",
      'URL, Date ,notes,SENTENCE,Stance,TD\nhttps://ann.ie/a,2026-07-08,new,"It pays\nrent.",For,ann éxample',
    ],
  ])("is read with %s", (_, text) => {
    const { values, ...counts } = read(text);
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

  it("names each refused row by its line with every reason, and takes the others", () => {
    const text = [
      `${HEADER},constituency`,
      `${ANN},`,
      "Nobody,for,A.,2026-07-08,https://a.ie/,",
      "Sean O Sampla,maybe,,8 July,http://a.ie/,",
      `Ann Example,for,${"A".repeat(301)},2026-07-08,https://a.ie/,`,
      "Ann Example,for,One, two.,2026-07-08,https://a.ie/,",
      "Pat O’Test,for,A.,2026-07-08,https://a.ie/,",
      "Ann Example,for,A.,2026-07-08,https://a.ie/,Kerry",
      `${ANN.replace("pays", "paid")},`,
      "Pat O'Test,for,A.,2026-07-08,https://a.ie/,louth",
      "Pat-O'Test.D.2020-02-08,against,A.,2026-07-08,https://a.ie/,",
    ].join("\n");
    const { values, refused } = read(text);
    expect(
      statementsIn(values)
        .map(({ member }) => member)
        .sort(),
    ).toEqual(["Ann-Example.D.2024-11-29", "Pat-O'Test.D.2020-02-08", "Pat-O'Test.D.2024-11-29"]);
    expect(refused.map(({ line, reasons }) => [line, ...reasons])).toEqual([
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
      [8, "td: no sitting TD is found for “Ann Example, Kerry”."],
      [9, "td, date and url: this statement of Ann Example is entered already."],
    ]);
    // A second reading adds nothing.
    expect(read(text, values)).toMatchObject({ added: 0, values: {} });
  });

  it.each([
    ["without a column", bytes("td,date\n"), "The first row does not name these columns: stance,"],
    ["that is empty", bytes(""), "The first row does not name these columns: td,"],
    ["that is no CSV", bytes(`${HEADER}\n"Ann`), "This cannot be read as CSV."],
    ["not in UTF-8", Uint8Array.from([116, 100, 0xe1]).buffer, "This file is not in UTF-8."],
  ])("%s is refused as a whole", (_, file, text) => {
    const failure = expect.stringMatching(`^${text}`);
    expect(readStatements(file, TDS, {}, 0)).toEqual({ ok: false, failure });
  });

  it("is not checked without the list of TDs", () => {
    expect(readStatements(bytes(ANN), [], {}, 0)).toMatchObject({ ok: false });
  });
});
