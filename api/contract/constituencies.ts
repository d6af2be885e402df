/** The constituencies that can be chosen, in order: the 43 of the 34th Dáil, and `Tipperary`, split in 2024. */
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
