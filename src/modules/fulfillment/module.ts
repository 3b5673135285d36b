import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { fulfillmentEndpoints } from "./http.ts";

export const fulfillmentModule = {
  name: "fulfillment",
  endpoints: fulfillmentEndpoints,
} satisfies ServerModule<never>;
