/** The second names of a thing that no English text may use, unless the specification quotes it. */
export const FORBIDDEN_ENGLISH: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /(?<!Dear )\brepresentatives?\b/i, why: "'TDs'" },
  {
    pattern: /\b(?:e?mail services?\b(?! provider)|mail app)/i,
    why: "'email provider', 'email app'",
  },
  { pattern: /(?<!in your )\bemail client\b(?! opened)/i, why: "'email app'" },
  { pattern: /(?<![-\w])reels?\b/i, why: "'film'" },
  { pattern: /(?<!Start |Pause |best )\bexperience\b/i, why: "'story'" },
  { pattern: /\bwidget\b/i, why: "'the element'" },
];

/** The mistakes that no Irish text may contain: wrong terms and missing mutations. */
export const FORBIDDEN: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /TDanna/iu, why: "the plural is 'Teachtaí Dála'" },
  { pattern: /toghch?eanta/iu, why: "the Dáil has 'dáilcheantair', councils the others" },
  {
    pattern: /\d (?:d?Th?eachta)(?! Dála amháin)/u,
    why: "two to ten people have numbers of their own",
  },
  { pattern: /(?<!\p{L})[sf]h?ín(?!\p{L})|shíneadh/iu, why: "'sín' stretches; time is 'fadaigh'" },
  { pattern: /(?<!\p{L}|#)BIA(?!\p{L})/u, why: "'bia' is food" },
  { pattern: /in aghaidh na huaire/iu, why: "it says 'per hour'" },
  { pattern: /(?<!\p{L})cosc ar/iu, why: "'bac'" },
  { pattern: /(?<!\p{L})Triail arís/iu, why: "'Bain triail eile as'" },
  { pattern: /chun do chuidse|duine ar leith/iu, why: "'duine amháin acu', 'do … féin'" },
  { pattern: /(?<!\p{L})'\p{L}[^']*'(?!\p{L})|[“”"]/u, why: "quotes are ‘ and ’" },
  { pattern: /b[hm]?uiséad/iu, why: "the Budget of the State is 'an Cháinaisnéis'" },
  { pattern: /ioncam bunúsach|bunioncam na n-ealaíon/iu, why: "the scheme has a name" },
  { pattern: /r-ph?ost/iu, why: "'ríomhphost'" },
  { pattern: /scéim píolótach/iu, why: "'scéim' is feminine: 'scéim phíolótach'" },
  {
    pattern: /(?<!\p{L})(?:do|mo) (?!gach|TD|do(?!\p{L}))[bcdfgmpt](?![hH’'])(?=\p{L})/iu,
    why: "'do' and 'mo' lenite",
  },
  { pattern: /(?<!\p{L})na [aeiouáéíóú]/iu, why: "'na' puts h or n- before a vowel" },
  {
    pattern: /(?<!\p{L})(?:ar|leis|ag|as|chuig|roimh|tríd|thar) an (?:c|p|f|b(?!p|h[fF])|g(?!c))/iu,
    why: "a preposition with 'an' eclipses",
  },
  { pattern: /(?<!\p{L})(?:faoin|ón) (?:c|p|f|b(?!p|h[fF])|g(?!c))/iu, why: "it eclipses" },
  { pattern: /(?<!\p{L})(?:sa|den|don) [bcgmp](?!h)/iu, why: "'sa', 'den' and 'don' lenite" },
  { pattern: /(?<!\p{L})(?:aon|ró|an-) ?[bcgmp](?!h)(?=\p{L})/u, why: "'aon' lenites" },
  { pattern: /(?<!\p{L})i [aeiouáéíóú]/iu, why: "'in' stands before a vowel" },
  {
    pattern: /(?<!\p{L})i (?!do |dtí)(?:c|p|t|f|b(?!p|hf)|g(?!c)|d(?!t))(?=\p{L})/iu,
    why: "'i' eclipses",
  },
];
