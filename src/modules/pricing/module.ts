import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { pricingEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const pricingModule = {
  name: "pricing",
  texts: [es],
  endpoints: pricingEndpoints,
} satisfies ServerModule<never>;
