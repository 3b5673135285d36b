import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type Language, LANGUAGES } from "#platform/shared/texts/language.ts";
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

/** Somebody without an account, and the language of the pages that they filled in; undefined where that is not known. */
interface Guest {
  readonly to: string;
  readonly language: Language | undefined;
}

/**
 * The context in the language of somebody who may have no account: what their account chose, else what their own pages
 * spoke, else the first language; never that of whoever asks, who is somebody else.
 */
export async function forGuest<Ctx extends QueueContext>(
  trx: TenantTransaction,
  ctx: Ctx,
  { to, language = LANGUAGES[0] }: Guest,
): Promise<Ctx> {
  if (ctx.readers === undefined) return ctx;
  return forReader(trx, { ...ctx, tenant: ctx.readers.translateTenant(ctx.tenant, language) }, to);
}

/** The context in which the retailer's own people are written to. */
export function forRetailer<Ctx extends QueueContext>(ctx: Ctx): Ctx {
  return ctx.readers === undefined ? ctx : { ...ctx, tenant: ctx.readers.translateTenant(ctx.tenant, "en") };
}
