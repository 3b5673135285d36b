import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { goOnEndpoints } from "./http.ts";
import { retailerWebhooks } from "./webhooks.ts";
import { eventNames } from "./server/event-table.ts";

/** @param steps every step of the tracker, in its order */
export const retailerOperationsModule = (steps: readonly StepSource[]) =>
  ({
    name: "retailer-operations",
    endpoints: goOnEndpoints,
    webhooks: [retailerWebhooks(steps)],
    scenarios: () => [
      {
        provider: "third parties and retailer",
        scenarios: eventNames(steps).map((event) => ({
          outcome: event,
          input: `POST /sandbox/api/orders/{orderNumber}/events {"event":"${event}"}`,
        })),
      },
    ],
  }) satisfies ServerModule<never>;
