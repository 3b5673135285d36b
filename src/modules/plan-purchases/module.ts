import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { planPurchasesEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const planPurchasesModule = {
  name: "plan-purchases",
  texts: [es],
  endpoints: planPurchasesEndpoints,
} satisfies ServerModule<never>;
