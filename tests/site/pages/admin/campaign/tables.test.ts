import { describe, expect, it } from "vitest";
import { parseCampaign } from "../../../../../api/contract/campaign/campaign.ts";
import { valuesOf } from "../../../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import { documentOf, formValues } from "../../../../../site/pages/admin/campaign/form-values.ts";
import {
  pastedText,
  readPlaces,
  readStatements,
} from "../../../../../site/pages/admin/campaign/tables.ts";

const MAYO = { constituency: "Mayo", en: "In County Mayo", ga: "I gContae Mhaigh Eo", figure: 47 };
const ROW = "Mayo,In County Mayo,I gContae Mhaigh Eo,47";

describe("a table of places", () => {
  it.each([
    ["semicolons and spaces", ROW.replaceAll(",", " ; ")],
    ["tabs, as a spreadsheet copies it", ROW.replaceAll(",", "\t")],
    ["a row of names", `Constituency,Place,Áit,Artists\n${ROW}`],
    ["CRLF, empty rows and signs that cannot be seen", `\ufeff\r\n,,,\r\n${ROW}\u200b\r\n`],
    ["capitals and a fada", ROW.replace("Mayo", "MÁYO")],
  ])("is read with %s", (_, text) => {
    expect(readPlaces(text)).toEqual({ rows: [MAYO], refused: [] });
  });

  it("names each row that is wrong by its line, with every reason", () => {
    const text = [
      ROW,
      "Gallway West,In Galway,I nGaillimh,149",
      "Mayo,In Mayo,I Maigh Eo,48",
      "Clare,,I gContae an Chláir,5.4",
      "Kerry,In County Kerry,53",
    ].join("\n");
    const { rows, refused } = readPlaces(text);
    expect(rows).toEqual([MAYO]);
    expect(refused.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [2, "constituency: “Gallway West” is not the name of a constituency."],
      [3, "It is entered already."],
      [
        4,
        "place in English has no text.",
        "figure: “5.4” is not a whole number from 0 to 100,000,000.",
      ],
      [5, "It has 3 columns, not 4: constituency, place in English, place in Irish, figure."],
    ]);
    expect(readPlaces(`${ROW}\nClare,"In`).refused).toEqual([
      { line: 1, reasons: [expect.stringMatching(/^This cannot be read as CSV\./)] },
    ]);
  });

  it("is one text of the form, which is the same table again, and one refusal while a row is wrong", () => {
    const parseWith = (values: object) => parseCampaign(documentOf({ ...FORM, ...values }));
    const odd = [{ ...MAYO, constituency: "Mayo" as const, en: 'In "Mayo"; west', figure: 0 }];
    const campaign = { ...DEFAULT_CAMPAIGN, facts: { ...DEFAULT_CAMPAIGN.facts, places: odd } };
    expect(parseWith(valuesOf(campaign))).toEqual({ ok: true, value: campaign });
    const failure = [{ field: "facts.places", code: "rows" }];
    expect(parseWith({ "facts.places": `${ROW}\nClare,In Clare` })).toEqual({ ok: false, failure });
    expect(parseWith({ "facts.places": "" })).not.toHaveProperty("value.facts.places");
  });
});

const FORM = formValues(DEFAULT_CAMPAIGN);

const TDS = [
  { memberCode: "Ann-Example.D.2024-11-29", name: "Ann Example" },
  { memberCode: "Pat-O'Test.D.2020-02-08", name: "Pat O'Test" },
  { memberCode: "Pat-O'Test.D.2024-11-29", name: "Pat O'Test" },
];
const ANN = "ann éxample,For,It pays rent.,08/07/2026,https://ann.ie/a";
const STATEMENT = {
  member: "Ann-Example.D.2024-11-29",
  stance: "for",
  sentence: "It pays rent.",
  date: "2026-07-08",
  url: "https://ann.ie/a",
};

describe("a file of statements", () => {
  it("is read with names, days and positions as people write them", () => {
    const text = `TD,Position,Sentence,Date,Link\n${ANN.replace("It pays rent.", '"It pays\nrent."')}`;
    expect(readStatements(text, TDS, [])).toEqual({ rows: [STATEMENT], refused: [] });
  });

  it("names each refused row with every reason, takes the others, and none that is entered", () => {
    const text = [
      ANN,
      "Nobody,for,A.,2026-07-08,https://a.ie/",
      "Ann Example,maybe,,07/31/2026,http://a.ie/",
      "Pat O’Test,for,A.,2026-07-08,https://a.ie/",
      ANN.replace("pays", "paid"),
      "Pat-O'Test.D.2020-02-08,against,A.,2026-07-08,https://a.ie/",
    ].join("\n");
    const { rows, refused } = readStatements(text, TDS, []);
    const [, pat] = TDS;
    expect(rows.map(({ member }) => member)).toEqual([STATEMENT.member, pat?.memberCode]);
    const isNobody = "is not one sitting TD, by name, or by code where two share a name.";
    expect(refused.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [2, `TD: “Nobody” ${isNobody}`],
      [
        3,
        "position: “maybe” is not for, against or undecided.",
        "sentence has no text.",
        "date: “07/31/2026” is not a day such as 2026-11-30.",
        "link: “http://a.ie/” is not a link that begins with https://.",
      ],
      [4, `TD: “Pat O’Test” ${isNobody}`],
      [5, "It is entered already."],
    ]);
    expect(readStatements(text, TDS, rows).rows).toEqual([]);
  });
});

it.each([
  ["•\tOne\r\n•\tSec\u00adond\u200b\r\n", true, "• One\n• Second\n"],
  ["A\vline\u2028and\t\tanother", true, "A\nline\nand another"],
  ["One\tline\r\nonly\r\n", false, "One line only"],
  ["\ufeff\u202eNo sound\u0007: 👩\u200d🎨", true, "No sound: 👩\u200d🎨"],
])("a pasted text %j, in a field with lines: %s, is %j", (copied, lines, pasted) => {
  expect(pastedText(copied, lines)).toBe(pasted);
});
