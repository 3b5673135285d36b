import type { Cents } from "#platform/shared/money.ts";
import type { CardPaymentFacts, PaymentTerms, PossiblePricing } from "./card-payment-display.ts";

/** What is known about one vehicle for one shopper who pre-qualified (VEH-11, VEH-12 `Personalized`). */
export interface PersonalPricing {
  readonly lenderQualified: PaymentTerms | null;
  readonly priceErrors: readonly string[];
  readonly possiblePricing: PossiblePricing | null;
  readonly monthlyPaymentCents: Cents | null;
  /** Whom a shopper calls who does not qualify (VEH-16). */
  readonly dealerPhone: string;
}

/** The estimate of a vehicle as lists and pages carry it (VEH-11). */
export interface ShownEstimate {
  readonly estimatedMonthlyPaymentCents: Cents;
  readonly estimatedDownPaymentCents: Cents;
  readonly estimatedTerm: number;
  readonly estimatedAPR: number;
}

/** Facts for `cardPaymentDisplay` of a vehicle that anybody sees, with what one shopper knows beside it. */
export function cardPaymentFacts(
  vehicle: {
    readonly sold: boolean;
    readonly pendingSale: boolean;
    readonly estimatedPayment: ShownEstimate | null;
  },
  personal: PersonalPricing | null,
): CardPaymentFacts {
  const { sold, pendingSale, estimatedPayment: shown } = vehicle;
  return {
    pricingKind: personal !== null ? "Personalized" : shown === null ? "None" : "Estimated",
    sold,
    pendingSale,
    lenderQualified: personal?.lenderQualified ?? null,
    priceErrors: personal?.priceErrors ?? [],
    possiblePricing: personal?.possiblePricing ?? null,
    monthlyPaymentCents: personal?.monthlyPaymentCents ?? null,
    estimated: shown && {
      monthlyPaymentCents: shown.estimatedMonthlyPaymentCents,
      downPaymentCents: shown.estimatedDownPaymentCents,
      termMonths: shown.estimatedTerm,
      apr: shown.estimatedAPR,
    },
  };
}
