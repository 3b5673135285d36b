import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { openJson, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { BuyerDraft } from "../../domain/buyer-details-schema.ts";
import type { Order, OrderSnapshot } from "../../domain/order.ts";
import { orderNotFound, requireOwned } from "../find-order-for-step.ts";
import { findSealedBuyer, updateDraft } from "../internal/buyer-repo.ts";
import { findOrderWithBuyer } from "../internal/orders-repo.ts";

export type BuyerContext = TenantContext & { readonly keys: TenantKeys };

/** Where the sealed text lives; a copy in another row does not open. */
const place = (orderId: string): string => `orders|buyer|${orderId}`;

/**
 * Who buys, as far as they have told us; a submitted order has every required field.
 * Personal data: for the buyer, the contract and the retailer only.
 */
export async function getBuyerDetails(
  trx: TenantTransaction,
  ctx: BuyerContext,
  orderId: string,
): Promise<BuyerDraft> {
  return openBuyer(ctx, orderId, await findSealedBuyer(trx, ctx, orderId));
}

export interface OrderWithBuyer {
  readonly order: Order;
  readonly buyer: BuyerDraft;
}

/**
 * The buyer's own order with what they have told us, in one look.
 * @param input.lock keeps the order's row until the transaction ends
 * @throws AppError unauthenticated; not-found `order.notFound` for unknown and foreign ones
 */
export async function requireOwnedOrderWithBuyer(
  trx: TenantTransaction,
  ctx: BuyerContext,
  input: { readonly orderNumber: string; readonly lock: boolean },
): Promise<OrderWithBuyer> {
  const found = await findOrderWithBuyer(trx, ctx, input);
  const order = requireOwned(found?.order, ctx);
  return { order, buyer: openBuyer(ctx, order.id, found?.sealed ?? null) };
}

/**
 * Any order of the tenant with what its buyer has told us, in one look; its row stays locked until the transaction ends.
 * @throws AppError not-found `order.notFound`
 */
export async function lockOrderWithBuyer(
  trx: TenantTransaction,
  ctx: BuyerContext,
  { id }: { readonly id: string },
): Promise<OrderWithBuyer> {
  const found = await findOrderWithBuyer(trx, ctx, { id, lock: true });
  if (found === undefined) throw orderNotFound(ctx);
  return { order: found.order, buyer: openBuyer(ctx, id, found.sealed) };
}

function openBuyer(ctx: BuyerContext, orderId: string, sealed: string | null): BuyerDraft {
  return sealed === null ? {} : openJson<BuyerDraft>(ctx.keys, place(orderId), sealed);
}

/** Keeps what changed of a draft: the buyer's details, sealed, and its priced snapshot. */
export async function saveDraft(
  trx: TenantTransaction,
  ctx: BuyerContext,
  draft: {
    readonly orderId: string;
    readonly buyer?: BuyerDraft | undefined;
    readonly snapshot?: OrderSnapshot | undefined;
  },
): Promise<void> {
  const { orderId, buyer, snapshot } = draft;
  if (buyer === undefined && snapshot === undefined) return;
  const sealed = buyer && sealJson(ctx.keys, place(orderId), buyer);
  await updateDraft(trx, ctx, { orderId, sealed, snapshot });
}
