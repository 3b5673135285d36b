import { AppError } from "#platform/shared/app-error.ts";
import { cancelContract } from "#modules/contracting/server/end-contract.ts";
import { prepareContract } from "#modules/contracting/server/prepare-contract.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { type EventDetails, ORDER_EVENTS, type OrderEvent } from "./order-events.ts";
import type { SandboxContext } from "../sandbox/sandbox-context.ts";

export interface PlayedEvent {
  readonly orderNumber: string;
  readonly orderStatus: Order["orderStatus"];
  readonly dealStatus: Order["dealStatus"];
}

/**
 * Does what a third party or the retailer would do. Events of a provider that was told twice change nothing.
 * @throws AppError not-found; conflict for a move the tables do not list
 */
export async function playEvent(
  ctx: SandboxContext,
  input: { readonly orderNumber: string; readonly event: OrderEvent } & EventDetails,
): Promise<PlayedEvent> {
  const { event, orderNumber } = input;
  if (event === "contract.ready") await makeReady(ctx, orderNumber);
  else if (event === "contract.cancelled") await cancelPackage(ctx, orderNumber);
  else
    await ctx.db.transaction(async (trx) => {
      const found = await requireOrder(trx, ctx, { orderNumber });
      // Locks the order's row first, as every use case does.
      const order = await transitionOrder(trx, ctx, { orderId: found.id, actor: "sandbox", reason: "" });
      await ORDER_EVENTS[event](trx, ctx, { order, details: input });
    });
  return ctx.db.transaction(async (trx) => {
    const { orderStatus, dealStatus } = await requireOrder(trx, ctx, { orderNumber });
    return { orderNumber, orderStatus, dealStatus };
  });
}

async function makeReady(ctx: SandboxContext, orderNumber: string): Promise<void> {
  const order = await ctx.db.transaction((trx) => requireOrder(trx, ctx, { orderNumber }));
  if ((await prepareContract(ctx, { orderId: order.id, byRetailer: true })) === "documents-missing") {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: "The contract waits for the driver's license and the insurance card.",
    });
  }
}

async function cancelPackage(ctx: SandboxContext, orderNumber: string): Promise<void> {
  const ref = await ctx.db.transaction(async (trx) =>
    cancelContract(trx, ctx, await requireOrder(trx, ctx, { orderNumber })),
  );
  await ctx.signingProvider.cancel(ctx, ref);
}
