import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { personalPricingEndpoints } from "./http.ts";

export const personalPricingModule = {
  name: "personal-pricing",
  endpoints: personalPricingEndpoints,
} satisfies ServerModule<never>;
