import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { inventoryEndpoints } from "./http.ts";
import { inventorySettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";
import { es as esCondition } from "./texts/es-condition-data.ts";
import { es as esVehicles } from "./texts/es-vehicle-data.ts";

export const inventoryModule = {
  name: "inventory",
  texts: [es, esVehicles, esCondition],
  settings: inventorySettings,
  endpoints: inventoryEndpoints,
} satisfies ServerModule<never>;
