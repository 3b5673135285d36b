import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { screeningEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const buyerScreeningModule = {
  name: "buyer-screening",
  texts: [es],
  endpoints: screeningEndpoints,
} satisfies ServerModule<never>;
