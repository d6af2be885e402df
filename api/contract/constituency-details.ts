import { CONSTITUENCIES, type Constituency } from "./constituencies.ts";
import type { Language } from "./language.ts";

/** The Irish names (Tailte Éireann, 2023), and the seats by the Electoral (Amendment) Act 2023. */
const DETAILS: Readonly<Record<Constituency, readonly [irish: string, seats: number]>> = {
  "Carlow-Kilkenny": ["Ceatharlach-Cill Chainnigh", 5],
  "Cavan-Monaghan": ["An Cabhán-Muineachán", 5],
  Clare: ["An Clár", 4],
  "Cork East": ["Corcaigh Thoir", 4],
  "Cork North-Central": ["Corcaigh Thuaidh-Lár", 5],
  "Cork North-West": ["Corcaigh Thiar Thuaidh", 3],
  "Cork South-Central": ["Corcaigh Theas-Lár", 5],
  "Cork South-West": ["Corcaigh Thiar Theas", 3],
  Donegal: ["Dún na nGall", 5],
  "Dublin Bay North": ["Cuan Bhaile Átha Cliath Thuaidh", 5],
  "Dublin Bay South": ["Cuan Bhaile Átha Cliath Theas", 4],
  "Dublin Central": ["Baile Átha Cliath Láir", 4],
  "Dublin Fingal East": ["Baile Átha Cliath - Fine Gall Thoir", 3],
  "Dublin Fingal West": ["Baile Átha Cliath - Fine Gall Thiar", 3],
  "Dublin Mid-West": ["Baile Átha Cliath Thiar-Meán", 5],
  "Dublin North-West": ["Baile Átha Cliath Thiar Thuaidh", 3],
  "Dublin Rathdown": ["Baile Átha Cliath - Ráth an Dúin", 4],
  "Dublin South-Central": ["Baile Átha Cliath Theas-Lár", 4],
  "Dublin South-West": ["Baile Átha Cliath Thiar Theas", 5],
  "Dublin West": ["Baile Átha Cliath Thiar", 5],
  "Dún Laoghaire": ["Dún Laoghaire", 4],
  "Galway East": ["Gaillimh Thoir", 4],
  "Galway West": ["Gaillimh Thiar", 5],
  Kerry: ["Ciarraí", 5],
  "Kildare North": ["Cill Dara Thuaidh", 5],
  "Kildare South": ["Cill Dara Theas", 4],
  Laois: ["Laois", 3],
  "Limerick City": ["Cathair Luimnigh", 4],
  "Limerick County": ["Contae Luimnigh", 3],
  "Longford-Westmeath": ["An Longfort-An Iarmhí", 5],
  Louth: ["Lú", 5],
  Mayo: ["Maigh Eo", 5],
  "Meath East": ["An Mhí Thoir", 4],
  "Meath West": ["An Mhí Thiar", 3],
  Offaly: ["Uíbh Fhailí", 3],
  "Roscommon-Galway": ["Ros Comáin-Gaillimh", 3],
  "Sligo-Leitrim": ["Sligeach-Liatroim", 4],
  Tipperary: ["Tiobraid Árann", 6],
  "Tipperary North": ["Tiobraid Árann Thuaidh", 3],
  "Tipperary South": ["Tiobraid Árann Theas", 3],
  Waterford: ["Port Láirge", 4],
  Wexford: ["Loch Garman", 4],
  Wicklow: ["Cill Mhantáin", 4],
  "Wicklow-Wexford": ["Cill Mhantáin-Loch Garman", 3],
};

/** Returns how many TDs a choice elects. */
export function seatsOf(choice: Constituency): number {
  return DETAILS[choice][1];
}

export function constituencyName(constituency: Constituency, language: Language): string {
  return language === "ga" ? DETAILS[constituency][0] : constituency;
}

/** Returns all constituencies, in the order of the names in a language. */
export function constituenciesIn(language: Language): readonly Constituency[] {
  if (language === "en") return CONSTITUENCIES;
  // Not by Intl.Collator, which would take a phone 40 ms to create.
  const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");
  return [...CONSTITUENCIES].sort((a, b) => (plain(DETAILS[a][0]) < plain(DETAILS[b][0]) ? -1 : 1));
}
