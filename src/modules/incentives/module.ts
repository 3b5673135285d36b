import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { incentivesEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const incentivesModule = {
  name: "incentives",
  texts: [es],
  endpoints: incentivesEndpoints,
} satisfies ServerModule<never>;
