import type { Order } from "#modules/orders/domain/order.ts";
import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { Cents } from "#platform/shared/money.ts";
import { heldCents } from "../../domain/charge-moves.ts";
import { insertRefund } from "../internal/ledger-repo.ts";
import { findCharges, findPlanCharges } from "../internal/payments-repo.ts";
import type { PaymentsContext } from "../payments-context.ts";
import { askedBack, entriesOf, RUN_REFUND } from "../refund-order.ts";

/** A part of a plan's refund that goes back to one card or account. */
interface PlanRefundPart {
  readonly refundId: string;
  readonly amountCents: Cents;
  /** As `accountCode` writes it: `card:Visa:4242`. */
  readonly display: string;
}

/**
 * Sends the refund of a plan that ended back the way its order, or the purchase of the plan itself, was paid, the last payment first, as far as payments hold that
 * much; asking again for the same cause does nothing. The caller holds the order's row. @returns the parts that go this way
 */
export async function refundPlan(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  input: {
    readonly order: Order;
    readonly cause: string;
    readonly amountCents: Cents;
    readonly purchaseId: string | null;
  },
): Promise<readonly PlanRefundPart[]> {
  const charges =
    input.purchaseId === null
      ? await findCharges(trx, ctx, [input.order.id])
      : (await findPlanCharges(trx, ctx, input.order.id)).filter(
          ({ subject }) => subject === input.purchaseId,
        );
  const parts: PlanRefundPart[] = [];
  let openCents = input.amountCents;
  for (const row of charges.toReversed()) {
    if (openCents <= 0) break;
    if (!isPaid(row.status) || row.is_returned) continue;
    const freeCents = heldCents(await entriesOf(trx, ctx, row)) - (await askedBack(trx, ctx, row));
    const amountCents = Math.min(openCents, freeCents);
    if (amountCents <= 0) continue;
    const refundId = await insertRefund(trx, ctx, {
      row,
      amountCents,
      reason: "plan-canceled",
      cause: input.cause,
    });
    if (refundId === undefined) continue;
    await enqueueJob(trx, ctx, { kind: RUN_REFUND, payload: { refundId }, dedupeKey: refundId });
    parts.push({ refundId, amountCents, display: row.display });
    openCents -= amountCents;
  }
  return parts;
}
