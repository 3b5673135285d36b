import type { PaymentPromises } from "#modules/deal-drafts/server/checkout-context.ts";
import { promisedPaymentsOf } from "#modules/prequalification-results/server/promised-payment.ts";

/** Checkout keeps with an order what its buyer was shown after pre-qualifying. */
export const promisedPayments: PaymentPromises = { promisedFor: promisedPaymentsOf };
