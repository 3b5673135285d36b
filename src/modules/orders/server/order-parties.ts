import { openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import {
  type CoBuyerDetails,
  detailsOf,
  type OrderParties,
  type OrderParty,
  primaryParty,
} from "../domain/order-party.ts";
import { type BuyerContext, getBuyerDetails } from "./drafts/buyer-details.ts";
import { deleteCoBuyer, findSealedCoBuyer, upsertCoBuyer } from "./internal/order-party-repo.ts";

/** Where the sealed text lives; a copy in another row does not open. */
const place = (orderId: string): string => `orders|party|${orderId}|co-buyer`;

/** Who buys: the account's own buyer, and the co-buyer where there is one. Personal data, as `getBuyerDetails`. */
export async function orderParties(
  trx: TenantTransaction,
  ctx: BuyerContext,
  orderId: string,
): Promise<OrderParties> {
  const buyer = primaryParty(await getBuyerDetails(trx, ctx, orderId));
  return { buyer, coBuyer: await coBuyerOf(trx, ctx, orderId) };
}

/**
 * Keeps who buys together with the order's buyer, or that nobody does; the last word counts. Called when the order is
 * submitted, in that transaction; later words find a contract that names somebody else.
 * @param input.coBuyer null for one who buys alone
 */
export async function recordCoBuyer(
  trx: TenantTransaction,
  ctx: BuyerContext,
  input: { readonly orderId: string; readonly coBuyer: CoBuyerDetails | null },
): Promise<void> {
  const { orderId, coBuyer } = input;
  if (coBuyer === null) return deleteCoBuyer(trx, ctx, orderId);
  const sealed = sealJson(ctx.keys, place(orderId), detailsOf(coBuyer));
  await upsertCoBuyer(trx, ctx, { orderId, sealed });
}

async function coBuyerOf(
  trx: TenantTransaction,
  ctx: BuyerContext,
  orderId: string,
): Promise<OrderParty | null> {
  const sealed = await findSealedCoBuyer(trx, ctx, orderId);
  if (sealed === null) return null;
  const details = openJson<CoBuyerDetails>(ctx.keys, place(orderId), sealed);
  return { role: "co-buyer", ...details };
}
