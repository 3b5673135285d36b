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
  /** Orders that may have it at most, of everybody and of one account. */
  readonly uses?: number | undefined;
  readonly usesPerAccount?: number | undefined;
  /** Ids of the rooftops whose cars it is for; left out, all. */
  readonly rooftops?: readonly string[] | undefined;
}

interface PromoAsked {
  readonly typed: string;
  /** `YYYY-MM-DD` */
  readonly onDate: string;
  readonly priceCents: Cents;
  /** Who sells the car. */
  readonly rooftopId: string;
}

type PromoAnswer =
  | { readonly kind: "promo"; readonly code: string; readonly title: string; readonly amountCents: Cents }
  /** One answer for every reason: who guesses learns nothing of codes that are not theirs. */
  | { readonly kind: "refused" };

const REFUSED: PromoAnswer = { kind: "refused" };

/** As people type it: capitals and spaces around it do not matter. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase();

/** What a code takes off a price before tax, or that it does not count (CART-08, OP-40). Never more than the price. */
export function promoAmount(codes: readonly PromoCode[], asked: PromoAsked): PromoAnswer {
  const wanted = promoCodeOf(asked.typed);
  const promo = codes.find(({ code }) => code === wanted);
  if (promo === undefined || !countsFor(promo, asked)) return REFUSED;
  const { code, title, amount, percent = 0 } = promo;
  // Half up: percent of cents is exact in millionths.
  const cents =
    amount === undefined
      ? Math.floor((asked.priceCents * Math.round(percent * 10_000) + 500_000) / 1_000_000)
      : Math.round(amount * 100);
  return { kind: "promo", code, title, amountCents: Math.min(cents, asked.priceCents) };
}

function countsFor({ validFrom, validTo, rooftops }: PromoCode, { onDate, rooftopId }: PromoAsked): boolean {
  return (
    (validFrom === undefined || onDate >= validFrom) &&
    (validTo === undefined || onDate <= validTo) &&
    (rooftops === undefined || rooftops.includes(rooftopId))
  );
}
