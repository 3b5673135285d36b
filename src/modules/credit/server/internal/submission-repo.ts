import { openJson, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { type OwnOrder, ownOrderId } from "#modules/orders/server/drafts/own-order-id.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CreditSubmission } from "../../domain/credit-submission.ts";

type Keeper = RequestContext & { readonly keys: TenantKeys };

interface SubmissionKey {
  readonly applicationId: string;
  readonly version: number;
}

const place = ({ applicationId, version }: SubmissionKey): string =>
  `credit_submission|submission|${applicationId}|${version}`;

interface SubmissionRow {
  readonly tenantId: string;
  readonly applicationId: string;
  readonly version: number;
  readonly sealed: string;
  readonly termsDigest: string;
  readonly now: Date;
}
const insert = keptStatement((db, row: SubmissionRow) =>
  db.insertInto("credit_submission").values({
    tenant_id: row.tenantId,
    application_id: row.applicationId,
    version: row.version,
    submission_sealed: row.sealed,
    terms_digest: row.termsDigest,
    submitted_at: row.now,
  }),
);
const find = keptStatement((db, key: SubmissionKey & { readonly tenantId: string }) =>
  db
    .selectFrom("credit_submission")
    .select("submission_sealed")
    .where("tenant_id", "=", key.tenantId)
    .where("application_id", "=", key.applicationId)
    .where("version", "=", key.version),
);

const ofOwnOrder = keptStatement((db, own: OwnOrder) =>
  db
    .selectFrom("credit_submission as sent")
    .innerJoin("credit_application as application", (join) =>
      join
        .onRef("application.tenant_id", "=", "sent.tenant_id")
        .onRef("application.id", "=", "sent.application_id")
        .onRef("application.version", "=", "sent.version"),
    )
    .select(["sent.application_id as applicationId", "sent.version", "sent.submission_sealed as sealed"])
    .where("application.tenant_id", "=", own.tenantId)
    .where("application.order_id", "=", ownOrderId(db, own)),
);

export async function insertSubmission(
  trx: TenantTransaction,
  ctx: Keeper,
  input: SubmissionKey & { readonly submission: CreditSubmission; readonly termsDigest: string },
): Promise<void> {
  const { applicationId, version, submission, termsDigest } = input;
  const sealed = sealJson(ctx.keys, place(input), submission);
  const { tenantId } = ctx;
  await insert(trx, { tenantId, applicationId, version, sealed, termsDigest, now: ctx.clock.now() });
}

/** What was sent as this version; undefined before. */
export async function findSubmission(
  trx: TenantTransaction,
  ctx: Keeper,
  key: SubmissionKey,
): Promise<CreditSubmission | undefined> {
  const [row] = await find(trx, { ...key, tenantId: ctx.tenantId });
  return row && openJson<CreditSubmission>(ctx.keys, place(key), row.submission_sealed);
}

/** The digest of the order's terms that a version was sent with; undefined where it is no longer kept. */
export async function findSentTerms(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId, version }: SubmissionKey,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("credit_submission")
    .select("terms_digest")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.terms_digest;
}

/** When each version of an application was sent. */
export async function submittedAt(
  trx: TenantTransaction,
  { tenantId }: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<ReadonlyMap<number, Date>> {
  const rows = await trx
    .selectFrom("credit_submission")
    .select(["version", "submitted_at"])
    .where("tenant_id", "=", tenantId)
    .where("application_id", "=", applicationId)
    .execute();
  return new Map(rows.map((row) => [row.version, row.submitted_at]));
}

/** What was sent as the version that the application of somebody's own order has now, asked together with the order. */
export async function findSubmissionOfOwnOrder(
  trx: TenantTransaction,
  ctx: Keeper,
  own: Omit<OwnOrder, "tenantId">,
): Promise<CreditSubmission | undefined> {
  const [row] = await ofOwnOrder(trx, { ...own, tenantId: ctx.tenantId });
  return row && openJson<CreditSubmission>(ctx.keys, place(row), row.sealed);
}
