import type { PromisedPayments } from "#modules/deal-drafts/server/checkout-context.ts";
import { promisedPaymentOf } from "#modules/prequalification-results/server/promised-payment.ts";

/** Checkout keeps with an order what its buyer was shown after pre-qualifying. */
export const promisedPayments: PromisedPayments = { promisedFor: promisedPaymentOf };
