import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isEqual } from "#platform/server/crypto/is-equal.ts";
import { secretIndex } from "./internal/capability.ts";
import { noSuchJourney } from "./journey-errors.ts";
import { findJourney, type JourneyRow, type Keeper } from "./internal/journey-repo.ts";

/** Header with which a browser shows that a journey is its own: `<id>.<secret>`. */
export const CAPABILITY_HEADER = "prequalification";

interface Presented {
  /** As it came; null without. */
  readonly capability: string | null;
  /** Keeps the journey from others until the transaction ends. */
  readonly lock?: boolean;
}

/**
 * The journey that a browser's capability opens, whether or not it is over.
 * @throws AppError not-found `prequalification.notFound`, whatever is wrong with it
 */
export async function journeyOfCapability(
  trx: TenantTransaction,
  ctx: Keeper,
  { capability, lock = false }: Presented,
): Promise<JourneyRow> {
  const [, id, secret] = /^(pqj_[0-9A-Za-z]{1,40})\.([\w-]{43})$/u.exec(capability ?? "") ?? [];
  if (id === undefined || secret === undefined) throw noSuchJourney();
  const row = await findJourney(trx, ctx, { id, lock });
  if (row === undefined || !isEqual(row.secret_index, secretIndex(ctx, id, secret))) throw noSuchJourney();
  return row;
}
