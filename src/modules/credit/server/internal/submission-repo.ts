import { openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CreditSubmission } from "../../domain/credit-submission.ts";

type Keeper = RequestContext & { readonly keys: TenantKeys };

interface SubmissionKey {
  readonly applicationId: string;
  readonly version: number;
}

const place = ({ applicationId, version }: SubmissionKey): string =>
  `credit_submission|submission|${applicationId}|${version}`;

export async function insertSubmission(
  trx: TenantTransaction,
  ctx: Keeper,
  input: SubmissionKey & { readonly submission: CreditSubmission; readonly termsDigest: string },
): Promise<void> {
  await trx
    .insertInto("credit_submission")
    .values({
      tenant_id: ctx.tenantId,
      application_id: input.applicationId,
      version: input.version,
      submission_sealed: sealText(ctx.keys, place(input), JSON.stringify(input.submission)),
      terms_digest: input.termsDigest,
      submitted_at: ctx.clock.now(),
    })
    .execute();
}

/** What was sent as this version; undefined before. */
export async function findSubmission(
  trx: TenantTransaction,
  ctx: Keeper,
  key: SubmissionKey,
): Promise<CreditSubmission | undefined> {
  const row = await trx
    .selectFrom("credit_submission")
    .select("submission_sealed")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", key.applicationId)
    .where("version", "=", key.version)
    .executeTakeFirst();
  return row && (JSON.parse(openText(ctx.keys, place(key), row.submission_sealed)) as CreditSubmission);
}
