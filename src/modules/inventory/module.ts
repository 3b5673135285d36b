import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { inventoryEndpoints } from "./http.ts";

export const inventoryModule = {
  name: "inventory",
  endpoints: inventoryEndpoints,
} satisfies ServerModule<never>;
