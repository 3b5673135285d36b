/**
 * The amount that somebody is typing, in dollars with at most two decimals; it ends at 999,999 (UI-07).
 * @returns its digits and point as typed so far; empty when there are none
 */
export function typedAmount(typed: string): string {
  return /^\d{0,6}(\.\d{0,2})?/.exec(typed.replaceAll(/[^\d.]/g, ""))?.[0] ?? "";
}
