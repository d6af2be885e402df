/**
 * The constituencies that a supporter can choose, in the order of the list: the 43 of the 34th Dáil, as the
 * Houses of the Oireachtas name them, and `Tipperary`, which was split in 2024 and is still looked for.
 */
export const CONSTITUENCIES = [
  "Carlow-Kilkenny",
  "Cavan-Monaghan",
  "Clare",
  "Cork East",
  "Cork North-Central",
  "Cork North-West",
  "Cork South-Central",
  "Cork South-West",
  "Donegal",
  "Dublin Bay North",
  "Dublin Bay South",
  "Dublin Central",
  "Dublin Fingal East",
  "Dublin Fingal West",
  "Dublin Mid-West",
  "Dublin North-West",
  "Dublin Rathdown",
  "Dublin South-Central",
  "Dublin South-West",
  "Dublin West",
  "Dún Laoghaire",
  "Galway East",
  "Galway West",
  "Kerry",
  "Kildare North",
  "Kildare South",
  "Laois",
  "Limerick City",
  "Limerick County",
  "Longford-Westmeath",
  "Louth",
  "Mayo",
  "Meath East",
  "Meath West",
  "Offaly",
  "Roscommon-Galway",
  "Sligo-Leitrim",
  "Tipperary",
  "Tipperary North",
  "Tipperary South",
  "Waterford",
  "Wexford",
  "Wicklow",
  "Wicklow-Wexford",
] as const;

export type Constituency = (typeof CONSTITUENCIES)[number];

/** Whether `name` is, byte for byte, a constituency that can be chosen. */
export function isConstituency(name: unknown): name is Constituency {
  return (CONSTITUENCIES as readonly unknown[]).includes(name);
}

const SUCCESSORS: Partial<Record<Constituency, readonly Constituency[]>> = {
  Tipperary: ["Tipperary North", "Tipperary South"],
};

/** Returns the constituencies of the present Dáil that a choice stands for: itself, or two successors. */
export function currentConstituencies(choice: Constituency): readonly Constituency[] {
  return SUCCESSORS[choice] ?? [choice];
}

/** The seats of each constituency in the 34th Dáil, by the Electoral (Amendment) Act 2023. */
const SEATS: Readonly<Record<Exclude<Constituency, "Tipperary">, 3 | 4 | 5>> = {
  "Carlow-Kilkenny": 5,
  "Cavan-Monaghan": 5,
  Clare: 4,
  "Cork East": 4,
  "Cork North-Central": 5,
  "Cork North-West": 3,
  "Cork South-Central": 5,
  "Cork South-West": 3,
  Donegal: 5,
  "Dublin Bay North": 5,
  "Dublin Bay South": 4,
  "Dublin Central": 4,
  "Dublin Fingal East": 3,
  "Dublin Fingal West": 3,
  "Dublin Mid-West": 5,
  "Dublin North-West": 3,
  "Dublin Rathdown": 4,
  "Dublin South-Central": 4,
  "Dublin South-West": 5,
  "Dublin West": 5,
  "Dún Laoghaire": 4,
  "Galway East": 4,
  "Galway West": 5,
  Kerry: 5,
  "Kildare North": 5,
  "Kildare South": 4,
  Laois: 3,
  "Limerick City": 4,
  "Limerick County": 3,
  "Longford-Westmeath": 5,
  Louth: 5,
  Mayo: 5,
  "Meath East": 4,
  "Meath West": 3,
  Offaly: 3,
  "Roscommon-Galway": 3,
  "Sligo-Leitrim": 4,
  "Tipperary North": 3,
  "Tipperary South": 3,
  Waterford: 4,
  Wexford: 4,
  Wicklow: 4,
  "Wicklow-Wexford": 3,
};

/** Returns how many TDs a choice elects. */
export function seatsOf(choice: Constituency): number {
  return currentConstituencies(choice)
    .map((each): number => (each === "Tipperary" ? 0 : SEATS[each]))
    .reduce((sum, seats) => sum + seats, 0);
}
