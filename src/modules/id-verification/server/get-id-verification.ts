import { orderParties } from "#modules/orders/server/order-parties.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import {
  type BuyerContext,
  requireOwnedOrderWithBuyer,
} from "#modules/orders/server/drafts/buyer-details.ts";
import type { IdVerificationRecord, IdVerificationView, OrderIdStatus } from "../domain/id-verification.ts";
import { findIdVerifications, toRecord } from "./internal/id-verification-repo.ts";

interface IdVerificationFacts {
  readonly record: IdVerificationRecord;
  /** What the order itself says (IDV-01). */
  readonly orderIdStatus: OrderIdStatus | null;
  /** Of who buys together with the buyer; null where one person buys. */
  readonly coBuyer: (IdVerificationRecord & { readonly orderIdStatus: OrderIdStatus | null }) | null;
}

/** API-03: the owner's verification record. */
export async function getIdVerification(
  ctx: BuyerContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<IdVerificationView> {
  return ctx.db.transaction(async (trx) => {
    const { order, buyer } = await requireOwnedOrderWithBuyer(trx, ctx, { orderNumber, lock: false });
    const { record, coBuyer } = await readIdVerification(trx, ctx, order);
    const view = { ...record, knownPhone: buyer.phone ?? null };
    if (coBuyer === null) return { ...view, coBuyer: null };
    const { coBuyer: party } = await orderParties(trx, ctx, order.id);
    const { orderIdStatus, ...theirs } = coBuyer;
    return {
      ...view,
      coBuyer: {
        ...theirs,
        isVerified: orderIdStatus === "COMPLETED" || theirs.status === "SUCCESSFUL",
        firstName: party?.firstName ?? "",
        knownPhone: party?.phone || null,
      },
    };
  });
}

/** The record and the order's own word, for callers that hold the order. */
export async function readIdVerification(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: Order,
): Promise<IdVerificationFacts> {
  const { buyer: row, "co-buyer": other } = await findIdVerifications(trx, ctx, order.id);
  const now = ctx.clock.now();
  return {
    record: toRecord(row, order, now),
    orderIdStatus: row?.order_id_status ?? null,
    coBuyer: other ? { ...toRecord(other, order, now), orderIdStatus: other.order_id_status } : null,
  };
}
