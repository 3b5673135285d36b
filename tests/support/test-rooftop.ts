import type {} from "#modules/inventory/server/vehicle-table.ts";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "#modules/inventory/server/vehicle-table.ts";

/** A dealership in Austin, `austin`, for a retailer whose stock is under test. */
export async function insertTestRooftop({
  db,
  tenantId,
}: {
  readonly db: TenantDatabase;
  readonly tenantId: string;
}): Promise<void> {
  await db.transaction((trx) =>
    trx
      .insertInto("rooftop")
      .values({
        tenant_id: tenantId,
        id: "austin",
        name: "Austin",
        street_address: "1 Main St",
        city: "Austin",
        state: "TX",
        zip_code: "78701",
        latitude: 30.2713,
        longitude: -97.7426,
        time_zone: "America/Chicago",
        phone: "5125550100",
      })
      .execute(),
  );
}
