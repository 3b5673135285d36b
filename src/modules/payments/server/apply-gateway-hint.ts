import type { GatewayHint } from "#modules/payment-gateways/server/gateway-context.ts";
import { findRefund } from "./internal/ledger-repo.ts";
import { findPaymentByName } from "./internal/payments-repo.ts";
import type { PaymentsContext } from "./payments-context.ts";
import { runRefund } from "./refund-order.ts";
import { reconcilePayment } from "./settle-payment.ts";

/** A gateway says that something happened: what happened is read from the gateway. Strangers' payments are left alone. */
export async function applyGatewayHint(ctx: PaymentsContext, hint: GatewayHint): Promise<void> {
  const { row, refund } = await ctx.db.transaction(async (trx) => ({
    row: await findPaymentByName(trx, ctx, hint),
    refund: hint.refundId === null ? undefined : await findRefund(trx, ctx, hint.refundId),
  }));
  if (refund) await runRefund(ctx, refund.id);
  if (row) await reconcilePayment(ctx, row.id);
}
