import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { IdVerificationRecord, OrderIdStatus } from "../domain/id-verification.ts";
import { findIdVerification, toRecord } from "./internal/id-verification-repo.ts";

export interface IdVerificationFacts {
  readonly record: IdVerificationRecord;
  /** What the order itself says (IDV-01). */
  readonly orderIdStatus: OrderIdStatus | null;
}

/** API-03: the owner's verification record. */
export async function getIdVerification(
  ctx: TenantContext,
  input: { readonly orderNumber: string },
): Promise<IdVerificationRecord> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    return (await readIdVerification(trx, ctx, order)).record;
  });
}

/** The record and the order's own word, for callers that hold the order. */
export async function readIdVerification(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: Order,
): Promise<IdVerificationFacts> {
  const row = await findIdVerification(trx, ctx, order.id);
  return { record: toRecord(row, order, ctx.clock.now()), orderIdStatus: row?.order_id_status ?? null };
}
