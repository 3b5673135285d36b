import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { protectionContractsMessages } from "../messages.ts";
import { type CancellationRow, lockCancellation, updateCancellation } from "./internal/cancellations-repo.ts";
import { lockPlan, type PlanRow, updatePlan } from "./internal/contracts-repo.ts";
import { mailCancellation } from "./internal/mail-cancellation.ts";
import { openPayouts } from "./pay-out.ts";
import type { PlansContext } from "./plans-context.ts";

/** Job that ends a contract with its administrator. */
export const CANCEL_PLAN = "protection-contracts.cancel";

/**
 * Tells the administrator that a contract ends, and writes down what it answers: the number, the refund that is owed, and
 * to whom. Repeatable. @throws AppError provider-unavailable while nobody answers
 */
export async function finishCancellation(ctx: PlansContext, cancellationId: string): Promise<void> {
  const found = await ctx.db.transaction(async (trx) => {
    const end = await lockCancellation(trx, ctx, cancellationId);
    const row = end?.status === "sent" ? await lockPlan(trx, ctx, end.contract_id) : undefined;
    return end && row ? { end, row } : undefined;
  });
  if (found === undefined) return;
  const quoted = await withQuote(ctx, found);
  if (quoted === null) return;
  const contractNumber = found.row.contract_number ?? "";
  const { quoteId } = quoted;
  const answer = await ctx.protectionAdministrator.cancel(ctx, { contractNumber, quoteId });
  if (answer.kind === "failure") throw unavailable();
  if (answer.kind === "refusal") return refuse(ctx, { ...found, code: answer.code });
  const { cancellationNumber } = answer;
  await ctx.db.transaction(async (trx) => {
    // Whoever writes about an order's money takes the order's row first.
    await requireOrder(trx, ctx, { id: found.end.order_id, lock: true });
    const end = await lockCancellation(trx, ctx, cancellationId);
    if (end?.status !== "sent") return;
    await record(trx, ctx, { end, row: found.row, cancellationNumber });
  });
}

const unavailable = () =>
  providerUnavailable("protectionContract.unavailable", protectionContractsMessages.unavailable);

/** The figures that the buyer read, or those of an end that the retailer reported; null where there are none. */
async function withQuote(
  ctx: PlansContext,
  { end, row }: { readonly end: CancellationRow; readonly row: PlanRow },
): Promise<NonNullable<CancellationRow["quote"]> | null> {
  if (end.quote !== null) return end.quote;
  const answer = await ctx.protectionAdministrator.cancelQuote(ctx, {
    contractNumber: row.contract_number ?? "",
    on: end.on_date,
    odometerMiles: end.odometer_miles,
    reason: end.reason,
  });
  if (answer.kind === "failure") throw unavailable();
  if (answer.kind === "refusal") {
    await refuse(ctx, { end, row, code: answer.code });
    return null;
  }
  const { kind: _kind, ...quote } = answer;
  await ctx.db.transaction((trx) =>
    updateCancellation(trx, ctx, { id: end.id, set: { quote: JSON.stringify(quote) } }),
  );
  return quote;
}

/** The contract stays as it is; the buyer may ask for new figures. */
async function refuse(
  ctx: PlansContext,
  { end, row, code }: { readonly end: CancellationRow; readonly row: PlanRow; readonly code: string },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    // Another worker may have ended it meanwhile: its refund stands.
    if ((await lockCancellation(trx, ctx, end.id))?.status !== "sent") return;
    const order = await requireOrder(trx, ctx, { id: end.order_id });
    await updateCancellation(trx, ctx, { id: end.id, set: { status: "refused", problem: code } });
    if (code === "already-canceled") await updatePlan(trx, ctx, { id: row.id, set: { status: "canceled" } });
    const reason = english("The administrator couldn't cancel your protection plan with these figures.");
    await noteInHistory(trx, ctx, { order, actor: "system", reason });
  });
}

async function record(
  trx: TenantTransaction,
  ctx: PlansContext,
  {
    end,
    row,
    cancellationNumber,
  }: { readonly end: CancellationRow; readonly row: PlanRow; readonly cancellationNumber: string },
): Promise<void> {
  const order: Order = await requireOrder(trx, ctx, { id: end.order_id });
  await updateCancellation(trx, ctx, {
    id: end.id,
    set: { status: "done", cancellation_number: cancellationNumber },
  });
  await updatePlan(trx, ctx, { id: row.id, set: { status: "canceled" } });
  const reason = REASONS[end.reason];
  await noteInHistory(trx, ctx, { order, actor: end.reason === "request" ? "buyer" : "retailer", reason });
  // The order was canceled while the administrator answered: what was paid goes back whole, to whoever paid it.
  if (order.orderStatus === "CANCELED") return;
  const done = await lockCancellation(trx, ctx, end.id);
  if (!done) return;
  const payouts = await openPayouts(trx, ctx, { order, end: done, purchaseId: row.purchase_id });
  await mailCancellation(trx, ctx, { order, row, end: done, payouts });
}

const REASONS: Readonly<Record<CancellationRow["reason"], string>> = {
  request: english("You canceled a protection plan."),
  sold: english("You canceled a protection plan because you sold the car."),
  payoff: english("Your loan was paid off, so your protection plan ended."),
  "total-loss": english("Your car was a total loss, so your protection plan ended."),
  repossessed: english("The car was repossessed, so your protection plan ended."),
};
