import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import type { Rooftop } from "../domain/vehicle.ts";

/** A rooftop with the dealer ids that feeds use for it. */
export type FedRooftop = Rooftop & { readonly feedIds: readonly string[] };

const CHANGED = [
  "name",
  "street_address",
  "city",
  "state",
  "zip_code",
  "latitude",
  "longitude",
  "time_zone",
  "phone",
  "feed_ids",
] as const;

/** Creates or changes rooftops of a tenant, by their id; others stay, because cars and orders refer to them. */
export async function saveRooftops(db: TenantDatabase, rooftops: readonly FedRooftop[]): Promise<void> {
  if (rooftops.length === 0) return;
  const rows = rooftops.map((rooftop) => rooftopRow(db.tenantId, rooftop));
  await db.transaction((trx) =>
    trx
      .insertInto("rooftop")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "id"])
          .doUpdateSet((row) =>
            Object.fromEntries(CHANGED.map((name) => [name, row.ref(`excluded.${name}`)])),
          ),
      )
      .execute(),
  );
}

/** A rooftop as the table holds it. */
export function rooftopRow(tenantId: string, rooftop: FedRooftop) {
  return {
    tenant_id: tenantId,
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
  };
}
