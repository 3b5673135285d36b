import { contractingModule } from "#modules/contracting/module.ts";
import { documentsModule } from "#modules/documents/module.ts";
import { fulfillmentModule } from "#modules/fulfillment/module.ts";
import { idVerificationModule } from "#modules/id-verification/module.ts";
import { insuranceModule } from "#modules/insurance/module.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { paymentsModule } from "#modules/payments/module.ts";
import type { AccountHook } from "#modules/profile/server/profile-context.ts";
import type { RetailerContext } from "#modules/retailer-operations/server/retailer-context.ts";
import { tradeInHandoverModule } from "#modules/trade-in-handover/module.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import type { ServerContext } from "./server-context.ts";

/** A step whose events the retailer's words can reach. */
type Step = StepSource<object, RetailerContext>;
type StepModule = ServerModule<ServerContext, AccountHook, Step> & { readonly step: Step };

/** Every module with a step, in the order of the tracker; `src/app/steps.ts` lists the same steps with their screens. */
export const STEP_MODULES: readonly StepModule[] = [
  insuranceModule,
  idVerificationModule,
  documentsModule,
  contractingModule,
  paymentsModule,
  fulfillmentModule,
  tradeInHandoverModule,
];

export const STEPS: readonly Step[] = STEP_MODULES.map(({ step }) => step);
