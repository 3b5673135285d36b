import { socialProvidersOf } from "#modules/tenancy/domain/social-sign-in.ts";
import type { CodeFlowName } from "#modules/accounts/domain/code-flow-name.ts";
import { listConnectedIdentities } from "#modules/accounts/server/connected-identities-repo.ts";
import { signedInActor } from "#modules/sessions/server/current-account.ts";
import type { SocialContext } from "./social-context.ts";

interface IdentityView {
  readonly provider: CodeFlowName;
  readonly connected: boolean;
  /** ISO instant, or null. */
  readonly connectedAt: string | null;
}

/** What is connected to this account, and what could be. */
export async function listIdentities(
  ctx: SocialContext,
): Promise<{ readonly identities: readonly IdentityView[] }> {
  const { accountId } = signedInActor(ctx);
  const connected = await ctx.db.transaction((trx) => listConnectedIdentities(trx, ctx, accountId));
  const names = new Set<CodeFlowName>([
    ...connected.map(({ provider }) => provider),
    ...socialProvidersOf(ctx.tenant),
  ]);
  const identities = [...names].map((provider) => {
    const found = connected.find((one) => one.provider === provider);
    return {
      provider,
      connected: found !== undefined,
      connectedAt: found?.connectedAt.toISOString() ?? null,
    };
  });
  return { identities };
}
