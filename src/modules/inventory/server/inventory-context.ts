import type { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { VehicleReader } from "./vehicle-reader.ts";

/** What reading single vehicles needs. */
export type InventoryContext = TenantContext & {
  readonly vehicles: VehicleReader;
  readonly geo: ZipDirectory;
};
