import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { comparisonEndpoints } from "./http.ts";
import { comparisonSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const comparisonModule = {
  name: "comparison",
  texts: [es],
  settings: comparisonSettings,
  endpoints: comparisonEndpoints,
} satisfies ServerModule<never>;
