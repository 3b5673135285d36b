import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import {
  type BuyerContext,
  requireOwnedOrderWithBuyer,
} from "#modules/orders/server/drafts/buyer-details.ts";
import type { IdVerificationRecord, IdVerificationView, OrderIdStatus } from "../domain/id-verification.ts";
import { findIdVerification, toRecord } from "./internal/id-verification-repo.ts";

interface IdVerificationFacts {
  readonly record: IdVerificationRecord;
  /** What the order itself says (IDV-01). */
  readonly orderIdStatus: OrderIdStatus | null;
}

/** API-03: the owner's verification record. */
export async function getIdVerification(
  ctx: BuyerContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<IdVerificationView> {
  return ctx.db.transaction(async (trx) => {
    const { order, buyer } = await requireOwnedOrderWithBuyer(trx, ctx, { orderNumber, lock: false });
    const { record } = await readIdVerification(trx, ctx, order);
    return { ...record, knownPhone: buyer.phone ?? null };
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
