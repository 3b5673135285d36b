import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { tradeInSettings } from "./domain/settings-schema.ts";
import { tradeInEndpoints } from "./http.ts";
import { tradeInFits } from "./jobs.ts";
import { es } from "./texts/es-data.ts";

export const tradeInModule = {
  name: "trade-in",
  texts: [es],
  settings: tradeInSettings,
  endpoints: tradeInEndpoints,
  periodic: [tradeInFits],
} satisfies ServerModule<never>;
