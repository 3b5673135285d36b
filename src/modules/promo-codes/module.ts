import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { promoCodesSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const promoCodesModule = {
  name: "promo-codes",
  texts: [es],
  settings: promoCodesSettings,
} satisfies ServerModule<never>;
