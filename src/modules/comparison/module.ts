import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { comparisonEndpoints } from "./http.ts";
import { comparisonSettings } from "./domain/settings-schema.ts";

export const comparisonModule = {
  name: "comparison",
  settings: comparisonSettings,
  endpoints: comparisonEndpoints,
} satisfies ServerModule<never>;
