import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import type { SeedRooftop } from "./demo-tenants.ts";

/** Gives a tenant its rooftops; those it has already stay as they are. */
export async function insertRooftops(db: TenantDatabase, rooftops: readonly SeedRooftop[]): Promise<void> {
  await db.transaction(async (trx) => {
    const rows = rooftops.map((rooftop) => ({
      tenant_id: db.tenantId,
      id: rooftop.id,
      name: rooftop.name,
      street_address: rooftop.streetAddress,
      city: rooftop.city,
      state: rooftop.state,
      zip_code: rooftop.zipCode,
      latitude: rooftop.latitude,
      longitude: rooftop.longitude,
      time_zone: rooftop.timeZone,
      phone: rooftop.phone,
      feed_ids: [...rooftop.feedIds],
    }));
    await trx
      .insertInto("rooftop")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
