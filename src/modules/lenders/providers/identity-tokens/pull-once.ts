import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { CreditReport } from "../../domain/bureau/credit-report.ts";
import type { BureauCallContext, SoftPullSubject } from "../credit-bureau.ts";
import {
  deleteIdentity,
  hashOfPerson,
  type IdentityRow,
  lockIdentity,
  updateIdentity,
} from "./identity-rows.ts";
import type { IdentitySource } from "./identity-source.ts";
import { referenceOf } from "./open-sheet.ts";
import { TOKEN_REFUSED } from "./token-refused.ts";

/** Reads a file by a token. Only a pull without a report gives the token back: else an outage would cost the questions. */
export async function pullOnce(
  ctx: BureauCallContext,
  subject: SoftPullSubject,
  source: IdentitySource,
): Promise<CreditReport | ProviderFailure> {
  const row = await ctx.db.transaction((trx) => takeToken(trx, ctx, subject));
  if (row === null) return TOKEN_REFUSED;
  const { token: _, ...person } = subject;
  const report = await source.pull(ctx, person, referenceOf(ctx, row));
  const { token_hash } = row;
  await ctx.db.transaction((trx) =>
    "kind" in report
      ? updateIdentity(trx, ctx, { token_hash, pulled_at: null })
      : deleteIdentity(trx, ctx, token_hash),
  );
  return report;
}

async function takeToken(
  trx: Parameters<typeof lockIdentity>[0],
  ctx: BureauCallContext,
  subject: SoftPullSubject,
): Promise<IdentityRow | null> {
  const row = await lockIdentity(trx, ctx, subject.token);
  const isTheirs =
    row?.applicant_id === subject.applicantId && row.person_hash === hashOfPerson(ctx, subject);
  if (row === undefined || !isTheirs || row.stage !== "VERIFIED" || row.pulled_at !== null) return null;
  await updateIdentity(trx, ctx, { token_hash: row.token_hash, pulled_at: ctx.clock.now() });
  return row;
}
