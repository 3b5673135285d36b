import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { BureauCallContext, IdentityAnswer, IdentitySubject } from "../credit-bureau.ts";
import { FORGET_IDENTITY } from "./forget-identity.ts";
import { hashOfPerson, hashOfToken, sealOf, TOKEN_MS } from "./identity-rows.ts";
import type { IdentitySource } from "./identity-source.ts";

/** Every answer leaves a row, so that known and unknown people take the same time. */
export async function identifyPerson(
  ctx: BureauCallContext,
  subject: IdentitySubject,
  source: IdentitySource,
): Promise<IdentityAnswer | ProviderFailure> {
  const found = await source.check(ctx, subject);
  if ("kind" in found) return found;
  const { reference, ...answer } = found;
  const token = ctx.ids.random(26);
  const tokenHash = hashOfToken(ctx, token);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (trx) => {
    await trx
      .insertInto("bureau_identity")
      .values({
        tenant_id: ctx.tenantId,
        token_hash: tokenHash,
        applicant_id: subject.applicantId,
        person_hash: hashOfPerson(ctx, subject),
        stage: found.outcome,
        reference_sealed: sealOf(ctx, { column: "reference", tokenHash }, reference),
        made_at: now,
      })
      .execute();
    const runAt = new Date(now.getTime() + TOKEN_MS);
    await enqueueJob(trx, ctx, { kind: FORGET_IDENTITY, payload: { tokenHash }, runAt });
  });
  const isGood = found.outcome === "VERIFIED" || found.outcome === "QUESTIONS";
  return { ...answer, token: isGood ? token : null };
}
