import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { inventoryMessages } from "../messages.ts";
import type { VehicleSearch } from "./vehicle-search.ts";
import type { ZipDirectory } from "./zip-directory.ts";

/** What the browsing use cases of this module need. */
export type InventoryContext = TenantContext & {
  readonly vehicleSearch: VehicleSearch;
  readonly geo: ZipDirectory;
};

export type InventoryMessageKey = keyof typeof inventoryMessages;
