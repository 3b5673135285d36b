import { contractStepSource } from "#modules/contracting/server/contract-step-source.ts";
import { documentsStepSource } from "#modules/documents/server/documents-step-source.ts";
import { handoverStepSource } from "#modules/fulfillment/server/handover-step-source.ts";
import { idStepSource } from "#modules/id-verification/server/id-step-source.ts";
import { insuranceStepSource } from "#modules/insurance/server/insurance-step-source.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import type { RetailerContext } from "#modules/retailer-operations/server/retailer-context.ts";
import { tradeInStepSource } from "#modules/trade-in-handover/server/trade-in-step-source.ts";
import { paymentStepSource } from "#modules/payments/server/payment-step-source.ts";

/** Every step of the product, whose events the retailer's words can reach, in the order of the tracker; `src/app/steps.ts` is the same list with screens. */
export const STEPS: readonly StepSource<object, RetailerContext>[] = [
  insuranceStepSource,
  idStepSource,
  documentsStepSource,
  contractStepSource,
  paymentStepSource,
  handoverStepSource,
  tradeInStepSource,
];
