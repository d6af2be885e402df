/** The terms of the campaign. Where an English text has one, a test expects its counterpart in the Irish text. */
export interface Term {
  /** The English term, and how it is found. */
  readonly english: string;
  readonly en: RegExp;
  /** The Irish term, and the stems that stay through mutations and declension. */
  readonly irish: string;
  readonly ga: RegExp;
  /** Where the Irish term is from, or why it was chosen. */
  readonly source: string;
}

/** Returns a pattern of words that begin with one of these stems, with or without a mutation. */
function stems(...words: readonly string[]): RegExp {
  const starts = words.map(([first = "", ...rest]) => `${first}h?${rest.join("")}`);
  return new RegExp(`(?<![\\p{L}])(?:n-|t-|bh|[mgnbdth])?(?:${starts.join("|")})`, "iu");
}

const HOUSES = "the Houses of the Oireachtas, in their Irish texts";
const TEARMA = "téarma.ie, the national terminology database";

/** The English term and its pattern, the Irish term and its pattern, and the source. */
const ROWS: readonly [string, RegExp, string, RegExp, string][] = [
  [
    "TD, TDs",
    /\bTDs?\b/,
    "Teachta Dála, Teachtaí Dála",
    /(?<!\p{L})d?Th?eachta|(?<!\p{L})TD(?!\p{L})/u,
    `${HOUSES}; 'TD' only where the room of a headline is short`,
  ],
  [
    "constituency",
    /\bconstituenc/i,
    "dáilcheantar",
    stems("dáilcheanta"),
    "the Constitution (Art. 16.2), the Electoral Acts and An Coimisiún Toghcháin",
  ],
  [
    "Basic Income for the Arts",
    /Basic Income for the Arts/,
    "an Bunioncam do na hEalaíona",
    stems("bunionca"),
    "the Department of Culture, for the scheme",
  ],
  [
    "Department of Culture",
    /\bDepartment of Culture/,
    "an Roinn Cultúir",
    /Roinne? Cultúir/,
    "the Department’s own name",
  ],
  ["pilot", /\bpilot/i, "scéim phíolótach", stems("píolóta"), TEARMA],
  ["campaign", /\bcampaign\b/i, "feachtas", stems("feachta"), TEARMA],
  [
    "letter (the mail)",
    /\bletters?\b/i,
    "litir, litreacha",
    /l(?:h)?it(?:ir|reach|reacha)/iu,
    "in common use",
  ],
  [
    "privacy",
    /\bprivacy/i,
    "príobháideachas",
    stems("príobháid"),
    "the Data Protection Commission",
  ],
  ["partner", /\bpartners?\b/i, "comhpháirtí", stems("comhpháirt"), TEARMA],
  ["preview", /\bpreview/i, "réamhamharc", stems("réamhamh"), TEARMA],
  ["browser", /\bbrowser/i, "brabhsálaí", stems("brabhsála"), TEARMA],
  [
    "the arts",
    /\bthe arts\b/i,
    "na healaíona",
    stems("ealaío"),
    "the Arts Council, An Chomhairle Ealaíon",
  ],
  ["town", /\btown\b/i, "baile", stems("baile", "bailte"), "in common use"],
  [
    "email provider",
    /\bemail provider/i,
    "soláthraí ríomhphoist",
    /s(?:h)?oláthraí ríomhphoist/iu,
    TEARMA,
  ],
  ["email app", /\bemail app/i, "aip ríomhphoist", /aip ríomhphoist/iu, TEARMA],
  ["story", /\bstor(?:y|ies)\b/i, "scéal", stems("scéal", "scéil"), "in common use"],
  ["film", /\bfilm\b/i, "scannán", stems("scannán"), TEARMA],
  ["the element", /\bthe element\b/i, "an eilimint", stems("eilimint"), TEARMA],
  ["attribute", /\battributes?\b/i, "aitreabúid", stems("aitreabúid"), TEARMA],
  ["statement", /\bstatements?\b/i, "ráiteas, ráitis", stems("ráiteas", "ráitis"), TEARMA],
  [
    "vote",
    /\bvot(?:e|ed|es|ing)\b/i,
    "vóta, vótáil; Tá, Níl and Staon stay in both languages",
    stems("vót"),
    HOUSES,
  ],
  ["public record", /\bpublic record/i, "taifead poiblí", /th?aif(?:ead|id) ph?oiblí/iu, TEARMA],
  [
    "question in the Dáil",
    /\bquestions? in the Dáil/i,
    "ceist sa Dáil, ceisteanna sa Dáil",
    /g?ch?eist(?:eanna)? sa Dáil/iu,
    HOUSES,
  ],
];

/** The terms, in the order of the glossary. */
export const TERMS: readonly Term[] = ROWS.map(([english, en, irish, ga, source]) => ({
  english,
  en,
  irish,
  ga,
  source,
}));
