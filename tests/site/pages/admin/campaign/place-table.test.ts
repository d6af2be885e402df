import { describe, expect, it } from "vitest";
import { parseCampaign } from "../../../../../api/contract/campaign/campaign.ts";
import { changedPlaces, valuesOf } from "../../../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import { newDraft, shownProblems } from "../../../../../site/pages/admin/campaign/draft.ts";
import { documentOf, formValues } from "../../../../../site/pages/admin/campaign/form-values.ts";
import { readPlaces, withoutFigure } from "../../../../../site/pages/admin/campaign/place-table.ts";

const MAYO = { constituency: "Mayo", en: "In County Mayo", ga: "I gContae Mhaigh Eo", figure: 47 };
const ROW = "Mayo,In County Mayo,I gContae Mhaigh Eo,47";
const TABLE = "facts.places";

describe("a table of places", () => {
  it.each([
    ["commas", ROW],
    ["semicolons and spaces", ROW.replaceAll(",", " ; ")],
    ["tabs, as a spreadsheet copies it", ROW.replaceAll(",", "\t")],
    ["a row of names", `Constituency,Place,Áit,Artists\n${ROW}`],
    ["CRLF, empty rows and signs that cannot be seen", `\ufeff\r\n,,,\r\n${ROW}\u200b\r\n`],
    ["capitals and a fada", ROW.replace("Mayo", "MÁYO")],
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
    expect(refused.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [2, "constituency: “Gallway West” is not the name of a constituency. Galway West?"],
      [
        3,
        "constituency: “Tipperary” is not the name of a constituency. Tipperary North or Tipperary South?",
      ],
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
  });

  it("that is no CSV is named as such", () => {
    const [{ reasons } = { reasons: [] }] = readPlaces(`${ROW}\nClare,"In`).refused;
    expect(reasons).toEqual([expect.stringMatching(/^This cannot be read as CSV\./)]);
  });
});

const VALUES = formValues(DEFAULT_CAMPAIGN);
const documentWith = (table: string) => {
  const campaign = parseCampaign(documentOf({ ...VALUES, [TABLE]: table }));
  return campaign.ok ? campaign.value.facts.places : campaign.failure;
};

describe("the table of a campaign", () => {
  it("is one text of the form, which is the same table again", () => {
    expect(VALUES[TABLE]).toContain("\nMayo; In County Mayo; I gContae Mhaigh Eo; 47\n");
    expect(documentWith(VALUES[TABLE] ?? "")).toEqual(readPlaces(VALUES[TABLE] ?? "").places);
    expect(parseCampaign(documentOf(VALUES))).toEqual({ ok: true, value: DEFAULT_CAMPAIGN });
    const odd = [{ ...MAYO, constituency: "Mayo" as const, en: 'In "Mayo"; west', figure: 0 }];
    const facts = { ...DEFAULT_CAMPAIGN.facts, places: odd };
    expect(documentWith(valuesOf({ ...DEFAULT_CAMPAIGN, facts })[TABLE] ?? "")).toEqual(odd);
  });

  it("is none without a row, and the constituencies without a figure are counted", () => {
    expect(documentWith("")).toBeUndefined();
    const { places = [] } = DEFAULT_CAMPAIGN.facts;
    expect(withoutFigure(places)).toEqual([
      "Tipperary North",
      "Tipperary South",
      "Wexford",
      "Wicklow",
      "Wicklow-Wexford",
    ]);
  });

  it("is one change, and one refusal while a row is wrong", () => {
    const values = { ...VALUES, [TABLE]: `${ROW}\nClare,In Clare` };
    expect(changedPlaces(VALUES, values)).toEqual([TABLE]);
    expect(shownProblems({ ...newDraft(1, DEFAULT_CAMPAIGN, ""), values }, false)).toEqual([
      { field: TABLE, code: "rows" },
    ]);
  });
});
