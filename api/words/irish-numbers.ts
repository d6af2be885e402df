/** The forms of an Irish noun after a number. */
type CountedForms = readonly [plain: string, lenited: string, eclipsed: string];

const RULES = new Intl.PluralRules("ga");

/** The form of a noun by plural category; the others are plain. */
const MUTATIONS: Partial<Record<Intl.LDMLPluralRule, 1 | 2>> = { two: 1, few: 1, many: 2 };

/**
 * Returns an Irish number with its noun, which stays singular: '1 dáilcheantar', '4 dháilcheantar',
 * '7 ndáilcheantar'. Above ten, the last digit decides: 43 is `trí dháilcheantar is daichead`.
 */
export function counted(count: number, forms: CountedForms): string {
  const category = RULES.select(count > 10 ? count % 10 : count);
  // `Aon` leaves t, d and s as they are.
  const isLenited = category === "one" && !/^[tds]/i.test(forms[0]);
  return `${count} ${forms[isLenited ? 1 : (MUTATIONS[category] ?? 0)]}`;
}

/** The numbers of two to ten people (Caighdeán Oifigiúil 2017, 9.4). */
const PEOPLE = [
  ...["beirt", "triúr", "ceathrar", "cúigear", "seisear"],
  ...["seachtar", "ochtar", "naonúr", "deichniúr"],
];

/**
 * Returns a number of TDs: '1 Teachta Dála amháin', 'ceathrar Teachtaí Dála', '12 Theachta Dála'.
 * Two to ten people have numbers of their own, which the plural follows.
 */
export function countedTds(count: number): string {
  if (count === 1) return "1 Teachta Dála amháin";
  const people = PEOPLE[count - 2];
  return people === undefined
    ? counted(count, ["Teachta Dála", "Theachta Dála", "dTeachta Dála"])
    : `${people} Teachtaí Dála`;
}
