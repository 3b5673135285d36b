import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { comparisonEndpoints } from "./http.ts";

export const comparisonModule = {
  name: "comparison",
  endpoints: comparisonEndpoints,
} satisfies ServerModule<never>;
