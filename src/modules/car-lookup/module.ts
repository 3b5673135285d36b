import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { lookupEndpoints } from "./http.ts";

export const carLookupModule = {
  name: "car-lookup",
  endpoints: lookupEndpoints,
} satisfies ServerModule<never>;
