import type { Order, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { OrderFactSource } from "#modules/orders/server/order-facts.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { depositReceived } from "../domain/payment-standing.ts";
import { findCharges } from "./internal/payments-repo.ts";
import { chargeFact, readStanding, standingOf } from "./read-standing.ts";

/** What orders shows of payments (ORD-01 paymentInfo, ORD-05 deposit). */
export const paymentFactSource: OrderFactSource = async (trx, ctx, orders) => {
  const rows = await findCharges(
    trx,
    ctx,
    orders.map(({ id }) => id),
  );
  const facts = orders.map((order) => {
    const own = rows.filter((row) => row.order_id === order.id);
    const depositCents = depositReceived(own.map(chargeFact));
    return [order.id, { paymentStatus: standingOf(order, own).status, depositCents }] as const;
  });
  return new Map(facts);
};

/** The payment status of one order (PMT-06); null before anything has to be said. */
export async function readPaymentStatus(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: Order,
): Promise<PaymentStatus | null> {
  return (await readStanding(trx, ctx, order)).status;
}

/** What arrived of the order's deposit and is still there, in cents (PMT-07). */
export async function readDepositReceived(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: Order,
): Promise<Cents> {
  return depositReceived((await findCharges(trx, ctx, [order.id])).map(chargeFact));
}
