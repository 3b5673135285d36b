/** PMT-01, OP-03: the three ways to pay. */
export const PAYMENT_METHODS = ["card", "bank-manual", "bank-linked"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
