import { countOrdersWithPromo } from "#modules/orders/server/drafts/orders-with-promo.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { sql } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { promoCodeOf } from "../domain/promo-amount.ts";

interface UsesAsked {
  readonly typed: string;
  readonly accountId: string;
  /** Left out of the count: its own use. */
  readonly orderId: string;
}

/**
 * Whether a code may be used once more (OP-40). What counts are orders that have it and stand: the use is recorded with
 * the submission itself, and a canceled order gives it back. The same work for a code that does not exist.
 */
export async function hasUsesLeft(
  trx: TenantTransaction,
  ctx: TenantContext,
  { typed, accountId, orderId }: UsesAsked,
): Promise<boolean> {
  const code = promoCodeOf(typed);
  const promo = ctx.tenant.config.promoCodes.find((one) => one.code === code);
  const used = await countOrdersWithPromo(trx, ctx, { code, accountId, orderId });
  const { uses = Infinity, usesPerAccount = Infinity } = promo ?? {};
  return used.ofAll < uses && used.ofAccount < usesPerAccount;
}

/** The same for an order that is being submitted: nobody else takes the last use until its transaction is over. */
export async function takeUse(
  trx: TenantTransaction,
  ctx: TenantContext,
  asked: UsesAsked,
): Promise<boolean> {
  const key = `${ctx.tenantId}|promo|${promoCodeOf(asked.typed)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  return hasUsesLeft(trx, ctx, asked);
}
