import { isEqual } from "#platform/server/crypto/is-equal.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TradeInContext } from "../trade-in-context.ts";
import { noSuchTradeIn } from "../trade-in-errors.ts";
import { findTradeIn, findTradeInOfAccount, secretIndex, type TradeInRow } from "./trade-in-repo.ts";

/** Whose trade-in is asked for: of the browser that holds `<id>.<secret>`, or of the account. */
export type Holder = { readonly capability: string | null } | { readonly accountId: string };

/**
 * The trade-in of a browser or an account. Once an account keeps it, a secret opens it no longer (TRADE-10).
 * @throws AppError not-found `tradeIn.notFound`, whatever is wrong
 */
export async function ownTradeIn(
  trx: TenantTransaction,
  ctx: TradeInContext,
  holder: Holder,
): Promise<TradeInRow> {
  const row = "accountId" in holder ? await ofAccount(trx, ctx, holder) : await ofBrowser(trx, ctx, holder);
  if (row === undefined) throw noSuchTradeIn();
  return row;
}

async function ofAccount(
  trx: TenantTransaction,
  ctx: TradeInContext,
  { accountId }: { readonly accountId: string },
): Promise<TradeInRow | undefined> {
  const found = await findTradeInOfAccount(trx, ctx, accountId);
  return found && findTradeIn(trx, ctx, { id: found.id, lock: true });
}

async function ofBrowser(
  trx: TenantTransaction,
  ctx: TradeInContext,
  { capability }: { readonly capability: string | null },
): Promise<TradeInRow | undefined> {
  const [, id, secret] = /^(trd_[0-9A-Za-z]{1,40})\.([0-9A-Z]{32})$/u.exec(capability ?? "") ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const row = await findTradeIn(trx, ctx, { id, lock: true });
  const isHeld =
    row !== undefined && row.account_id === null && isEqual(row.secret_index, secretIndex(ctx, id, secret));
  return isHeld ? row : undefined;
}
