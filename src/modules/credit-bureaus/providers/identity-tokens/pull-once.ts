import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import { MINUTE_MS } from "#platform/shared/time/durations.ts";
import type { CreditReport } from "../../domain/report/credit-report.ts";
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

/** Longer than any bureau may take: a pull that is still under way by then died with its process. */
const PULL_MS = 2 * MINUTE_MS;

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
  if (row === undefined || !isTheirs || row.stage !== "VERIFIED") return null;
  const now = ctx.clock.now();
  if (row.pulled_at !== null && now.getTime() - row.pulled_at.getTime() < PULL_MS) return null;
  await updateIdentity(trx, ctx, { token_hash: row.token_hash, pulled_at: now });
  return row;
}
