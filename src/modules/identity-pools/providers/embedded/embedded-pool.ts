import { identitySettings } from "#modules/tenancy/domain/identity-settings.ts";
import { findAccountByEmail, setPasswordHash } from "#modules/accounts/server/accounts-repo.ts";
import {
  type IdentityPool,
  type PoolAnswer,
  type PoolContext,
  poolOk,
  poolRefuses,
} from "../../ports/identity-pool.ts";
import { confirmEmbeddedSignUp, resendEmbeddedCode, signUpEmbedded } from "./embedded-sign-up.ts";
import { type EmbeddedPoolParts, embeddedSession } from "./embedded-session.ts";
import { confirmEmbeddedReset, startEmbeddedReset } from "./embedded-reset.ts";

const unsupported = () => Promise.resolve(poolRefuses("UNSUPPORTED"));

const accountOf = (ctx: PoolContext, email: string) =>
  ctx.db.transaction((trx) => findAccountByEmail(trx, ctx, { email }));

/** Our own directory: the accounts in PostgreSQL, Argon2id passwords and six-digit codes. */
export function embeddedPool(parts: EmbeddedPoolParts): IdentityPool {
  return {
    descriptor: { vendor: "embedded", apiVersion: "1", keepsAccounts: true },
    capabilities: (ctx) =>
      Promise.resolve({
        embeddedForms: true,
        emailOtp: true,
        otpCodeLength: 6,
        social: [],
        canSignUp: true,
        canReset: true,
        globalSignOut: true,
        rotation: true,
        region: identitySettings(ctx.tenant).primary.region,
      }),
    probe: () => Promise.resolve(true),
    signUp: (ctx, command) => signUpEmbedded(ctx, parts, command),
    confirmSignUp: (ctx, command) => confirmEmbeddedSignUp(ctx, parts, command),
    resendSignUpCode: resendEmbeddedCode,
    async signInWithPassword(ctx, { email, password }) {
      const account = await accountOf(ctx, email);
      const correct = await parts.passwords.verify(account?.passwordHash, password);
      if (!correct || account === undefined) return poolRefuses("INVALID_CREDENTIALS");
      if (account.status !== "confirmed") return poolRefuses("NEEDS_CONFIRMATION");
      return poolOk(embeddedSession(account));
    },
    async signInWithPasscode(ctx, { email }) {
      const account = await accountOf(ctx, email);
      if (account === undefined) return poolRefuses("INVALID_CREDENTIALS");
      return poolOk(embeddedSession({ ...account, status: "confirmed" }));
    },
    startPasswordReset: startEmbeddedReset,
    confirmPasswordReset: (ctx, command) => confirmEmbeddedReset(ctx, parts, command),
    changePassword: (ctx, command) => changePassword(ctx, parts, command),
    // Our own sessions are all there is to ask about.
    refresh: (_ctx, { handle }) => Promise.resolve(poolOk({ handle })),
    signOut: () => Promise.resolve(poolOk(null)),
    authorizeUrl: unsupported,
    exchangeCode: unsupported,
  };
}

async function changePassword(
  ctx: PoolContext,
  { passwords }: EmbeddedPoolParts,
  { email, password, newPassword }: Parameters<IdentityPool["changePassword"]>[1],
): Promise<PoolAnswer<null>> {
  const account = await accountOf(ctx, email);
  const correct = await passwords.verify(account?.passwordHash, password);
  if (!correct || account === undefined) return poolRefuses("INVALID_CREDENTIALS");
  const passwordHash = await passwords.hash(newPassword);
  const changed = await ctx.db.transaction(async (trx) => {
    const now = await findAccountByEmail(trx, ctx, { email, lock: true });
    // Changed meanwhile in another window: what was proven is no longer the password.
    if (now?.passwordHash !== account.passwordHash) return false;
    await setPasswordHash(trx, ctx.tenantId, { id: account.id, passwordHash, at: ctx.clock.now() });
    return true;
  });
  return changed ? poolOk(null) : poolRefuses("INVALID_CREDENTIALS");
}
