import * as v from "valibot";
import { openText, sealText } from "#platform/server/crypto/field-encryption.ts";
import { enqueueJob, type NewJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import {
  type ConnectedIdentity,
  listConnectedIdentities,
} from "#modules/accounts/server/connected-identities-repo.ts";
import type { SocialContext } from "./social-context.ts";

export const REVOKE_CONNECTION = "identity.revokeConnection";

export const revokePayloadSchema = v.object({
  id: v.string(),
  provider: v.picklist(["google", "apple", "hosted"]),
  handleSealed: v.string(),
});

const place = (id: string): string => `identity|revoke-connection|${id}`;

/** The work of telling a provider that a connection ended; undefined when it gave us nothing to end. */
export function revocationJob(ctx: IdentityContext, identity: ConnectedIdentity): NewJob | undefined {
  if (identity.handle === undefined) return undefined;
  const id = ctx.ids.next("rvk");
  const handleSealed = sealText(ctx.keys, place(id), identity.handle);
  return { kind: REVOKE_CONNECTION, payload: { id, provider: identity.provider, handleSealed } };
}

/** Apple asks for it when an account is deleted. Runs in the transaction that deletes. */
export async function revokeConnectionsOf(
  trx: TenantTransaction,
  ctx: IdentityContext,
  accountId: string,
): Promise<void> {
  for (const identity of await listConnectedIdentities(trx, ctx, accountId)) {
    const job = revocationJob(ctx, identity);
    if (job !== undefined) await enqueueJob(trx, ctx, job);
  }
}

/**
 * Revokes at the provider. One that is no longer offered has nothing that could be told.
 * @throws Error while the provider cannot be reached: the job is tried again
 */
export async function revokeConnection(
  ctx: SocialContext,
  input: v.InferOutput<typeof revokePayloadSchema>,
): Promise<void> {
  // No browser is involved, so any origin serves to find the provider.
  const provider = ctx.codeFlow.find(ctx, { name: input.provider, origin: "http://localhost" });
  if (provider?.revoke === undefined) return;
  const handle = openText(ctx.keys, place(input.id), input.handleSealed);
  const revoked = await provider.revoke(ctx, { handle });
  if (!revoked.ok && revoked.error.code === "UNAVAILABLE") throw new Error("the provider cannot be reached");
}
