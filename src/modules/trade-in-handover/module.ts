import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { tradeInHandoverSettings } from "./domain/settings-schema.ts";
import { tradeInHandoverEndpoints } from "./http.ts";
import { payoffReminders } from "./jobs.ts";
import { tradeInStepSource } from "./server/trade-in-step-source.ts";
import { getHandover } from "./server/get-handover.ts";
import { es } from "./texts/es-data.ts";

export const tradeInHandoverModule = {
  name: "trade-in-handover",
  step: tradeInStepSource,
  orderData: { parts: { tradeIn: getHandover }, tables: ["trade_in_handover"] },
  texts: [es],
  settings: tradeInHandoverSettings,
  endpoints: tradeInHandoverEndpoints,
  periodic: [payoffReminders],
} satisfies ServerModule<never>;
