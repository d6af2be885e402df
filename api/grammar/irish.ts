import { CONSTITUENCIES, type Constituency } from "../contract/constituencies.ts";
import type { Language } from "../contract/language.ts";

/** The Irish names of the boundaries of 2023, by Tailte Éireann; `Tipperary` has the county's name. */
const IRISH_NAMES: Readonly<Record<Constituency, string>> = {
  "Carlow-Kilkenny": "Ceatharlach-Cill Chainnigh",
  "Cavan-Monaghan": "An Cabhán-Muineachán",
  Clare: "An Clár",
  "Cork East": "Corcaigh Thoir",
  "Cork North-Central": "Corcaigh Thuaidh-Lár",
  "Cork North-West": "Corcaigh Thiar Thuaidh",
  "Cork South-Central": "Corcaigh Theas-Lár",
  "Cork South-West": "Corcaigh Thiar Theas",
  Donegal: "Dún na nGall",
  "Dublin Bay North": "Cuan Bhaile Átha Cliath Thuaidh",
  "Dublin Bay South": "Cuan Bhaile Átha Cliath Theas",
  "Dublin Central": "Baile Átha Cliath Láir",
  "Dublin Fingal East": "Baile Átha Cliath - Fine Gall Thoir",
  "Dublin Fingal West": "Baile Átha Cliath - Fine Gall Thiar",
  "Dublin Mid-West": "Baile Átha Cliath Thiar-Meán",
  "Dublin North-West": "Baile Átha Cliath Thiar Thuaidh",
  "Dublin Rathdown": "Baile Átha Cliath - Ráth an Dúin",
  "Dublin South-Central": "Baile Átha Cliath Theas-Lár",
  "Dublin South-West": "Baile Átha Cliath Thiar Theas",
  "Dublin West": "Baile Átha Cliath Thiar",
  "Dún Laoghaire": "Dún Laoghaire",
  "Galway East": "Gaillimh Thoir",
  "Galway West": "Gaillimh Thiar",
  Kerry: "Ciarraí",
  "Kildare North": "Cill Dara Thuaidh",
  "Kildare South": "Cill Dara Theas",
  Laois: "Laois",
  "Limerick City": "Cathair Luimnigh",
  "Limerick County": "Contae Luimnigh",
  "Longford-Westmeath": "An Longfort-An Iarmhí",
  Louth: "Lú",
  Mayo: "Maigh Eo",
  "Meath East": "An Mhí Thoir",
  "Meath West": "An Mhí Thiar",
  Offaly: "Uíbh Fhailí",
  "Roscommon-Galway": "Ros Comáin-Gaillimh",
  "Sligo-Leitrim": "Sligeach-Liatroim",
  Tipperary: "Tiobraid Árann",
  "Tipperary North": "Tiobraid Árann Thuaidh",
  "Tipperary South": "Tiobraid Árann Theas",
  Waterford: "Port Láirge",
  Wexford: "Loch Garman",
  Wicklow: "Cill Mhantáin",
  "Wicklow-Wexford": "Cill Mhantáin-Loch Garman",
};

export function constituencyName(constituency: Constituency, language: Language): string {
  return language === "ga" ? IRISH_NAMES[constituency] : constituency;
}

/** Returns all constituencies, in the order of the names in a language. */
export function constituenciesIn(language: Language): readonly Constituency[] {
  if (language === "en") return CONSTITUENCIES;
  // Not by Intl.Collator, which would take a phone 40 ms to create.
  const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");
  return [...CONSTITUENCIES].sort((a, b) =>
    plain(IRISH_NAMES[a]) < plain(IRISH_NAMES[b]) ? -1 : 1,
  );
}

const IRISH_PARTIES: ReadonlyMap<string, string> = new Map([
  ["Green Party", "An Comhaontas Glas"],
  ["Independent", "Neamhspleách"],
  ["Independent Ireland", "Éire Neamhspleách"],
  ["Labour Party", "Páirtí an Lucht Oibre"],
  ["People Before Profit-Solidarity", "Pobal Seachas Brabús–Dlúthpháirtíocht"],
  ["Social Democrats", "Na Daonlathaithe Sóisialta"],
]);

/** Returns a party's Irish name; without one, the published name. */
export function partyInIrish(party: string): string {
  return IRISH_PARTIES.get(party) ?? party;
}

type CountedForms = readonly [plain: string, lenited: string, eclipsed: string];

/** The form of a noun by plural category; the others are plain. */
const MUTATIONS: Partial<Record<Intl.LDMLPluralRule, 1 | 2>> = { two: 1, few: 1, many: 2 };

/**
 * Returns an Irish number with its noun, which stays singular: '1 dáilcheantar', '4 dháilcheantar',
 * '7 ndáilcheantar'. Above ten, the last digit decides: 43 is `trí dháilcheantar is daichead`.
 */
export function counted(count: number, forms: CountedForms): string {
  const category = new Intl.PluralRules("ga").select(count > 10 ? count % 10 : count);
  // `Aon` leaves t, d and s as they are.
  const isLenited = category === "one" && !/^[tds]/i.test(forms[0]);
  return `${count} ${forms[isLenited ? 1 : (MUTATIONS[category] ?? 0)]}`;
}

/** The numbers of two to ten people (Caighdeán Oifigiúil 2017, 9.4). */
const PEOPLE = [
  "beirt",
  "triúr",
  "ceathrar",
  "cúigear",
  "seisear",
  "seachtar",
  "ochtar",
  "naonúr",
  "deichniúr",
];

/** Returns a number of TDs: '1 Teachta Dála amháin', 'ceathrar Teachtaí Dála', '12 Theachta Dála'. */
export function countedTds(count: number): string {
  if (count === 1) return "1 Teachta Dála amháin";
  const people = PEOPLE[count - 2];
  return people === undefined
    ? counted(count, ["Teachta Dála", "Theachta Dála", "dTeachta Dála"])
    : `${people} Teachtaí Dála`;
}
