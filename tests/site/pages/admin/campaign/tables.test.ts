import { describe, expect, it } from "vitest";
import { parseCampaign } from "../../../../../api/contract/campaign/campaign.ts";
import { changedPlaces, valuesOf } from "../../../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import { newDraft, shownProblems } from "../../../../../site/pages/admin/campaign/draft.ts";
import { documentOf, formValues } from "../../../../../site/pages/admin/campaign/form-values.ts";
import {
  dayOf,
  pastedText,
  readPlaces,
  readStatements,
  textOf,
} from "../../../../../site/pages/admin/campaign/tables.ts";

const TABLE = "facts.places";
const VALUES = formValues(DEFAULT_CAMPAIGN);
const documentWith = (changes: Record<string, string>) => {
  const campaign = parseCampaign(documentOf({ ...VALUES, ...changes }));
  return campaign.ok ? campaign.value : campaign.failure;
};

it.each([
  ["•\tOne\r\n•\tSec\u00adond\u200b\r\n", true, "• One\n• Second\n"],
  ["A\vline\u2028and\t\tanother", true, "A\nline\nand another"],
  ["One\tline\r\nonly\r\n", false, "One line only"],
  ["\ufeff\u202eNo sound\u0007: 👩\u200d🎨", true, "No sound: 👩\u200d🎨"],
])("a pasted text %j, in a field with lines: %s, is %j", (copied, lines, pasted) => {
  expect(pastedText(copied, lines)).toBe(pasted);
  const body = `Dear TD,\n${pasted}`;
  expect(documentWith({ "texts.en.letter.body": body })).toMatchObject({
    texts: { en: { letter: { body } } },
  });
});

it("a file in another encoding than UTF-8 is refused", () => {
  const file = Uint8Array.from([116, 100, 0xe1]).buffer;
  const failure = expect.stringMatching(/^This file is not in UTF-8/);
  expect(textOf(file)).toEqual({ ok: false, failure });
});

const rowsOf = (refused: ReturnType<typeof readPlaces>["refused"]) =>
  refused.map(({ line, reasons }) => [line, ...reasons]);

describe("a table of places", () => {
  const MAYO = {
    constituency: "Mayo" as const,
    en: "In County Mayo",
    ga: "I gContae Mhaigh Eo",
    figure: 47,
  };
  const ROW = "Mayo,In County Mayo,I gContae Mhaigh Eo,47";

  it.each([
    ["tabs, as a spreadsheet copies it", ROW.replaceAll(",", "\t")],
    ["a row of names, and spaces", `Constituency,Place,Áit,Artists\n${ROW.replaceAll(",", " , ")}`],
    ["CRLF, empty rows and invisible signs", `\ufeff\r\n,,,\r\n${ROW}\u200b\r\n`],
    ["semicolons, capitals and a fada", ROW.replace("Mayo", "MÁYO").replaceAll(",", ";")],
  ])("is read with %s", (_, text) => {
    expect(readPlaces(text)).toEqual({ places: [MAYO], refused: [] });
  });

  it("names each row that is wrong by its line, with every reason", () => {
    const text = [
      ROW,
      "Gallway West,In Galway,I nGaillimh,149",
      "Tipperary,In Tipperary,I dTiobraid Árann,30",
      "Mayo,In Mayo,I Maigh Eo,48",
      "Clare,,I gContae an Chláir,5.4",
      "Kerry,In County Kerry,53",
      `Cork,<b>Cork</b>,${"C".repeat(121)},`,
    ].join("\n");
    const { places, refused } = readPlaces(text);
    expect(places).toEqual([MAYO]);
    expect(rowsOf(refused)).toEqual([
      [2, "constituency: “Gallway West” is not the name of a constituency."],
      [3, "constituency: “Tipperary” is not the name of a constituency."],
      [4, "Mayo is in row 1 already."],
      [
        5,
        "place in English has no text.",
        "figure: “5.4” is not a whole number from 0 to 100,000,000.",
      ],
      [6, "It has 3 columns, not 4: constituency, place in English, place in Irish, figure."],
      [
        7,
        "constituency: “Cork” is not the name of a constituency.",
        "place in English: “<b>Cork</b>” holds HTML: write plain text without < and >.",
        expect.stringMatching(/^place in Irish: “C+… \(121 characters\)” is too long\.$/),
        "figure has no text.",
      ],
    ]);
    expect(rowsOf(readPlaces(`${ROW}\nClare,"In`).refused)).toEqual([
      [1, expect.stringMatching(/^This cannot be read as CSV\./)],
    ]);
  });

  it("is one text of the form, which is the same table again, and none without a row", () => {
    expect(VALUES[TABLE]).toContain("\nMayo; In County Mayo; I gContae Mhaigh Eo; 47\n");
    expect(documentWith({})).toEqual(DEFAULT_CAMPAIGN);
    const places = [{ ...MAYO, en: 'In "Mayo"; west', figure: 0 }];
    const facts = { ...DEFAULT_CAMPAIGN.facts, places };
    const text = valuesOf({ ...DEFAULT_CAMPAIGN, facts })[TABLE] ?? "";
    expect(documentWith({ [TABLE]: text })).toMatchObject({ facts: { places } });
    expect(documentWith({ [TABLE]: "" })).not.toHaveProperty("facts.places");
  });

  it("is one change, and one refusal while a row is wrong", () => {
    const values = { ...VALUES, [TABLE]: `${ROW}\nClare,In Clare` };
    expect(changedPlaces(VALUES, values)).toEqual([TABLE]);
    expect(shownProblems({ ...newDraft(1, DEFAULT_CAMPAIGN, ""), values }, false)).toEqual([
      { field: TABLE, code: "rows" },
    ]);
  });
});

