import type { Selectable } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Availability } from "../domain/vehicle.ts";
import { keyOfRow } from "./stock-item-of-row.ts";
import type { VehicleTable } from "./vehicle-table.ts";

/** The least that another module has to know of a vehicle. */
interface VehicleReference {
  readonly id: string;
  /** What URLs call it: VIN or id. */
  readonly key: string;
  readonly availability: Availability;
  /** Null means "call for price". */
  readonly priceCents: Cents | null;
}

const COLUMNS = ["id", "identity_key", "vin", "availability", "price_cents"] as const;

/** The vehicle that a URL names, by VIN or id; withdrawn ones are found too. */
export async function findVehicleReference(
  trx: TenantTransaction,
  ctx: RequestContext,
  key: string,
): Promise<VehicleReference | undefined> {
  const row = await trx
    .selectFrom("vehicle")
    .select(COLUMNS)
    .where("tenant_id", "=", ctx.tenantId)
    .where((where) =>
      where.or([where("identity_key", "=", `vin:${key.toUpperCase()}`), where("id", "=", key)]),
    )
    .executeTakeFirst();
  return row && toReference(row);
}

/** These vehicles by id; unknown ids are missing. */
export async function vehicleReferences(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VehicleReference>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("vehicle")
    .select(COLUMNS)
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, toReference(row)]));
}

function toReference(
  row: Parameters<typeof keyOfRow>[0] & Pick<Selectable<VehicleTable>, "availability" | "price_cents">,
): VehicleReference {
  return {
    id: row.id,
    key: keyOfRow(row),
    availability: row.availability,
    priceCents: row.price_cents,
  };
}
