import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { openText, sealText, type TenantKeys } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { BuyerDraft } from "../domain/buyer-details-schema.ts";
import { findSealedBuyer, updateSealedBuyer } from "./internal/buyer-repo.ts";

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
  const sealed = await findSealedBuyer(trx, ctx, orderId);
  return sealed === null ? {} : (JSON.parse(openText(ctx.keys, place(orderId), sealed)) as BuyerDraft);
}

/** Keeps the buyer's details, sealed. */
export async function saveBuyerDetails(
  trx: TenantTransaction,
  ctx: BuyerContext,
  input: { readonly orderId: string; readonly buyer: BuyerDraft },
): Promise<void> {
  const sealed = sealText(ctx.keys, place(input.orderId), JSON.stringify(input.buyer));
  await updateSealedBuyer(trx, ctx, { orderId: input.orderId, sealed });
}
