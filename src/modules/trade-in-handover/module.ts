import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { tradeInHandoverSettings } from "./domain/settings-schema.ts";
import { tradeInHandoverEndpoints } from "./http.ts";
import { payoffReminders } from "./jobs.ts";
import { tradeInStepSource } from "./server/trade-in-step-source.ts";
import { es } from "./texts/es-data.ts";

export const tradeInHandoverModule = {
  name: "trade-in-handover",
  step: tradeInStepSource,
  texts: [es],
  settings: tradeInHandoverSettings,
  endpoints: tradeInHandoverEndpoints,
  periodic: [payoffReminders],
} satisfies ServerModule<never>;
