import type { Constituency } from "../api/contract/constituencies.ts";
import type { SittingTd } from "../api/contract/td.ts";

/** The sitting TDs of the table. */
export const SITTING_TDS: readonly SittingTd[] = [
  { name: "Mary Lou McDonald", constituency: "Dublin Central" },
  { name: "Simon Harris", constituency: "Wicklow" },
  { name: "Micheál Martin", constituency: "Cork South-Central" },
  { name: "John Connolly", constituency: "Galway West" },
  { name: "Daniel Ennis", constituency: "Dublin Central" },
];

/** Texts that supporters type: a full name chooses its constituency; another text offers its first options. */
export const TYPED_TEXTS: Readonly<
  Record<"chooses", Readonly<Record<string, Constituency>>> &
    Record<"offers", Readonly<Record<string, readonly string[]>>>
> = {
  chooses: {
    mayo: "Mayo",
    "  Dun Laoghaire ": "Dún Laoghaire",
    "Maigh Eo": "Mayo",
    "Contae Phort Láirge": "Waterford",
    Sligo: "Sligo-Leitrim",
    "Galway city": "Galway West",
    "Wicklow/Wexford": "Wicklow-Wexford",
    // Not the TD of this name.
    ennis: "Clare",
    "Westport, Co. Mayo": "Mayo",
    "BÁC 15": "Dublin West",
  },
  offers: {
    // Parts of names.
    mayoo: ["Mayo"],
    Connolly: ["Connolly village, in Clare", "John Connolly, in Galway West"],
    Galway: ["Galway East", "Galway West", "Roscommon-Galway", "Galway city, in Galway West"],
    "12 Main Street, Naas": ["Naas, in Kildare North"],
    // Names of several, the largest first.
    Bray: ["Bray, in Wicklow", "Bray, in Dún Laoghaire"],
    Newbridge: [
      "Newbridge, Co. Kildare, in Kildare South",
      "Newbridge, Co. Galway, in Galway East",
    ],
    "An Daingean": ["An Daingean, Co. Kerry, in Kerry"],
    "BÁC 8": ["Dublin 8, in Dublin South-Central", "Dublin 8, in Dublin Bay South"],
    // Two names.
    "Galway East/West": ["Galway East", "Galway West"],
    "Maigh Eo nó Ciarraí": ["Mayo", "Kerry"],
    "Bray & Greystones": ["Bray, in Wicklow", "Bray, in Dún Laoghaire", "Greystones, in Wicklow"],
    "Laois-Offaly": ["Laois", "Offaly"],
    // A slip.
    "dun laoire": ["Dún Laoghaire"],
    Kildair: ["Kildare North", "Kildare South", "Kildare town, in Kildare South"],
    // Outside the State; what begins with the same letters is offered.
    Belfast: [],
    "Newry, Co. Down": [],
    "Béal Feirste": [],
    Derry: ["Derrybeg, in Donegal"],
    // A TD; one who left is not found.
    "Mary Lou": ["Mary Lou McDonald, in Dublin Central"],
    "Simon Harris TD": ["Simon Harris, in Wicklow"],
    "michael martin": ["Micheál Martin, in Cork South-Central"],
    "Leo Varadkar": [],
    // Eircodes, and what is no name.
    "A96 X2Y3": [],
    "🎨": [],
    "-": [],
  },
};
