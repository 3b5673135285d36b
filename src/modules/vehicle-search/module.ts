import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { vehicleSearchEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const vehicleSearchModule = {
  name: "vehicle-search",
  texts: [es],
  endpoints: vehicleSearchEndpoints,
} satisfies ServerModule<never>;
