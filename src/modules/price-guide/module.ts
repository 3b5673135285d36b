import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { priceGuideSettings } from "./domain/settings-schema.ts";
import { guideEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const priceGuideModule = {
  name: "price-guide",
  texts: [es],
  settings: priceGuideSettings,
  endpoints: guideEndpoints,
} satisfies ServerModule<never>;
