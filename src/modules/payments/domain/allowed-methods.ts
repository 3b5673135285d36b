import { PAYMENT_METHODS, type PaymentMethod } from "#modules/payment-gateways/domain/payment-method.ts";
import type { Cents } from "#platform/shared/money.ts";

/** TEN-07 limits in cents: the most one order may pay by card, and by an account typed in by hand. */
export interface MethodLimits {
  readonly creditCardLimitCents: Cents;
  readonly achLimitCents: Cents;
}

interface PaymentRequest {
  readonly amountCents: Cents;
  /** What this order already paid by each method; splitting does not bypass a limit. */
  readonly alreadyPaidCents: Readonly<Partial<Record<PaymentMethod, Cents>>>;
}

/**
 * OP-03: which methods may take this amount. At most the ACH limit: card, manual or linked bank;
 * up to the card limit: card or linked bank; above: a linked bank only, which has no cap.
 */
export function allowedMethods(request: PaymentRequest, limits: MethodLimits): readonly PaymentMethod[] {
  const total = (method: PaymentMethod) => request.amountCents + (request.alreadyPaidCents[method] ?? 0);
  return PAYMENT_METHODS.filter((method) => {
    if (method === "card") return total("card") <= limits.creditCardLimitCents;
    return method === "bank-linked" || total("bank-manual") <= limits.achLimitCents;
  });
}
