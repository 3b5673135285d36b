import { applicationsWithLetters, deleteNotices } from "#modules/credit-letters/server/keep-notices.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

interface Batch {
  readonly before: Date;
  readonly limit: number;
}

/** Applications that were never sent and that nobody has touched since; their rows are held. */
export async function lockIdleDrafts(
  trx: TenantTransaction,
  ctx: RequestContext,
  { before, limit }: Batch,
): Promise<string[]> {
  const locked = await draftsBefore(trx, ctx, before).limit(limit).forUpdate().skipLocked().execute();
  if (locked.length === 0) return [];
  // Looked at again once they are held: a page may have been saved meanwhile.
  const ids = locked.map(({ id }) => id);
  const still = await draftsBefore(trx, ctx, before).where("id", "in", ids).execute();
  return still.map(({ id }) => id);
}

function draftsBefore(trx: TenantTransaction, ctx: RequestContext, before: Date) {
  return trx
    .selectFrom("credit_application as application")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("version", "=", 0)
    .where("updated_at", "<", before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("credit_applicant as person")
            .select("person.id")
            .where("person.tenant_id", "=", ctx.tenantId)
            .whereRef("person.application_id", "=", "application.id")
            .where("person.updated_at", ">=", before),
        ),
      ),
    );
}

/** What was typed, as empty as before anybody began. */
const NOTHING_TYPED = {
  personal_sealed: null,
  spouse_sealed: null,
  employment_sealed: null,
  housing_sealed: null,
  ssn_sealed: null,
  ssn_last4_sealed: null,
  ssn_index: null,
} as const;

/** Pages and numbers of applications that were sent, and that nobody has touched since; what was sent stays. */
export async function emptyIdlePages(
  trx: TenantTransaction,
  ctx: RequestContext,
  { before }: Pick<Batch, "before">,
): Promise<number> {
  const sent = trx
    .selectFrom("credit_application")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("version", ">", 0)
    .where("updated_at", "<", before);
  const { numUpdatedRows } = await trx
    .updateTable("credit_applicant")
    .set(NOTHING_TYPED)
    .where("tenant_id", "=", ctx.tenantId)
    .where("updated_at", "<", before)
    .where("application_id", "in", sent)
    .where((eb) =>
      eb.or([
        ...(["personal", "spouse", "employment", "housing"] as const).map((page) =>
          eb(`${page}_sealed`, "is not", null),
        ),
        eb("ssn_sealed", "is not", null),
        eb("ssn_last4_sealed", "is not", null),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The same for these applications, whenever they were touched. */
export async function emptyPages(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationIds }: { readonly applicationIds: readonly string[] },
): Promise<void> {
  if (applicationIds.length === 0) return;
  await trx
    .updateTable("credit_applicant")
    .set(NOTHING_TYPED)
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "in", applicationIds)
    .execute();
}

/**
 * Applications that need not be kept anymore: decided, or sent and never decided, and every letter about them sent, so
 * long ago. Their rows are held.
 * @param input.before when that was
 */
export async function lockOutdated(
  trx: TenantTransaction,
  ctx: RequestContext,
  { before, now, limit }: Batch & { readonly now: Date },
): Promise<string[]> {
  const rows = await trx
    .selectFrom("credit_application as application")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("version", ">", 0)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "OVER"), eb("keep_until", "<=", now)]),
        eb.and([eb("state", "=", "SUBMITTED"), eb("submitted_at", "<", before)]),
      ]),
    )
    .where("id", "not in", applicationsWithLetters(trx, ctx, { sentFrom: before }))
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything of these applications, with their letters. */
export async function deleteApplications(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationIds }: { readonly applicationIds: readonly string[] },
): Promise<void> {
  if (applicationIds.length === 0) return;
  const people = trx
    .selectFrom("credit_applicant")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "in", applicationIds);
  await trx
    .deleteFrom("credit_consent")
    .where("tenant_id", "=", ctx.tenantId)
    .where("applicant_id", "in", people)
    .execute();
  await deleteNotices(trx, ctx, { applicationIds });
  for (const table of ["credit_applicant", "credit_invitation", "credit_submission"] as const)
    await trx
      .deleteFrom(table)
      .where("tenant_id", "=", ctx.tenantId)
      .where("application_id", "in", applicationIds)
      .execute();
  await trx
    .deleteFrom("credit_application")
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "in", applicationIds)
    .execute();
}

/** Links to the joint person's own phone. */
export async function deleteInvitations(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationIds }: { readonly applicationIds: readonly string[] },
): Promise<void> {
  if (applicationIds.length === 0) return;
  await trx
    .deleteFrom("credit_invitation")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "in", applicationIds)
    .execute();
}

/** Every application of one account; their rows are held. */
export async function lockApplicationsOf(
  trx: TenantTransaction,
  ctx: RequestContext,
  { accountId }: { readonly accountId: string },
): Promise<readonly { readonly id: string; readonly version: number; readonly state: string }[]> {
  return trx
    .selectFrom("credit_application")
    .select(["id", "version", "state"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .orderBy("id")
    .forUpdate()
    .execute();
}
