const format = new Intl.NumberFormat("en-US");

/** `1,234`; small ones, which are most, without the formatter. */
export function wholeNumber(value: number): string {
  return value < 1000 ? String(value) : format.format(value);
}
