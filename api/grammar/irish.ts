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

/** Returns an Irish number with its noun, '4 dháilcheantar'. Above ten, the last digit decides. */
export function counted(count: number, forms: CountedForms): string {
  const category = new Intl.PluralRules("ga").select(count > 10 ? count % 10 : count);
  // `Aon` leaves t, d and s as they are.
  const isLenited = category === "one" && !/^[tds]/i.test(forms[0]);
  return `${count} ${forms[isLenited ? 1 : (MUTATIONS[category] ?? 0)]}`;
}

/** The numbers of two to ten people (Caighdeán Oifigiúil 2017, 9.4). */
const PEOPLE = "beirt triúr ceathrar cúigear seisear seachtar ochtar naonúr deichniúr".split(" ");

/** Returns a number of TDs: '1 Teachta Dála amháin', 'ceathrar Teachtaí Dála', '12 Theachta Dála'. */
export function countedTds(count: number): string {
  if (count === 1) return "1 Teachta Dála amháin";
  const people = PEOPLE[count - 2];
  return people === undefined
    ? counted(count, ["Teachta Dála", "Theachta Dála", "dTeachta Dála"])
    : `${people} Teachtaí Dála`;
}
