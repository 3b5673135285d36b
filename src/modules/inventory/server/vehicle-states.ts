import { sql } from "kysely";
import type { Availability } from "../domain/vehicle.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** What the vehicle's row says today, beside what an order remembers of it. */
export interface VehicleState {
  readonly vehicleId: string;
  readonly availability: Availability;
  readonly heldByOrderId: string | null;
  readonly holdExpiresAt: Date | null;
  readonly photo: string | null;
}

const statesOf = keptSql(
  ({ tenantId, ids }: { readonly tenantId: string; readonly ids: readonly string[] }) => sql<VehicleState>`
    select id as "vehicleId", availability, held_by_order_id as "heldByOrderId",
      hold_expires_at as "holdExpiresAt", photos[1] as photo
    from vehicle where tenant_id = ${tenantId} and id = any(${ids})`,
);

/** Today's state of several vehicles, by id. */
export async function findVehicleStates(
  trx: TenantTransaction,
  ctx: RequestContext,
  vehicleIds: readonly string[],
): Promise<ReadonlyMap<string, VehicleState>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await statesOf(trx, { tenantId: ctx.tenantId, ids: [...new Set(vehicleIds)] });
  return new Map(rows.map((row) => [row.vehicleId, row]));
}
