import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { placesEndpoints } from "./http.ts";

export const placesModule = {
  name: "places",
  endpoints: placesEndpoints,
} satisfies ServerModule<never>;
