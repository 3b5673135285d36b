import type { Cents } from "#platform/shared/money.ts";

/** A code as the retailer set it up (OP-40); dollars and percent as retailers write them. */
export interface PromoCode {
  readonly code: string;
  readonly title: string;
  readonly amount?: number | undefined;
  readonly percent?: number | undefined;
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly validFrom?: string | undefined;
  readonly validTo?: string | undefined;
}

/** Why a code does not count. */
export type PromoProblem = "unknown" | "not-yet" | "over";

type PromoAnswer =
  | { readonly kind: "promo"; readonly code: string; readonly title: string; readonly amountCents: Cents }
  | { readonly kind: "refused"; readonly problem: PromoProblem };

/** As people type it: capitals and spaces around it do not matter. */
const promoCodeOf = (typed: string): string => typed.trim().toUpperCase();

/**
 * What a code takes off a price before tax, or why it does not count (CART-08, OP-40). Never more than the price.
 * @param input.onDate `YYYY-MM-DD`
 */
export function promoAmount(
  codes: readonly PromoCode[],
  input: { readonly typed: string; readonly onDate: string; readonly priceCents: Cents },
): PromoAnswer {
  const wanted = promoCodeOf(input.typed);
  const promo = codes.find(({ code }) => code === wanted);
  if (promo === undefined) return { kind: "refused", problem: "unknown" };
  if (promo.validFrom !== undefined && input.onDate < promo.validFrom)
    return { kind: "refused", problem: "not-yet" };
  if (promo.validTo !== undefined && input.onDate > promo.validTo)
    return { kind: "refused", problem: "over" };
  const { code, title, amount, percent = 0 } = promo;
  // Half up: percent of cents is exact in millionths.
  const cents =
    amount === undefined
      ? Math.floor((input.priceCents * Math.round(percent * 10_000) + 500_000) / 1_000_000)
      : Math.round(amount * 100);
  return { kind: "promo", code, title, amountCents: Math.min(cents, input.priceCents) };
}
