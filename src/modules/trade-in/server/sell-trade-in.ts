import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DescribedCar } from "#modules/car-lookup/domain/described-car.ts";
import { deleteClaim } from "#modules/car-lookup/server/claims/claims-repo.ts";
import { findTradeIn, openDescribed, updateTradeIn } from "./internal/trade-in-repo.ts";
import { acceptOffer, offerOfAccount } from "./offer-of-account.ts";

type Kept = NonNullable<Awaited<ReturnType<typeof offerOfAccount>>>;
/** A car with the offer that a sale takes. */
type CarForSale = Kept & { readonly described: DescribedCar; readonly vin: string | null };

interface Wanted {
  readonly accountId: string;
  readonly saleId: string;
  /** Whether an order that took the car before still has it. */
  readonly isLive: (orderId: string) => Promise<boolean>;
  /** As its seller gives it now; counts where the trade-in has none. */
  readonly vin: string | null;
}

/**
 * Gives the car whose offer an account keeps to a sale, by the claim that orders make (TRADE-08); null without an offer
 * that stands, and for a car that an order has.
 */
export async function takeForSale(
  trx: TenantTransaction,
  ctx: QueueContext,
  { accountId, saleId, isLive, vin: given }: Wanted,
): Promise<CarForSale | null> {
  const offer = await offerOfAccount(trx, ctx, { accountId, orderId: saleId, isLive, vin: given });
  const row = offer && (await findTradeIn(trx, ctx, { id: offer.tradeInId }));
  if (offer === null || !row) return null;
  const { car, vin } = openDescribed(ctx, row);
  if (car === null) return null;
  await acceptOffer(trx, ctx, { tradeInId: row.id, orderId: saleId, vin: given });
  return { ...offer, described: car, vin };
}

/** The sale is off: the offer is its owner's again, as long as it is valid. Repeatable. */
export async function giveBackFromSale(
  trx: TenantTransaction,
  ctx: QueueContext,
  { tradeInId, saleId }: { readonly tradeInId: string; readonly saleId: string },
): Promise<void> {
  const row = await findTradeIn(trx, ctx, { id: tradeInId, lock: true });
  await deleteClaim(trx, ctx, saleId);
  if (row?.taken_by !== saleId) return;
  await updateTradeIn(trx, ctx, { id: row.id, version: row.version, taken_by: null });
}
