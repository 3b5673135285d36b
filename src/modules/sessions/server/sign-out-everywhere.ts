import type { SessionsContext } from "./sessions-context.ts";
import { revokeSessionsOf } from "./account-sessions-repo.ts";
import { signedInActor } from "./current-account.ts";

/** `elsewhere` leaves the session that asks. */
export const SIGN_OUT_SCOPES = ["everywhere", "elsewhere"] as const;
type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/** Ends the sessions of this account; answers how many. Repeatable. */
export async function signOutEverywhere(
  ctx: SessionsContext,
  input: { readonly scope: SignOutScope },
): Promise<{ readonly ended: number }> {
  const { accountId, sessionId } = signedInActor(ctx);
  const ended = await ctx.db.transaction((trx) =>
    revokeSessionsOf(trx, ctx.tenantId, {
      accountId,
      ...(input.scope === "elsewhere" && { exceptId: sessionId }),
      reason: "ended-by-owner",
      at: ctx.clock.now(),
    }),
  );
  for (const id of ended) ctx.identity.revoked.add(ctx.tenantId, id);
  return { ended: ended.length };
}
