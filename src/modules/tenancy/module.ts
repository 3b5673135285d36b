import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { tenancyEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const tenancyModule = {
  name: "tenancy",
  texts: [es],
  endpoints: tenancyEndpoints,
} satisfies ServerModule<never>;