it.each([
  ["08/07/2026", "2026-07-08"],
  ["8 July 2026", "2026-07-08"],
  ["31 Sept 2026", ""],
  ["07/31/2026", ""],
])("a day in a spreadsheet, %s, is %j, the day before the month", (text, day) => {
  expect(dayOf(text)).toBe(day);
});

describe("a table of statements", () => {
  const TDS = [
    { memberCode: "Ann-Example.D.2024-11-29", name: "Ann Example", constituency: "Clare" },
    { memberCode: "Seán-Ó-Sampla.D.2016-10-03", name: "Seán Ó Sampla", constituency: "Kerry" },
    { memberCode: "Pat-O'Test.D.2020-02-08", name: "Pat O'Test", constituency: "Mayo" },
    { memberCode: "Pat-O'Test.D.2024-11-29", name: "Pat O'Test", constituency: "Louth" },
  ];
  const HEADER = "td,stance,sentence,date,url";
  const ANN = "Ann Example,for,It pays rent.,2026-07-08,https://ann.ie/a";
  const STATEMENT = {
    member: "Ann-Example.D.2024-11-29",
    stance: "for",
    sentence: "It pays rent.",
    date: "2026-07-08",
    url: "https://ann.ie/a",
  };

  it.each([
    ["semicolons", `${HEADER}\n${ANN}`.replaceAll(",", ";")],
    ["CRLF and blank rows", `${HEADER}\r\n\r\n,,,,\r\n${ANN}\r\n`],
    [
      "another order of columns, spaces and capitals",
      'URL, Date ,notes,SENTENCE,Stance,TD\nhttps://ann.ie/a,2026-07-08,new,"It pays\nrent.",For,ann éxample',
    ],
  ])("is read with %s", (_, text) => {
    const value = { statements: [STATEMENT], refused: [] };
    expect(readStatements(text, TDS, [])).toEqual({ ok: true, value });
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
    const read = readStatements(text, TDS, []);
    if (!read.ok) throw new Error(read.failure);
    const { statements, refused } = read.value;
    expect(statements.map(({ member }) => member)).toEqual([
      "Ann-Example.D.2024-11-29",
      "Pat-O'Test.D.2024-11-29",
      "Pat-O'Test.D.2020-02-08",
    ]);
    expect(rowsOf(refused)).toEqual([
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
    expect(readStatements(text, TDS, statements)).toMatchObject({ value: { statements: [] } });
  });

  it.each([
    ["without a column", "td,date\n", TDS, "The first row does not name these columns: stance,"],
    ["that is no CSV", `${HEADER}\n"Ann`, TDS, "This cannot be read as CSV."],
    ["without the list of TDs", ANN, [], "The list of TDs is not available"],
  ])("%s is refused as a whole", (_, text, tds, reason) => {
    const failure = expect.stringMatching(`^${reason}`);
    expect(readStatements(text, tds, [])).toEqual({ ok: false, failure });
  });
});
