import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireAccountId, requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { tokenLife } from "./internal/token-life.ts";
import type { ProgressFeed } from "./progress-feed.ts";

export type FollowProgressContext = TenantContext & { readonly progressFeed: ProgressFeed };

/** No connection is older than this, so that an ended session is noticed. */
const LONGEST_MS = 300_000;

/**
 * Server-sent events of the owner's order. They say that something changed, never what: the page reads the tracker again.
 * @throws AppError not-found; conflict `order.notSubmitted`; provider-unavailable `progress.tooManyFollowers`
 */
export async function followProgress(
  ctx: FollowProgressContext,
  input: { readonly orderNumber: string; readonly request: Request },
): Promise<Response> {
  const order = await ctx.db.transaction((trx) => requireOwnedOrder(trx, ctx, input.orderNumber));
  if (isInCart(order.orderStatus)) {
    throw new AppError("conflict", { code: "order.notSubmitted", message: "Submit your order first." });
  }
  const life = tokenLife(input.request.headers.get("authorization"), ctx.clock.now());
  const stream = ctx.progressFeed.follow({
    tenantId: ctx.tenantId,
    orderId: order.id,
    accountId: requireAccountId(ctx),
    milliseconds: Math.min(LONGEST_MS, life),
  });
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // Proxies that collect answers would keep the news to themselves.
      "x-accel-buffering": "no",
    },
  });
}
