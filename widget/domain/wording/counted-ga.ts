/** The forms of an Irish noun after a number. */
type CountedForms = readonly [plain: string, lenited: string, eclipsed: string];

const RULES = new Intl.PluralRules("ga");

/** The form of a noun that begins with t, d or s, by plural category; the others are plain. */
const MUTATIONS: Partial<Record<Intl.LDMLPluralRule, 1 | 2>> = { two: 1, few: 1, many: 2 };

/**
 * Returns an Irish number with its noun, which stays singular: '1 Teachta Dála', '4 Theachta Dála',
 * '7 dTeachta Dála'. Above ten, the last digit decides: 44 is `ceithre thoghcheantar is daichead`.
 */
export function counted(count: number, forms: CountedForms): string {
  const category = RULES.select(count > 10 ? count % 10 : count);
  return `${count} ${forms[MUTATIONS[category] ?? 0]}`;
}

/** Returns a number of TDs. */
export function countedTds(count: number): string {
  return counted(count, ["Teachta Dála", "Theachta Dála", "dTeachta Dála"]);
}
