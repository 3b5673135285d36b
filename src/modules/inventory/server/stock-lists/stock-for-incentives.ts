import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Condition } from "../../domain/vehicle.ts";

/** What an incentive program asks about a vehicle. */
interface VehicleForIncentives {
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly year: number;
  readonly condition: Condition;
}

/** Every vehicle on sale, for the check and the preview of incentive programs. */
export async function findStockForIncentives(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
): Promise<readonly VehicleForIncentives[]> {
  return trx
    .selectFrom("vehicle")
    .select(["make", "model", "trim", "year", "condition"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("availability", "in", ["Available", "PendingSale"])
    .orderBy("id")
    .execute();
}
