import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { cancelContract, endContract } from "#modules/contracting/server/end-contract.ts";
import { prepareContract } from "#modules/contracting/server/prepare-contract.ts";
import type { EventTime } from "#modules/orders/domain/event-order.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { applyPaymentEvent } from "#modules/payments/server/apply-payment-event.ts";
import { type HeardEvent, rememberEvent, standingOf } from "./hear-event.ts";
import { type EventDetails, ORDER_EVENTS, type OrderEvent, type TransactionEvent } from "./order-events.ts";
import type { SandboxContext } from "../sandbox/sandbox-context.ts";

export interface PlayedEvent {
  readonly orderNumber: string;
  readonly orderStatus: Order["orderStatus"];
  readonly dealStatus: Order["dealStatus"];
  /** A later word about the same was applied before, so this one changed nothing. */
  readonly isOvertaken: boolean;
}

export type PlayEventInput = {
  readonly orderNumber: string;
  readonly event: OrderEvent;
  /** When it became true, as its sender says; it is news when left out. */
  readonly time?: EventTime | undefined;
} & EventDetails;

/**
 * Does what a third party or the retailer would do. Events of a provider that was told twice change nothing; one that
 * is older than what was applied changes nothing either (decision 0205).
 * @throws AppError not-found; conflict for a move the tables do not list
 */
export async function playEvent(ctx: SandboxContext, input: PlayEventInput): Promise<PlayedEvent> {
  const { event, orderNumber } = input;
  const isOvertaken =
    event === "contract.ready" || event === "contract.cancelled"
      ? await playAtProvider(ctx, { ...input, event })
      : await ctx.db.transaction((trx) => playInside(trx, ctx, { ...input, event }));
  // The signing service forgets the papers of a sale that is over; told twice, it says the same.
  if (event === "order.cancelled") await endPackage(ctx, orderNumber);
  return ctx.db.transaction(async (trx) => {
    const { orderStatus, dealStatus } = await requireOrder(trx, ctx, { orderNumber });
    return { orderNumber, orderStatus, dealStatus, isOvertaken };
  });
}

async function playInside(
  trx: TenantTransaction,
  ctx: SandboxContext,
  input: PlayEventInput & { readonly event: TransactionEvent },
): Promise<boolean> {
  const { event, orderNumber, time } = input;
  const found = await requireOrder(trx, ctx, { orderNumber });
  // Locks the order's row first, as every use case does.
  const order = await transitionOrder(trx, ctx, { orderId: found.id, actor: "sandbox", reason: "" });
  const { paymentId, purpose } = input;
  const heard: HeardEvent = { orderId: order.id, event, time, payment: paymentId ?? purpose };
  const { isOvertaken, mark } = await standingOf(trx, ctx, heard);
  if (isOvertaken) {
    const isTakenBack = mark?.event === "payment.failed" || mark?.event === "payment.returned";
    if (event !== "payment.captured" || !isTakenBack) return true;
    // Money that came and went: the books show both, in whatever order the two were told.
    for (const word of ["captured", "returned"] as const)
      await applyPaymentEvent(trx, ctx, { order, event: word, paymentId, purpose });
    return true;
  }
  await ORDER_EVENTS[event](trx, ctx, { order, details: input, time });
  await rememberEvent(trx, ctx, heard);
  return false;
}

/** Events that talk to a provider outside a transaction. */
async function playAtProvider(
  ctx: SandboxContext,
  { event, orderNumber, time }: PlayEventInput & { readonly event: "contract.ready" | "contract.cancelled" },
): Promise<boolean> {
  const { heard, isOvertaken } = await ctx.db.transaction(async (trx) => {
    const { id } = await requireOrder(trx, ctx, { orderNumber });
    const word: HeardEvent = { orderId: id, event, time };
    return { heard: word, ...(await standingOf(trx, ctx, word)) };
  });
  if (isOvertaken) return true;
  await (event === "contract.ready" ? makeReady(ctx, orderNumber) : cancelPackage(ctx, orderNumber));
  await ctx.db.transaction((trx) => rememberEvent(trx, ctx, heard));
  return false;
}

async function makeReady(ctx: SandboxContext, orderNumber: string): Promise<void> {
  const order = await ctx.db.transaction((trx) => requireOrder(trx, ctx, { orderNumber }));
  if ((await prepareContract(ctx, { orderId: order.id, byRetailer: true })) === "documents-missing") {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: "The contract needs the driver's license and the insurance card first.",
    });
  }
}

async function cancelPackage(ctx: SandboxContext, orderNumber: string): Promise<void> {
  const ref = await ctx.db.transaction(async (trx) =>
    cancelContract(trx, ctx, await requireOrder(trx, ctx, { orderNumber })),
  );
  if (ref !== null) await ctx.signingProvider.cancel(ctx, ref);
}

async function endPackage(ctx: SandboxContext, orderNumber: string): Promise<void> {
  const ref = await ctx.db.transaction(async (trx) =>
    endContract(trx, ctx, await requireOrder(trx, ctx, { orderNumber })),
  );
  if (ref !== null) await ctx.signingProvider.cancel(ctx, ref);
}
