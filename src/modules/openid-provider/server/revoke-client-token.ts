import type { OpenIdClient } from "../domain/settings-schema.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { lockRefreshToken, revokeSession } from "#modules/sessions/server/sessions-repo.ts";

/** Ends the session of an application's refresh token; anything else is nothing to end (RFC 7009 2.2). */
export async function revokeClientToken(
  ctx: IdentityContext,
  { client, token }: { readonly client: OpenIdClient; readonly token: string },
): Promise<void> {
  const ended = await ctx.db.transaction(async (trx) => {
    const stored = await lockRefreshToken(trx, ctx.tenantId, token);
    if (stored === undefined || stored.clientId !== client.clientId) return undefined;
    const { sessionId: id } = stored;
    await revokeSession(trx, ctx.tenantId, { id, reason: "signed-out", at: ctx.clock.now() });
    return id;
  });
  if (ended !== undefined) ctx.identity.revoked.add(ctx.tenantId, ended);
}
