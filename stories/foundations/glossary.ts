/** Returns a pattern of words that begin with one of these stems, with or without a mutation. */
function stems(...words: readonly string[]): RegExp {
  const starts = words.map(([first = "", ...rest]) => `${first}h?${rest.join("")}`);
  return new RegExp(`(?<![\\p{L}])(?:n-|t-|bh|[mgnbdth])?(?:${starts.join("|")})`, "iu");
}

const HOUSES = "the Houses of the Oireachtas, in their Irish texts";
const TEARMA = "téarma.ie, the national terminology database";

/** A term with its patterns, and where the Irish one is from, or why it was chosen. */
const term = (english: string, en: RegExp, irish: string, ga: RegExp, source: string) => {
  return { english, en, irish, ga, source };
};

/**
 * The terms of the campaign in both languages. Where an English text has a term, the Irish one has its
 * counterpart; a test checks it.
 */
export const TERMS = [
  term(
    "TD, TDs",
    /\bTDs?\b/,
    "Teachta Dála, Teachtaí Dála",
    /(?<!\p{L})d?Th?eachta|(?<!\p{L})TD(?!\p{L})/u,
    `${HOUSES}; 'TD' only where the room of a headline is short`,
  ),
  term(
    "constituency",
    /\bconstituenc/i,
    "dáilcheantar",
    stems("dáilcheanta"),
    "the Constitution (Art. 16.2), the Electoral Acts and An Coimisiún Toghcháin",
  ),
  term(
    "Basic Income for the Arts",
    /Basic Income for the Arts/,
    "an Bunioncam do na hEalaíona",
    stems("bunionca"),
    "the Department of Culture, for the scheme",
  ),
  term(
    "Department of Culture",
    /\bDepartment of Culture/,
    "an Roinn Cultúir",
    /Roinne? Cultúir/,
    "the Department’s own name",
  ),
  term("pilot", /\bpilot/i, "scéim phíolótach", stems("píolóta"), TEARMA),
  term("campaign", /\bcampaign\b/i, "feachtas", stems("feachta"), TEARMA),
  term(
    "letter (the mail)",
    /\bletters?\b/i,
    "litir, litreacha",
    /l(?:h)?it(?:ir|reach|reacha)/iu,
    "in common use",
  ),
  term(
    "privacy",
    /\bprivacy/i,
    "príobháideachas",
    stems("príobháid"),
    "the Data Protection Commission",
  ),
  term("partner", /\bpartners?\b/i, "comhpháirtí", stems("comhpháirt"), TEARMA),
  term("preview", /\bpreview/i, "réamhamharc", stems("réamhamh"), TEARMA),
  term("browser", /\bbrowser/i, "brabhsálaí", stems("brabhsála"), TEARMA),
  term(
    "the arts",
    /\bthe arts\b/i,
    "na healaíona",
    stems("ealaío"),
    "the Arts Council, An Chomhairle Ealaíon",
  ),
  term("town", /\btown\b/i, "baile", stems("baile", "bailte"), "in common use"),
  term(
    "email provider",
    /\bemail provider/i,
    "soláthraí ríomhphoist",
    /s(?:h)?oláthraí ríomhphoist/iu,
    TEARMA,
  ),
  term("email app", /\bemail app/i, "aip ríomhphoist", /aip ríomhphoist/iu, TEARMA),
  term("story", /\bstor(?:y|ies)\b/i, "scéal", stems("scéal", "scéil"), "in common use"),
  term("film", /\bfilm\b/i, "scannán", stems("scannán"), TEARMA),
  term("the element", /\bthe element\b/i, "an eilimint", stems("eilimint"), TEARMA),
  term("attribute", /\battributes?\b/i, "aitreabúid", stems("aitreabúid"), TEARMA),
  term("statement", /\bstatements?\b/i, "ráiteas, ráitis", stems("ráiteas", "ráitis"), TEARMA),
  term(
    "vote",
    /\bvot(?:e|ed|es|ing)\b/i,
    "vóta, vótáil; Tá, Níl and Staon stay in both languages",
    stems("vót"),
    HOUSES,
  ),
  term(
    "public record",
    /\bpublic record/i,
    "taifead poiblí",
    /th?aif(?:ead|id) ph?oiblí/iu,
    TEARMA,
  ),
  term(
    "question in the Dáil",
    /\bquestions? in the Dáil/i,
    "ceist sa Dáil, ceisteanna sa Dáil",
    /g?ch?eist(?:eanna)? sa Dáil/iu,
    HOUSES,
  ),
];
