import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { pricingEndpoints } from "./http.ts";
import { pricingSettings } from "./domain/settings-schema.ts";

export const pricingModule = {
  name: "pricing",
  settings: pricingSettings,
  endpoints: pricingEndpoints,
} satisfies ServerModule<never>;
