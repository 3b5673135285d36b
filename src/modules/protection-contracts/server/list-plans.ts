import { refundTermsOf } from "../domain/refund-terms-of.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { CancellationView, PlansView, PlanView } from "../domain/contracts-view.ts";
import { refundPayee } from "../domain/refund-payee.ts";
import { type CancellationRow, findCancellations } from "./internal/cancellations-repo.ts";
import { findPlansWithPaper } from "./internal/contract-papers-repo.ts";
import { findPayouts, type PayoutRow } from "./internal/payouts-repo.ts";
import { findPlans, type PlanRow } from "./internal/contracts-repo.ts";

/**
 * The plans of the caller's order, with what each would pay back on any day (PROT-08).
 * @throws AppError unauthenticated; not-found `order.notFound`
 */
export async function listPlans(
  ctx: TenantContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<PlansView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, orderNumber);
    const ends = await findCancellations(trx, ctx, order.id);
    const rows = await findPlans(trx, ctx, order.id);
    const payouts = await findPayouts(trx, ctx, { orderId: order.id });
    const withPaper = await findPlansWithPaper(trx, ctx, order.id);
    const { to, name } = refundPayee(order.snapshot, null);
    return {
      plans: rows.map((row) => viewOfPlan(order, row, { ends, payouts, withPaper })),
      refundTo: to,
      payee: name,
      today: localTimeOf(ctx.clock.now().getTime(), order.snapshot.rooftop.timeZone).date,
    };
  });
}

interface Around {
  readonly ends: readonly CancellationRow[];
  readonly payouts: readonly PayoutRow[];
  /** Ids of plans whose administrator sent its contract. */
  readonly withPaper: ReadonlySet<string>;
}

function viewOfPlan(order: Order, row: PlanRow, { ends, payouts, withPaper }: Around): PlanView {
  const { terms, sold_on: soldOn, start_miles: startMiles } = row;
  const end = ends.find(
    ({ contract_id, status }) => contract_id === row.id && (status === "sent" || status === "done"),
  );
  return {
    contractId: row.id,
    label: terms.label,
    status: row.status,
    contractNumber: row.contract_number,
    hasPaper: withPaper.has(row.id),
    administrator: terms.administrator,
    priceCents: terms.priceCents,
    termMonths: terms.termMonths,
    miles: terms.miles,
    deductibleCents: terms.deductibleCents,
    soldOn,
    startMiles,
    refund: soldOn === null ? null : refundTermsOf(terms, { soldOn, miles: startMiles ?? 0 }),
    canCancel: row.status === "in-force" && end === undefined && isDelivered(order.orderStatus),
    cancellation: end ? viewOfCancellation(end, payouts) : null,
    isSample: terms.isSample,
    isBoughtLater: row.purchase_id !== null,
  };
}

export function viewOfCancellation(
  row: CancellationRow,
  payouts: readonly PayoutRow[] = [],
): CancellationView {
  const { quote } = row;
  return {
    quoteId: row.id,
    status: row.status,
    onDate: row.on_date,
    odometerMiles: row.odometer_miles,
    refundCents: quote?.refundCents ?? 0,
    feeCents: quote?.feeCents ?? 0,
    claimsCents: quote?.paidClaimsCents ?? 0,
    isFull: quote?.basis === "free-look",
    refundTo: row.refund_to,
    payee: row.payee,
    cancellationNumber: row.cancellation_number,
    paidOn: row.paid_on,
    payouts: payouts
      .filter(({ cancellation_id }) => cancellation_id === row.id)
      .map(({ way, paid_to, payee, amount_cents, status, moved_on }) => ({
        way,
        paidTo: paid_to,
        payee,
        amountCents: amount_cents,
        status,
        movedOn: moved_on,
      })),
  };
}
