import { AppError } from "#platform/shared/app-error.ts";
import type { EventTime } from "#modules/orders/domain/event-order.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { type RetailerRule, ruleOf } from "./event-table.ts";
import { type HeardEvent, rememberEvent, standingOf } from "./internal/event-standing.ts";
import type { RetailerContext } from "./retailer-context.ts";

interface AppliedEvent {
  readonly orderNumber: string;
  readonly orderStatus: Order["orderStatus"];
  readonly dealStatus: Order["dealStatus"];
  /** A later event about the same was applied before, so this one changed nothing. */
  readonly isOvertaken: boolean;
}

interface ApplyEventInput {
  readonly orderNumber: string;
  readonly event: string;
  /** When it became true, as its sender says; it is news when left out. */
  readonly time?: EventTime | undefined;
  /** What the event carries, by the entries of its module (`policyStatus`, `amountCents` and others). */
  readonly [detail: string]: unknown;
}

/**
 * Does what a third party or the retailer says about an order. An event that comes twice changes nothing; one that is
 * older than what was applied changes nothing either (decision 0205).
 * @throws AppError invalid `event.unknown`; not-found; conflict for a move the tables do not list
 */
export async function applyEvent(ctx: RetailerContext, input: ApplyEventInput): Promise<AppliedEvent> {
  const { event, orderNumber } = input;
  const rule = ruleOf(ctx.steps, event);
  if (rule === undefined) {
    throw new AppError("invalid", { code: "event.unknown", message: "We don't recognize this event." });
  }
  const isOvertaken =
    "outside" in rule ? await applyOutside(ctx, rule, input) : await applyInside(ctx, rule, input);
  const order = await ctx.db.transaction((trx) => requireOrder(trx, ctx, { orderNumber }));
  if ("apply" in rule) await rule.afterwards?.(ctx, order);
  return { orderNumber, orderStatus: order.orderStatus, dealStatus: order.dealStatus, isOvertaken };
}

async function applyInside(
  ctx: RetailerContext,
  rule: Extract<RetailerRule, { apply: unknown }>,
  { orderNumber, event, time, ...details }: ApplyEventInput,
): Promise<boolean> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, ctx, { orderNumber, lock: true });
    const heard: HeardEvent = { order, event, rule, details, time };
    const { isOvertaken, mark } = await standingOf(trx, ctx, heard);
    if (isOvertaken) {
      await rule.applyLate?.(trx, ctx, { ...heard, mark });
      return true;
    }
    await rule.apply(trx, ctx, heard);
    await rememberEvent(trx, ctx, heard);
    return false;
  });
}

/** An event that talks to a provider: its place in the order of events is looked up before and kept after. */
async function applyOutside(
  ctx: RetailerContext,
  rule: Extract<RetailerRule, { outside: unknown }>,
  { orderNumber, event, time, ...details }: ApplyEventInput,
): Promise<boolean> {
  const { heard, isOvertaken } = await ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, ctx, { orderNumber });
    const word: HeardEvent = { order, event, rule, details, time };
    return { heard: word, ...(await standingOf(trx, ctx, word)) };
  });
  if (isOvertaken) return true;
  await rule.outside(ctx, heard.order);
  await ctx.db.transaction((trx) => rememberEvent(trx, ctx, heard));
  return false;
}
