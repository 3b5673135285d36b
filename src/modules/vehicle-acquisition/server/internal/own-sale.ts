import { AppError } from "#platform/shared/app-error.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { isAllowed, type SaleAct } from "../../domain/sale-phase.ts";
import type { SaleContext } from "../sale-context.ts";
import { changedElsewhere, noSuchSale, wrongAct } from "../sale-errors.ts";
import { saleFactsOf } from "./sale-facts-of.ts";
import { findSalesOfAccount, lockSale, type SaleRow } from "./sale-repo.ts";

const SIGN_IN = english("Please sign in.");

/** The account that asks. @throws AppError unauthenticated */
export function ownAccountId({ actor }: RequestContext): string {
  if (actor.kind === "account") return actor.accountId;
  throw new AppError("unauthenticated", { code: "auth.required", message: SIGN_IN });
}

/** What every change names: the sale and the state of it that its page showed. */
export interface SeenSale {
  readonly id: string;
  readonly version: number;
}

/**
 * One's newest sale, locked.
 * @throws AppError not-found; conflict `sale.changed` where the page showed another sale or an older state of it
 */
export async function lockOwnSale(
  trx: TenantTransaction,
  ctx: SaleContext,
  seen: SeenSale,
): Promise<SaleRow> {
  const [newest] = await findSalesOfAccount(trx, ctx, ownAccountId(ctx));
  const row = newest && (await lockSale(trx, ctx, newest.id));
  if (row === undefined) throw noSuchSale();
  if (row.id !== seen.id || row.version !== seen.version) throw changedElsewhere();
  return row;
}

/** @throws AppError conflict `state.transitionNotAllowed` where the rules of the sale do not let it happen now */
export async function requireAct(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, act }: { readonly row: SaleRow; readonly act: SaleAct },
): Promise<void> {
  if (!isAllowed(await saleFactsOf(trx, ctx, row), act)) throw wrongAct(`sale ${act}`);
}
