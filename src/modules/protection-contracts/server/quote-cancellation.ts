import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { CancelReason, PlanStatus } from "../domain/contract-status.ts";
import type { CancellationView } from "../domain/contracts-view.ts";
import { refundPayee } from "../domain/refund-payee.ts";
import { protectionContractsMessages as messages } from "../messages.ts";
import { findCancellations, insertCancellation } from "./internal/cancellations-repo.ts";
import { lockPlan, type PlanRow } from "./internal/contracts-repo.ts";
import { errorOfProblem, milesTooLow, planConflict, planNotFound } from "./internal/plan-errors.ts";
import { viewOfCancellation } from "./list-plans.ts";
import type { PlansContext } from "./plans-context.ts";

/** Of one plan and hour. */
const QUOTES = { bucket: "protection-quotes", limit: 30, windowSeconds: 3_600 };

interface QuoteRequest {
  readonly orderNumber: string;
  readonly contractId: string;
  readonly odometerMiles: number;
  readonly reason: CancelReason;
}

/**
 * What canceling today would pay back, by the administrator's figures; changes nothing but keeps them for the confirmation.
 * @throws AppError unauthenticated; not-found `order.notFound`, `protectionContract.notFound`; invalid for too few miles;
 * conflict where the plan can't be canceled; limited; provider-unavailable
 */
export async function quoteCancellation(ctx: PlansContext, asked: QuoteRequest): Promise<CancellationView> {
  const { order, row } = await ctx.db.transaction((trx) => cancelablePlan(trx, ctx, asked));
  if (asked.odometerMiles < (row.start_miles ?? 0)) throw milesTooLow();
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...QUOTES, key: row.id });
  if (!allowed)
    throw new AppError("limited", {
      code: "protectionContract.tooMany",
      message: messages.tooMany,
      retryAfterSeconds,
    });
  const on = localTimeOf(ctx.clock.now().getTime(), order.snapshot.rooftop.timeZone).date;
  const { odometerMiles, reason } = asked;
  const contractNumber = row.contract_number ?? "";
  const answer = await ctx.protectionAdministrator.cancelQuote(ctx, {
    contractNumber,
    on,
    odometerMiles,
    reason,
  });
  if (answer.kind !== "quote") throw errorOfProblem(answer);
  const { kind: _kind, ...quote } = answer;
  const payee = refundPayee(order.snapshot, row.purchase_id);
  return ctx.db.transaction(async (trx) =>
    viewOfCancellation(
      await insertCancellation(trx, ctx, {
        contract_id: row.id,
        order_id: order.id,
        status: "quoted",
        reason,
        on_date: on,
        odometer_miles: odometerMiles,
        quote: JSON.stringify(quote),
        refund_to: payee.to,
        payee: payee.name,
      }),
    ),
  );
}

const WHY: Readonly<Record<Exclude<PlanStatus, "in-force">, readonly [string, string]>> = {
  agreed: ["not-in-force", messages.notInForce],
  waiting: ["not-in-force", messages.notInForce],
  refused: ["not-in-force", messages.callUs],
  ending: ["voided", messages.voided],
  voided: ["voided", messages.voided],
  canceled: ["already-canceled", messages.alreadyCanceled],
};

/** The caller's plan, where it can be canceled; its row is kept until the transaction ends. */
export async function cancelablePlan(
  trx: TenantTransaction,
  ctx: PlansContext,
  { orderNumber, contractId }: { readonly orderNumber: string; readonly contractId: string },
): Promise<{ readonly order: Order; readonly row: PlanRow }> {
  const order = await requireOwnedOrder(trx, ctx, orderNumber);
  const row = await lockPlan(trx, ctx, contractId);
  if (row?.order_id !== order.id) throw planNotFound();
  if (row.status !== "in-force") throw planConflict(...WHY[row.status]);
  const ends = await findCancellations(trx, ctx, order.id);
  if (
    ends.some(({ contract_id, status }) => contract_id === row.id && (status === "sent" || status === "done"))
  )
    throw planConflict("already-canceled", messages.alreadyCanceled);
  if (!isDelivered(order.orderStatus)) throw planConflict("not-delivered", messages.notDelivered);
  return { order, row };
}
