import type { ProviderProblem } from "#modules/sign-in/domain/provider-problem.ts";
import type { CodeFlowName } from "#modules/accounts/domain/code-flow-name.ts";
import type { PoolSession } from "#modules/identity-pools/ports/identity-pool.ts";
import { findAuthenticatedAt } from "#modules/sessions/server/account-sessions-repo.ts";
import {
  findConnectedIdentity,
  insertConnectedIdentity,
  touchConnectedIdentity,
} from "#modules/accounts/server/connected-identities-repo.ts";
import { keyOf } from "./sign-in-with-provider.ts";
import type { SocialContext } from "./social-context.ts";

/**
 * Adds a way in to the account whose session began the visit, if that session still stands: both sides were
 * then proven by one person. Answers why not, or undefined.
 */
export function connectIdentity(
  ctx: SocialContext,
  input: {
    readonly provider: CodeFlowName;
    readonly purpose: { readonly accountId: string; readonly sessionId: string };
    readonly session: PoolSession;
  },
): Promise<ProviderProblem | undefined> {
  const { accountId, sessionId } = input.purpose;
  return ctx.db.transaction(async (trx) => {
    const at = ctx.clock.now();
    const standing = await findAuthenticatedAt(trx, ctx.tenantId, { id: sessionId, accountId });
    if (standing === undefined) return "linkExpired";
    const identity = await findConnectedIdentity(trx, ctx, input.session.user);
    if (identity !== undefined) {
      if (identity.accountId !== accountId) return "connectedElsewhere";
      await touchConnectedIdentity(trx, ctx, { identity, handle: keyOf(input).handle, at });
      return undefined;
    }
    const isNew = await insertConnectedIdentity(trx, ctx, { ...keyOf(input), accountId, at });
    return isNew ? undefined : "alreadyConnected";
  });
}
