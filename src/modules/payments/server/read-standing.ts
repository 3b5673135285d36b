import type { Order } from "#modules/orders/domain/order.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dueOfOrder } from "../domain/due-of-order.ts";
import { type ChargeFact, type PaymentStanding, paymentStanding } from "../domain/payment-standing.ts";
import { type ChargeRow, findCharges } from "./internal/payments-repo.ts";

/** A charge as the rules read it. */
export function chargeFact(row: ChargeRow): ChargeFact {
  return {
    purpose: row.purpose,
    method: row.method,
    status: row.status,
    amountCents: row.amount_cents,
    heldCents: row.held_cents,
    isReturned: row.is_returned,
  };
}

/** Where an order stands by its charges, which the caller has read. */
export function standingOf(order: Order, rows: readonly ChargeRow[]): PaymentStanding {
  const { dealType, orderStatus, differenceCents } = order;
  return paymentStanding(
    { dueCents: dueOfOrder(order), differenceCents, dealType, isCanceled: orderStatus === "CANCELED" },
    rows.map(chargeFact),
  );
}

/** The same, read now. */
export async function readStanding(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: Order,
): Promise<PaymentStanding> {
  return standingOf(order, await findCharges(trx, ctx, [order.id]));
}
