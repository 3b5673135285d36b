/**
 * The whole number that somebody typed the way people do: `25000`, `25,000`, `$25,000.00`. Cents are dropped.
 * @returns its digits, at most `most` of them; empty when there are none
 */
export function typedDigits(text: string, most: number): string {
  return (/\d[\d,\s]*/.exec(text)?.[0] ?? "").replace(/\D/g, "").slice(0, most);
}

/** `25000` as `25,000`. */
export function groupDigits(digits: string | number): string {
  return String(digits).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
