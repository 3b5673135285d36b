import { sql } from "kysely";
import type { Availability } from "../domain/vehicle.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** What the vehicle's row says today, beside what an order remembers of it. */
export interface VehicleState {
  readonly vehicleId: string;
  readonly availability: Availability;
  readonly heldByOrderId: string | null;
  readonly holdExpiresAt: Date | null;
  readonly photo: string | null;
}

/** Today's state of several vehicles, by id. */
export async function findVehicleStates(
  trx: TenantTransaction,
  ctx: RequestContext,
  vehicleIds: readonly string[],
): Promise<ReadonlyMap<string, VehicleState>> {
  if (vehicleIds.length === 0) return new Map();
  const { rows } = await sql<VehicleState>`
    select id as "vehicleId", availability, held_by_order_id as "heldByOrderId",
      hold_expires_at as "holdExpiresAt", photos[1] as photo
    from vehicle where tenant_id = ${ctx.tenantId} and id = any(${[...new Set(vehicleIds)]})`.execute(trx);
  return new Map(rows.map((row) => [row.vehicleId, row]));
}
