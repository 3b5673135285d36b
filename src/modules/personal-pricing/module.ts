import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { personalPricingEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const personalPricingModule = {
  name: "personal-pricing",
  texts: [es],
  endpoints: personalPricingEndpoints,
} satisfies ServerModule<never>;
