/**
 * Why a contract's payment differs from the one that was shown before, in the order in which they are counted: the car
 * first, then where it lives, then the loan and its days, or the lease.
 */
export const PAYMENT_CAUSES = [
  "price",
  "discounts",
  "trade",
  "products",
  "delivery",
  "address",
  "down",
  "term",
  "bookValue",
  "rate",
  "lenderFee",
  "interestRule",
  "days",
  "dueAtSigning",
  "leaseTerm",
  "miles",
  "residual",
  "rent",
  "acquisitionFee",
  "lessor",
  /** What is left: rules of law or of the retailer that changed meanwhile. */
  "rules",
] as const;
export type PaymentCause = (typeof PAYMENT_CAUSES)[number];
