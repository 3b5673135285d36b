import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { vehicleSearchEndpoints } from "./http.ts";

export const vehicleSearchModule = {
  name: "vehicle-search",
  endpoints: vehicleSearchEndpoints,
} satisfies ServerModule<never>;
