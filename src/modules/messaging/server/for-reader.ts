import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "./messaging-context.ts";

/**
 * The context in the language of one recipient: what their account chose, else that of whoever asks. For values that
 * are worded before `queueMessage`, such as days and times.
 */
export async function forReader<Ctx extends QueueContext>(
  trx: TenantTransaction,
  ctx: Ctx,
  to: string,
): Promise<Ctx> {
  const language = await ctx.readers?.languageOf(trx, ctx, to);
  return language === undefined || ctx.readers === undefined
    ? ctx
    : { ...ctx, tenant: ctx.readers.translateTenant(ctx.tenant, language) };
}

/** The context in which the retailer's own people are written to. */
export function forRetailer<Ctx extends QueueContext>(ctx: Ctx): Ctx {
  return ctx.readers === undefined ? ctx : { ...ctx, tenant: ctx.readers.translateTenant(ctx.tenant, "en") };
}
