import { CONSTITUENCIES, type Constituency } from "../../api/contract/constituencies.ts";
import { constituencyName } from "../../api/contract/constituency-details.ts";
import { normalizeName } from "../domain/picker.ts";
import places from "./places.json";

/** The counties with their Irish names: alone, and after 'Contae'; then former spellings. */
export const COUNTIES = {
  Carlow: ["Ceatharlach", "Cheatharlach"],
  Cavan: ["An Cabhán", "an Chabháin"],
  Clare: ["An Clár", "an Chláir"],
  Cork: ["Corcaigh", "Chorcaí"],
  Donegal: ["Dún na nGall", "Dhún na nGall"],
  Dublin: ["Baile Átha Cliath", "Bhaile Átha Cliath"],
  Galway: ["Gaillimh", "na Gaillimhe"],
  Kerry: ["Ciarraí", "Chiarraí"],
  Kildare: ["Cill Dara", "Chill Dara"],
  Kilkenny: ["Cill Chainnigh", "Chill Chainnigh"],
  Laois: ["Laois", "Laoise", "Laoighis", "Leix"],
  Leitrim: ["Liatroim", "Liatroma"],
  Limerick: ["Luimneach", "Luimnigh"],
  Longford: ["An Longfort", "an Longfoirt"],
  Louth: ["Lú", "Lú"],
  Mayo: ["Maigh Eo", "Mhaigh Eo"],
  Meath: ["An Mhí", "na Mí"],
  Monaghan: ["Muineachán", "Mhuineacháin"],
  Offaly: ["Uíbh Fhailí", "Uíbh Fhailí"],
  Roscommon: ["Ros Comáin", "Ros Comáin"],
  Sligo: ["Sligeach", "Shligigh"],
  Tipperary: ["Tiobraid Árann", "Thiobraid Árann"],
  Waterford: ["Port Láirge", "Phort Láirge"],
  Westmeath: ["An Iarmhí", "na hIarmhí"],
  Wexford: ["Loch Garman", "Loch Garman"],
  Wicklow: ["Cill Mhantáin", "Chill Mhantáin"],
} as const;

export type County = keyof typeof COUNTIES;

/** A town, village, city quarter, island or postal district; without names, a whole area. */
export type Place = {
  /** The English name, the Irish one, and others. */
  names: readonly string[];
  /** Null for a constituency. */
  county: County | null;
  /** The likeliest first; several where a border is near. */
  constituencies: readonly Constituency[];
  /** Whether the place is the largest of its name. */
  isLargest?: boolean;
};

/** A name as the search compares it: its words, each after a space, and its letters alone. */
export type Key = { words: string; letters: string };

/** A name of a place, and its index among the place's names. */
export type Name = Key & { place: Place; index: number };

/** Returns the key of a name or of a typed text. */
export function keyOf(text: string): Key {
  const words = normalizeName(text.replace(/[/&+]/g, " or "))
    .replace(/\bsaint\b/g, "st")
    .replace(/\bmt\b/g, "mount")
    .replace(/\bbac\b/, "dublin")
    // Dublin's districts: 'D08', 'Dublin 6 West'.
    .replace(/\bd(?:ublin)? ?0*(?=\d)/, "dublin ")
    .replace(/\b6 ?w(?:est)?\b/, "6w");
  return { words: ` ${words}`, letters: words.replaceAll(" ", "") };
}

/** Places of Northern Ireland, then abroad, without 'Ireland', which `normalizeName` takes away. */
const ELSEWHERE_NAMES = [
  "antrim|armagh|down|fermanagh|tyrone|(?:london)?derry|doire|northern|north of|tuaisceart eireann|ni",
  "ballymena|bangor|beal feirste|belfast|coleraine|cookstown|craigavon|dungannon|enniskillen|larne",
  "limavady|lisburn|lurgan|magherafelt|newry|newtownards|omagh|portadown|portrush|strabane",
  "aberdeen|albain|america|amsterdam|australia|barcelona|belgium|berlin|birmingham|boston|bristol",
  "britain|brussels|cambridge|canada|cardiff|chicago|dubai|dundee|edinburgh|england|europe|france",
  "germany|glasgow|great britain|italy|learpholl|leeds|lisbon|liverpool|londain|london|los angeles",
  "luxembourg|madrid|manchester|meiricea|melbourne|milan|montreal|munich|new york|new zealand",
  "nottingham|nua eabhrac|oxford|paris|perth|philadelphia|portugal|rome|san francisco|sasana",
  "scotland|sheffield|spain|sydney|toronto|uk|usa?|united (?:kingdom|states)|vancouver|vienna",
  "wales|york",
].join("|");

const ELSEWHERE = new RegExp(
  `^ (?:${ELSEWHERE_NAMES})(?: (?:${ELSEWHERE_NAMES}|co|county|city))*$`,
);

/** Whether a text names a well-known place outside the State: 'Belfast', 'Newry, Co. Down', 'London, UK'. */
export function isElsewhere(text: string): boolean {
  return ELSEWHERE.test(keyOf(text).words);
}

/** Whether a text is an Eircode or its start, also with O for 0. 'D08' alone is a postal district. */
export function isEircode(text: string): boolean {
  const code = normalizeName(text).replace(/^eirc(?:ode|hod)| /g, "");
  return (
    /\d/.test(code) &&
    /^(?!d[\dw]{2}$)[ac-fhknprtv-y][\do][\dow][\dac-fhknoprtv-y]{0,4}$/.test(code)
  );
}

export const COUNTY_NAMES = Object.keys(COUNTIES) as County[];

/** The names of the constituencies in both languages, and of the counties. */
const AREA_NAMES: readonly Name[] = [
  ...CONSTITUENCIES.flatMap((constituency) => {
    const place = { names: [], county: null, constituencies: [constituency] };
    return namesOf(place, [constituency, constituencyName(constituency, "ga")]);
  }),
  ...COUNTY_NAMES.flatMap((county) => {
    const constituencies = CONSTITUENCIES.filter((each) => each.includes(county));
    return namesOf({ names: [], county, constituencies }, [county, ...COUNTIES[county]]);
  }),
];

/**
 * All areas, then all places in the order of their English names; 'Dublin 8' comes before 'Dublin 10'.
 * Without a collator, which takes longer to start than the sorting.
 */
export const NAMES: readonly Name[] = [
  ...AREA_NAMES,
  ...readPlaces()
    .map((place) => namesOf(place, place.names))
    .map((names) => ({ names, order: orderOf(names) }))
    .sort((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
    .flatMap(({ names }) => names),
];

function namesOf(place: Place, names: readonly string[]): Name[] {
  return names.map((name, index) => ({ ...keyOf(name), place, index }));
}

/** Returns a text whose order by characters is that of the list. */
function orderOf([english]: readonly Name[]): string {
  const order = english?.words.replace(/\d+/, (digits) => digits.padStart(2, "0")) ?? "";
  return english?.place.isLargest ? order : `${order} `;
}

/** Reads the places of `places.json`, by county and candidates; a star is before the largest of its name. */
function readPlaces(): Place[] {
  return Object.entries(places).flatMap(([county, groups]) =>
    Object.entries(groups).flatMap(([candidates, entries]) =>
      entries.map((entry) => ({
        names: entry.replace("*", "").split("|"),
        isLargest: entry.startsWith("*"),
        county: county as County,
        constituencies: candidates.split("|") as Constituency[],
      })),
    ),
  );
}
