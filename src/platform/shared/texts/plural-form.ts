/** In this order a text gives its forms; a language has some of them (Unicode's plural rules). */
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;

interface Rules {
  readonly select: (value: number) => Intl.LDMLPluralRule;
  readonly categories: readonly Intl.LDMLPluralRule[];
}

const RULES = new Map<string, Rules>();

function rulesOf(locale: string): Rules {
  const known = RULES.get(locale);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(locale);
  const own = rules.resolvedOptions().pluralCategories;
  const made = {
    select: (value: number) => rules.select(value),
    categories: CATEGORIES.filter((category) => own.includes(category)),
  };
  RULES.set(locale, made);
  return made;
}

/**
 * The form that a language has for a number.
 * @param locale of the language, as `en-US`
 * @param forms in the order of the language's own categories: `car|cars` (one, other), in Polish `auto|auta|aut|auta` (one,
 *   few, many, other); the last one also stands for those that are left out, as Spanish does for its millions
 * @param value anything but a number takes the last form: it was written as text, "1,200"
 */
export function pluralForm(locale: string, forms: string, value: unknown): string {
  const all = forms.split("|");
  const { select, categories } = rulesOf(locale);
  const at = typeof value === "number" ? categories.indexOf(select(value)) : all.length;
  return all[Math.min(at, all.length - 1)] ?? "";
}
