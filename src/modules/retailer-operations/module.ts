import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { retailerWebhooks } from "./webhooks.ts";

/** @param steps every step of the tracker, in its order */
export const retailerOperationsModule = (steps: readonly StepSource[]) =>
  ({
    name: "retailer-operations",
    webhooks: [retailerWebhooks(steps)],
  }) satisfies ServerModule<never>;
