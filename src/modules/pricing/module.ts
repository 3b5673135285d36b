import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { pricingEndpoints } from "./http.ts";
import { pricingSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const pricingModule = {
  name: "pricing",
  texts: [es],
  settings: pricingSettings,
  endpoints: pricingEndpoints,
} satisfies ServerModule<never>;
