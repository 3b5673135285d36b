import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Language } from "#platform/shared/texts/language.ts";

/** Tasks run in English: the same context in the language in which somebody read the pages. */
export function inTheirLanguage<Ctx extends QueueContext>(ctx: Ctx, language: Language): Ctx {
  return ctx.readers === undefined
    ? ctx
    : { ...ctx, tenant: ctx.readers.translateTenant(ctx.tenant, language) };
}
