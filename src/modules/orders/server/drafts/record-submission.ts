import { isDeepStrictEqual } from "node:util";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { applyTransition } from "../../domain/states/apply-transition.ts";
import type { DealStatus, Order, OrderSnapshot } from "../../domain/order.ts";
import { updateSubmitted } from "../internal/moves-repo.ts";
import type { NewHistoryEntry } from "../internal/orders-repo.ts";

/** One move of a deal, and its sentence for the history. */
export interface DealMove {
  readonly dealStatus: DealStatus;
  readonly reason: string;
}

/**
 * Moves a draft through SUBMITTED_TO_UNIFI to SUBMITTED and freezes its snapshot, in one write; the history keeps every
 * move (decision 0042). From here on a trigger refuses another snapshot.
 * @param input.order the draft, its row locked
 * @param input.first moves of its deal that come before, in this sequence
 * @param input.forgetsCar no car is traded in: what an earlier submission kept of one goes too
 * @returns the order as it now is
 * @throws AppError conflict `state.transitionNotAllowed`; PostgreSQL 23505 when the vehicle has an active order
 */
export async function recordSubmission(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: {
    readonly order: Order;
    readonly snapshot: OrderSnapshot;
    readonly first?: readonly DealMove[];
    readonly forgetsCar?: boolean;
  },
): Promise<Order> {
  const at = ctx.clock.now();
  const now = at.toISOString();
  const history: NewHistoryEntry[] = [];
  let order = input.order;
  for (const { dealStatus, reason } of input.first ?? []) {
    const next = applyTransition(order, { dealStatus }, now);
    if (next.dealStatus !== order.dealStatus) history.push({ ...moved(next), reason });
    order = next;
  }
  const sent = applyTransition(order, { orderStatus: "SUBMITTED_TO_UNIFI", dealStatus: "VPEN" }, now);
  const received = applyTransition(sent, { orderStatus: "SUBMITTED" }, now);
  const snapshot = isDeepStrictEqual(input.order.snapshot, input.snapshot) ? undefined : input.snapshot;
  history.push(
    { ...moved(sent), reason: english("Order submitted") },
    { ...moved(received), actor: "retailer", reason: english("Order received by the retailer") },
  );
  const { forgetsCar = false } = input;
  await updateSubmitted(trx, ctx, { order: received, at, snapshot, history, forgetsCar });
  return { ...received, snapshot: input.snapshot, submittedAt: now };
}

function moved({ id, orderStatus, dealStatus }: Order) {
  return { orderId: id, orderStatus, dealStatus, actor: "buyer" };
}
