import { type Constituency, currentConstituencies } from "./constituencies.ts";

/** The seats of each constituency in the 34th Dáil, by the Electoral (Amendment) Act 2023. */
const SEATS: Readonly<Record<Exclude<Constituency, "Tipperary">, 3 | 4 | 5>> = {
  ...{ "Carlow-Kilkenny": 5, "Cavan-Monaghan": 5, Clare: 4, "Cork East": 4 },
  ...{ "Cork North-Central": 5, "Cork North-West": 3, "Cork South-Central": 5 },
  ...{ "Cork South-West": 3, Donegal: 5, "Dublin Bay North": 5, "Dublin Bay South": 4 },
  ...{ "Dublin Central": 4, "Dublin Fingal East": 3, "Dublin Fingal West": 3 },
  ...{ "Dublin Mid-West": 5, "Dublin North-West": 3, "Dublin Rathdown": 4 },
  ...{ "Dublin South-Central": 4, "Dublin South-West": 5, "Dublin West": 5 },
  ...{ "Dún Laoghaire": 4, "Galway East": 4, "Galway West": 5, Kerry: 5, "Kildare North": 5 },
  ...{ "Kildare South": 4, Laois: 3, "Limerick City": 4, "Limerick County": 3 },
  ...{ "Longford-Westmeath": 5, Louth: 5, Mayo: 5, "Meath East": 4, "Meath West": 3, Offaly: 3 },
  ...{ "Roscommon-Galway": 3, "Sligo-Leitrim": 4, "Tipperary North": 3, "Tipperary South": 3 },
  ...{ Waterford: 4, Wexford: 4, Wicklow: 4, "Wicklow-Wexford": 3 },
};

/** Returns how many TDs a choice elects. */
export function seatsOf(choice: Constituency): number {
  return currentConstituencies(choice)
    .map((each): number => (each === "Tipperary" ? 0 : SEATS[each]))
    .reduce((sum, seats) => sum + seats, 0);
}
