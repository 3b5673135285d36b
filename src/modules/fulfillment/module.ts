import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { fulfillmentEndpoints } from "./http.ts";
import { fulfillmentSettings } from "./domain/settings-schema.ts";
import { handoverStepSource } from "./server/handover-step-source.ts";
import { getFulfillment } from "./server/get-fulfillment.ts";
import { es } from "./texts/es-data.ts";

export const fulfillmentModule = {
  name: "fulfillment",
  step: handoverStepSource,
  orderData: { parts: { handover: getFulfillment }, tables: ["fulfillment"] },
  texts: [es],
  settings: fulfillmentSettings,
  endpoints: fulfillmentEndpoints,
} satisfies ServerModule<never>;
