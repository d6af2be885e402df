/**
 * The terms of the campaign in both languages. Where an English text has a term, the Irish one has
 * its counterpart; a test checks it.
 */
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

/** The terms, in the order of the glossary. */
export const TERMS: readonly Term[] = [
  {
    english: "TD, TDs",
    en: /\bTDs?\b/,
    irish: "Teachta Dála, Teachtaí Dála",
    ga: /(?<!\p{L})d?Th?eachta|(?<!\p{L})TD(?!\p{L})/u,
    source: `${HOUSES}; 'TD' only where the room of a headline is short`,
  },
  {
    english: "constituency",
    en: /\bconstituenc/i,
    irish: "dáilcheantar",
    ga: stems("dáilcheanta"),
    source: "the Constitution (Art. 16.2), the Electoral Acts and An Coimisiún Toghcháin",
  },
  {
    english: "Basic Income for the Arts",
    en: /Basic Income for the Arts/,
    irish: "an Bunioncam do na hEalaíona",
    ga: stems("bunionca"),
    source: "the Department of Culture, for the scheme",
  },
  {
    english: "Department of Culture",
    en: /\bDepartment of Culture/,
    irish: "an Roinn Cultúir",
    ga: /Roinne? Cultúir/,
    source: "the Department’s own name",
  },
  {
    english: "pilot",
    en: /\bpilot/i,
    irish: "scéim phíolótach",
    ga: stems("píolóta"),
    source: TEARMA,
  },
  {
    english: "campaign",
    en: /\bcampaign\b/i,
    irish: "feachtas",
    ga: stems("feachta"),
    source: TEARMA,
  },
  {
    english: "letter (the mail)",
    en: /\bletters?\b/i,
    irish: "litir, litreacha",
    ga: /l(?:h)?it(?:ir|reach|reacha)/iu,
    source: "in common use",
  },
  {
    english: "privacy",
    en: /\bprivacy/i,
    irish: "príobháideachas",
    ga: stems("príobháid"),
    source: "the Data Protection Commission",
  },
  {
    english: "partner",
    en: /\bpartners?\b/i,
    irish: "comhpháirtí",
    ga: stems("comhpháirt"),
    source: TEARMA,
  },
  {
    english: "preview",
    en: /\bpreview/i,
    irish: "réamhamharc",
    ga: stems("réamhamh"),
    source: TEARMA,
  },
  {
    english: "browser",
    en: /\bbrowser/i,
    irish: "brabhsálaí",
    ga: stems("brabhsála"),
    source: TEARMA,
  },
  {
    english: "the arts",
    en: /\bthe arts\b/i,
    irish: "na healaíona",
    ga: stems("ealaío"),
    source: "the Arts Council, An Chomhairle Ealaíon",
  },
  {
    english: "town",
    en: /\btown\b/i,
    irish: "baile",
    ga: stems("baile", "bailte"),
    source: "in common use",
  },
  {
    english: "email provider",
    en: /\bemail provider/i,
    irish: "soláthraí ríomhphoist",
    ga: /s(?:h)?oláthraí ríomhphoist/iu,
    source: TEARMA,
  },
  {
    english: "email app",
    en: /\bemail app/i,
    irish: "aip ríomhphoist",
    ga: /aip ríomhphoist/iu,
    source: TEARMA,
  },
  {
    english: "story",
    en: /\bstor(?:y|ies)\b/i,
    irish: "scéal",
    ga: stems("scéal", "scéil"),
    source: "in common use",
  },
  {
    english: "film",
    en: /\bfilm\b/i,
    irish: "scannán",
    ga: stems("scannán"),
    source: TEARMA,
  },
  {
    english: "the element",
    en: /\bthe element\b/i,
    irish: "an eilimint",
    ga: stems("eilimint"),
    source: TEARMA,
  },
  {
    english: "attribute",
    en: /\battributes?\b/i,
    irish: "aitreabúid",
    ga: stems("aitreabúid"),
    source: TEARMA,
  },
  {
    english: "statement",
    en: /\bstatements?\b/i,
    irish: "ráiteas, ráitis",
    ga: stems("ráiteas", "ráitis"),
    source: TEARMA,
  },
  {
    english: "vote",
    en: /\bvot(?:e|ed|es|ing)\b/i,
    irish: "vóta, vótáil; Tá, Níl and Staon stay in both languages",
    ga: stems("vót"),
    source: HOUSES,
  },
  {
    english: "public record",
    en: /\bpublic record/i,
    irish: "taifead poiblí",
    ga: /th?aif(?:ead|id) ph?oiblí/iu,
    source: TEARMA,
  },
  {
    english: "question in the Dáil",
    en: /\bquestions? in the Dáil/i,
    irish: "ceist sa Dáil, ceisteanna sa Dáil",
    ga: /g?ch?eist(?:eanna)? sa Dáil/iu,
    source: HOUSES,
  },
];
