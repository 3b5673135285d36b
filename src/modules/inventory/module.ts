import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { inventoryEndpoints } from "./http.ts";
import { inventorySettings } from "./domain/settings-schema.ts";

export const inventoryModule = {
  name: "inventory",
  settings: inventorySettings,
  endpoints: inventoryEndpoints,
} satisfies ServerModule<never>;
