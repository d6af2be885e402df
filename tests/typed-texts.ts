import type { Constituency } from "../api/contract/constituencies.ts";
import type { SittingTd } from "../api/contract/td.ts";

/** The sitting TDs of the table. */
export const SITTING_TDS: readonly SittingTd[] = [
  { name: "Mary Lou McDonald", constituency: "Dublin Central" },
  { name: "Simon Harris", constituency: "Wicklow" },
  { name: "Micheál Martin", constituency: "Cork South-Central" },
  { name: "John Connolly", constituency: "Galway West" },
  { name: "Darragh O'Brien", constituency: "Dublin Fingal East" },
  { name: "Daniel Ennis", constituency: "Dublin Central" },
];

/**
 * What supporters type, and what Enter and leaving the field do with it: a
 * name in full chooses its constituency. Of another text the first options are offered, and none is
 * chosen.
 */
export const TYPED_TEXTS: Readonly<
  Record<"chooses", Readonly<Record<string, Constituency>>> &
    Record<"offers", Readonly<Record<string, readonly string[]>>>
> = {
  chooses: {
    mayo: "Mayo",
    "  Dun Laoghaire ": "Dún Laoghaire",
    "An Clár": "Clare",
    "Maigh Eo": "Mayo",
    "Contae Phort Láirge": "Waterford",
    kilkenny: "Carlow-Kilkenny",
    Sligo: "Sligo-Leitrim",
    Laois: "Laois",
    "Galway city": "Galway West",
    "Dublin Central": "Dublin Central",
    "Wicklow/Wexford": "Wicklow-Wexford",
    // Not the TD of this name.
    ennis: "Clare",
    phibsboro: "Dublin Central",
    "Muine Bheag": "Carlow-Kilkenny",
    "Westport, Co. Mayo": "Mayo",
    "Newbridge, Co. Kildare": "Kildare South",
    "BÁC 15": "Dublin West",
  },
  offers: {
    // Parts of names.
    mayoo: ["Mayo"],
    county: ["Limerick County"],
    laog: ["Dún Laoghaire"],
    Ireland: ["Ireland West Airport, in Mayo"],
    Connolly: ["Connolly village, in Clare", "John Connolly, in Galway West"],
    dublin: ["Dublin Bay North", "Dublin Bay South"],
    Galway: ["Galway East", "Galway West", "Roscommon-Galway", "Galway city, in Galway West"],
    "Wexford North": ["Wexford", "Wicklow-Wexford"],
    "12 Main Street, Naas": ["Naas, in Kildare North"],
    // Names of several, the largest first.
    Bray: ["Bray, in Wicklow", "Bray, in Dún Laoghaire"],
    Newbridge: [
      "Newbridge, Co. Kildare, in Kildare South",
      "Newbridge, Co. Galway, in Galway East",
    ],
    Kells: ["Kells, Co. Meath, in Meath East"],
    Newport: ["Newport, Co. Tipperary, in Tipperary North", "Newport, Co. Mayo, in Mayo"],
    "An Daingean": ["An Daingean, Co. Kerry, in Kerry"],
    Fethard: ["Fethard, in Tipperary South", "Fethard-on-Sea, in Wexford"],
    BÁC: ["Dublin Bay North", "Dublin Bay South"],
    "BÁC 8": ["Dublin 8, in Dublin South-Central", "Dublin 8, in Dublin Bay South"],
    D08: ["Dublin 8, in Dublin South-Central"],
    // Two names.
    "Galway East/West": ["Galway East", "Galway West"],
    "Mayo or Galway": ["Mayo", "Galway East", "Galway West", "Roscommon-Galway"],
    "Maigh Eo nó Ciarraí": ["Mayo", "Kerry"],
    "Bray & Greystones": ["Bray, in Wicklow", "Bray, in Dún Laoghaire", "Greystones, in Wicklow"],
    "Laois-Offaly": ["Laois", "Offaly"],
    "Laoighis – Offaly": ["Laois", "Offaly"],
    "longford roscommon": ["Longford-Westmeath", "Roscommon-Galway"],
    "Limerick City/County": ["Limerick City", "Limerick County"],
    // A slip.
    "dun laoire": ["Dún Laoghaire"],
    Kildair: ["Kildare North", "Kildare South", "Kildare town, in Kildare South"],
    clair: ["Clare"],
    naaz: ["Naas, in Kildare North"],
    Letterkeny: ["Letterkenny, in Donegal"],
    // Outside the State; what begins with the same letters is offered.
    Belfast: [],
    "Newry, Co. Down": [],
    London: [],
    Oxford: [],
    "Béal Feirste": [],
    Derry: ["Derrybeg, in Donegal"],
    Down: ["Downings, in Donegal"],
    Paris: ["Old Parish, in Waterford"],
    Bangor: ["Bangor Erris, in Mayo"],
    // A TD; one who left is not found.
    "Mary Lou": ["Mary Lou McDonald, in Dublin Central"],
    "Simon Harris TD": ["Simon Harris, in Wicklow"],
    "michael martin": ["Micheál Martin, in Cork South-Central"],
    "Darragh OBrien": ["Darragh O'Brien, in Dublin Fingal East"],
    "Leo Varadkar": [],
    // Eircodes, and what is no name.
    "A96 X2Y3": [],
    "D08-X2Y3": [],
    "🎨": [],
    Дублин: [],
    Atlantis: [],
    "-": [],
  },
};
