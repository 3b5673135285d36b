import type { IdentityContext } from "./identity-context.ts";
import { storeNewKey } from "./internal/signing-keys.ts";
import { retireSigningKey } from "./internal/signing-keys-repo.ts";

/** Replaces the tenant's signing key. Tokens of the old one stay valid until they expire. */
export async function rotateSigningKey(ctx: IdentityContext): Promise<void> {
  await ctx.db.transaction((trx) => retireSigningKey(trx, ctx.tenantId, ctx.clock.now()));
  await storeNewKey(ctx);
  ctx.identity.signingKeys.forget(ctx.tenantId);
}
