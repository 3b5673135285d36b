/** How amounts are written, most common first, with the marks that group and the mark of decimals. */
const FORMS: readonly (readonly [form: RegExp, grouping: string, decimal: string])[] = [
  [/^\d{1,12}(?:\.\d{1,2})?$/, "", "."],
  [/^\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?$/, ",", "."],
  // Dollars have no third decimal, so `12.900` is twelve thousand nine hundred.
  [/^\d{1,3}(?:\.\d{3}){1,4}(?:,\d{1,2})?$/, ".", ","],
  [/^\d{1,12},\d{1,2}$/, "", ","],
  [/^\d{1,3}(?: \d{3}){1,4}(?:[.,]\d{1,2})?$/, " ", ""],
  // `12900.0000`, as databases write it.
  [/^\d{4,12}\.\d{3,6}$/, "", "."],
];

/**
 * A number as American or European feeds write it (`12,900.50`, `12.900,50`, `800,00`), or null for anything that
 * could mean two amounts. Never throws.
 */
export function plainNumber(text: string): number | null {
  for (const [form, grouping, decimal] of FORMS) {
    if (!form.test(text)) continue;
    const digits = grouping === "" ? text : text.replaceAll(grouping, "");
    return Number(decimal === "." ? digits : digits.replace(",", "."));
  }
  return null;
}
