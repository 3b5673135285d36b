import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DescribedCar } from "#modules/car-lookup/domain/described-car.ts";
import { findTradeIn, openDescribed } from "../internal/trade-in-repo.ts";

/** What the papers of a sale name a car by. Personal data. */
interface CarForPapers extends DescribedCar {
  readonly vin: string | null;
  readonly plate: string | null;
}

/** The car of a trade-in as its owner described it; null where it is gone or was never named. */
export async function carForPapers(
  trx: TenantTransaction,
  ctx: QueueContext,
  tradeInId: string,
): Promise<CarForPapers | null> {
  const row = await findTradeIn(trx, ctx, { id: tradeInId });
  if (row === undefined) return null;
  const { car, vin, plate } = openDescribed(ctx, row);
  return car === null ? null : { ...car, vin, plate: plate ?? null };
}
