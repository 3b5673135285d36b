import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Hours of a rooftop that other sellers have, from an instant on. */
export async function findTakenHours(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  asked: { readonly rooftopId: string; readonly from: Date; readonly exceptSaleId: string },
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom("vehicle_sale")
    .select("slot_start")
    .where("tenant_id", "=", ctx.tenantId)
    .where("rooftop_id", "=", asked.rooftopId)
    .where("appointment", "=", "BOOKED")
    .where("canceled_at", "is", null)
    .where("slot_start", ">=", asked.from)
    .where("id", "<>", asked.exceptSaleId)
    .execute();
  return new Set(rows.flatMap(({ slot_start }) => (slot_start === null ? [] : [slot_start.getTime()])));
}

/** PostgreSQL's answer when two sellers pressed at once. */
export function isSlotCollision(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "vehicle_sale_slot";
}
