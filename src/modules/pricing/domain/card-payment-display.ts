import type { Cents } from "#platform/shared/money.ts";

/** A payment with the terms it stands for. */
export interface PaymentTerms {
  readonly monthlyPaymentCents: Cents;
  /** Percent a year. */
  readonly apr: number;
  readonly termMonths: number;
  readonly downPaymentCents: Cents;
}

/** What could make a refused price possible (VEH-17). */
export interface PossiblePricing {
  readonly suggestedDownPaymentCents: Cents | null;
  readonly suggestedTradeRemoval: boolean;
  /** What the suggested down payment would come to, to the cent (VEH-11). */
  readonly pennyPerfectPricing?: PaymentTerms | null;
}

/** What a card knows about money (VEH-11, VEH-12). */
export interface CardPaymentFacts {
  /** Price errors count only for `Personalized` (OP-12). */
  readonly pricingKind: "None" | "Estimated" | "Personalized";
  readonly sold: boolean;
  readonly pendingSale: boolean;
  readonly lenderQualified: PaymentTerms | null;
  /** A lender of the shopper leases it to them. */
  readonly isLeased: boolean;
  readonly priceErrors: readonly string[];
  readonly possiblePricing: PossiblePricing | null;
  readonly estimated: PaymentTerms | null;
  readonly monthlyPaymentCents: Cents | null;
}

/** What the card shows for payment; the words are the page's. */
export type CardPaymentDisplay =
  | { readonly kind: "nothing" }
  | { readonly kind: "lender-qualified"; readonly payment: PaymentTerms }
  | { readonly kind: "lender-leased" }
  | {
      readonly kind: "not-qualified";
      readonly suggestedDownPaymentCents: Cents | null;
      readonly suggestsTradeRemoval: boolean;
    }
  | { readonly kind: "estimated"; readonly payment: PaymentTerms }
  | { readonly kind: "monthly"; readonly monthlyPaymentCents: Cents }
  | { readonly kind: "personalize-button" };

/** VEH-14 to VEH-17 in the order of OP-12, the same on cards and on the details page. */
export function cardPaymentDisplay(facts: CardPaymentFacts): CardPaymentDisplay {
  if (facts.sold) return { kind: "nothing" };
  if (facts.lenderQualified !== null) return { kind: "lender-qualified", payment: facts.lenderQualified };
  if (facts.isLeased) return { kind: "lender-leased" };
  if (facts.pricingKind === "Personalized" && facts.priceErrors.length > 0) {
    return {
      kind: "not-qualified",
      suggestedDownPaymentCents: facts.possiblePricing?.suggestedDownPaymentCents ?? null,
      suggestsTradeRemoval: facts.possiblePricing?.suggestedTradeRemoval ?? false,
    };
  }
  if (facts.estimated !== null) return { kind: "estimated", payment: facts.estimated };
  if (facts.monthlyPaymentCents !== null)
    return { kind: "monthly", monthlyPaymentCents: facts.monthlyPaymentCents };
  // VEH-15: nothing to personalize while somebody else is buying it.
  return facts.pendingSale ? { kind: "nothing" } : { kind: "personalize-button" };
}

/** Which price lines accompany the price. */
interface PriceExtras {
  /** Null hides the line. */
  readonly msrpCents: Cents | null;
  readonly incentivesCents: Cents | null;
}

/** VEH-18, VEH-19: both only for new vehicles; the MSRP only where no incentives replace it and it says something new. */
export function priceExtras(vehicle: {
  readonly condition: "new" | "used" | "certified";
  readonly priceCents: Cents | null;
  readonly msrpCents: Cents | null;
  readonly incentivesCents: Cents;
}): PriceExtras {
  const isNew = vehicle.condition === "new";
  const hasIncentives = vehicle.incentivesCents !== 0;
  return {
    msrpCents:
      isNew && !hasIncentives && vehicle.msrpCents && vehicle.msrpCents !== vehicle.priceCents
        ? vehicle.msrpCents
        : null,
    incentivesCents: isNew && hasIncentives ? vehicle.incentivesCents : null,
  };
}
