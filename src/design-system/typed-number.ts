/** Nobody types a longer amount; the rest of what was pasted is not read. */
const LONGEST_TYPED = 100;

/**
 * The whole number that somebody typed the way people do: `25000`, `25,000`, `$25,000.00`. Cents are dropped.
 * @returns its digits, at most `most` of them; empty when there are none
 */
export function typedDigits(text: string, most: number): string {
  return (/\d[\d,\s]*/.exec(text.slice(0, LONGEST_TYPED))?.[0] ?? "").replace(/\D/g, "").slice(0, most);
}

/** `25000` as `25,000`. */
export function groupDigits(digits: string | number): string {
  const text = String(digits);
  const groups: string[] = [];
  for (let end = text.length; end > 0; end -= 3) groups.unshift(text.slice(Math.max(0, end - 3), end));
  return groups.join(",");
}
