import type { Cents } from "#platform/shared/money.ts";

/** What became of a price since it was saved, in cents: negative is a drop; null when either is not known. */
export function priceChange(savedCents: Cents | null, nowCents: Cents | null): Cents | null {
  return savedCents === null || nowCents === null ? null : nowCents - savedCents;
}
