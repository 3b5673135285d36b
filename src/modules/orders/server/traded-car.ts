import { openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TradedCar } from "../domain/traded-car.ts";
import type { BuyerContext } from "./drafts/buyer-details.ts";
import { deleteSealedCar, findSealedCar, upsertSealedCar } from "./internal/traded-car-repo.ts";

/** Where the sealed text lives; a copy in another row does not open. */
const place = (orderId: string): string => `orders|traded_car|${orderId}`;

/**
 * Keeps what the papers will say of the traded-in car, or that none is; the last submission counts.
 * @param input.car null without a trade-in
 */
export async function recordTradedCar(
  trx: TenantTransaction,
  ctx: BuyerContext,
  input: { readonly orderId: string; readonly car: TradedCar | null },
): Promise<void> {
  const { orderId, car } = input;
  if (car === null) return deleteSealedCar(trx, ctx, orderId);
  const sealed = sealJson(ctx.keys, place(orderId), car);
  await upsertSealedCar(trx, ctx, { orderId, sealed });
}

/** The traded-in car as it was when the order was submitted; null without one, and for orders of the first releases. */
export async function tradedCarOf(
  trx: TenantTransaction,
  ctx: BuyerContext,
  orderId: string,
): Promise<TradedCar | null> {
  const sealed = await findSealedCar(trx, ctx, orderId);
  return sealed === null ? null : openJson<TradedCar>(ctx.keys, place(orderId), sealed);
}
