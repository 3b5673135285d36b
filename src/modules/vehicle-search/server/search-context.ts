import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import type { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { VehicleSearch } from "./vehicle-search.ts";

/** What searching the stock needs. */
export type SearchContext = TenantContext & {
  readonly vehicleSearch: VehicleSearch;
  readonly geo: ZipDirectory;
};

/** Search that starts from one vehicle as the database has it. */
export type VehicleSearchContext = SearchContext & InventoryContext;
