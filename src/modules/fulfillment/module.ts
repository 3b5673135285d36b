import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { fulfillmentEndpoints } from "./http.ts";
import { fulfillmentSettings } from "./domain/settings-schema.ts";

export const fulfillmentModule = {
  name: "fulfillment",
  settings: fulfillmentSettings,
  endpoints: fulfillmentEndpoints,
} satisfies ServerModule<never>;
