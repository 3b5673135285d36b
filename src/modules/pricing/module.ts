import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { pricingEndpoints } from "./http.ts";

export const pricingModule = {
  name: "pricing",
  endpoints: pricingEndpoints,
} satisfies ServerModule<never>;
