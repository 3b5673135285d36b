import type { Order } from "#modules/orders/domain/order.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";
import { findTakenSlots } from "./internal/fulfillment-repo.ts";
import { slotStarts } from "./internal/slot-starts.ts";
import { zonedParts } from "./internal/slot-time.ts";
import { slotRules } from "./slot-rules.ts";

/** One hour of the rooftop's day that is free. */
interface OpenSlot {
  /** `2026-03-04` where the rooftop is. */
  readonly date: string;
  readonly hour: number;
  /** ISO instant. */
  readonly startsAt: string;
}

interface SlotList {
  /** IANA zone of date and hour. */
  readonly timeZone: string;
  readonly slots: readonly OpenSlot[];
}

/** Free hours for the owner's order (OP-44); the order's own booking stays in the list. */
export async function listOpenSlots(
  ctx: FulfillmentContext,
  input: { readonly orderNumber: string },
): Promise<SlotList> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const { id: rooftopId, timeZone } = order.snapshot.rooftop;
    const now = ctx.clock.now();
    const taken = await findTakenSlots(trx, ctx, {
      rooftopId,
      from: now,
      exceptOrderId: order.id,
    });
    const all = slotStarts(today(ctx, order), slotRules(ctx.tenant), timeZone);
    const open = all.filter(({ start }) => start > now && !taken.has(start.getTime()));
    return {
      timeZone,
      slots: open.map(({ date, hour, start }) => ({ date, hour, startsAt: start.toISOString() })),
    };
  });
}

/** Today where the rooftop is. */
export function today(ctx: FulfillmentContext, order: Order): string {
  return zonedParts(ctx.clock.now(), order.snapshot.rooftop.timeZone).date;
}
