import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { placesEndpoints } from "./http.ts";
import { placesSettings } from "./domain/settings-schema.ts";

export const placesModule = {
  name: "places",
  settings: placesSettings,
  endpoints: placesEndpoints,
} satisfies ServerModule<never>;
