import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Condition } from "../../domain/vehicle.ts";

/** What a lender's program asks about a vehicle on sale. */
interface VehicleForLenders {
  readonly id: string;
  readonly vin: string | null;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly mileage: number | null;
  readonly condition: Condition;
  readonly price_cents: number;
  readonly msrp_cents: number | null;
}

/** Every priced vehicle on sale, for a preview of lenders' programs. */
export async function findStockForLenders(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
): Promise<readonly VehicleForLenders[]> {
  const rows = await trx
    .selectFrom("vehicle")
    .select(["id", "vin", "year", "make", "model", "mileage", "condition", "price_cents", "msrp_cents"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("availability", "=", "Available")
    .where("price_cents", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, price_cents: row.price_cents ?? 0 }));
}
