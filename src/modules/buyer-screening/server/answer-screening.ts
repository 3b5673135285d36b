import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { findFlagged, updateScreening } from "./internal/screening-repo.ts";

/** 31 CFR 501.601: what a match with the list was decided by is kept for ten years. */
const MATCH_YEARS = 10;

/** The retailer's word about the people of an order. */
export interface ScreeningAnswer {
  /** Its row is held. */
  readonly order: Order;
  /** Who at the retailer looked. */
  readonly by: string;
  readonly at: Date;
}

type Keeper = RequestContext & { readonly keys: TenantKeys };

/**
 * These are not the listed people. Saying so again changes nothing.
 * @returns the versions that waited, of the application or 0 for who buys without one
 * @throws AppError conflict `screening.nothingFound`
 */
export async function clearWaiting(
  trx: TenantTransaction,
  ctx: Keeper,
  { order, by, at }: ScreeningAnswer,
): Promise<readonly { readonly version: number }[]> {
  const waiting = (await requireFlagged(trx, ctx, order)).filter(({ state }) => state === "WAITING");
  for (const row of waiting)
    await updateScreening(trx, ctx, { row, set: { state: "CLEARED", answered_at: at }, answeredBy: by });
  return waiting;
}

/**
 * They are, or may be; also after they were cleared by mistake.
 * @throws AppError conflict `screening.nothingFound`
 */
export async function confirmMatch(
  trx: TenantTransaction,
  ctx: Keeper,
  { order, by, at }: ScreeningAnswer,
): Promise<void> {
  const rows = await requireFlagged(trx, ctx, order);
  const keepUntil = new Date(at);
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + MATCH_YEARS);
  const set = { state: "CONFIRMED", answered_at: at, keep_until: keepUntil } as const;
  for (const row of rows.filter(({ state }) => state !== "CONFIRMED"))
    await updateScreening(trx, ctx, { row, set, answeredBy: by });
}

async function requireFlagged(trx: TenantTransaction, ctx: Keeper, { id: orderId }: Order) {
  const rows = await findFlagged(trx, ctx, { orderId });
  if (rows.length > 0) return rows;
  const message = "Nothing about this order waited for a check.";
  throw new AppError("conflict", { code: "screening.nothingFound", message });
}
