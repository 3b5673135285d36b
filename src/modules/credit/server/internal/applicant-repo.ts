import type { Selectable } from "kysely";
import { openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { ssnIndexes } from "#platform/server/crypto/ssn-index.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type ApplicantDraft, DRAFT_PAGES, type DraftPage } from "../../domain/applicant-draft.ts";
import type { ApplicantRole } from "../../domain/credit-words.ts";
import type { CreditApplicantTable } from "./credit-tables.ts";

export type ApplicantRow = Selectable<CreditApplicantTable>;
type Keeper = RequestContext & { readonly keys: TenantKeys };

/** Printed in the sample PDF; without letters that look like digits. */
const CODE_LENGTH = 6;

const place = (column: string, id: string): string => `credit_applicant|${column}|${id}`;

/** Everybody who applies, the primary one first. */
export async function findApplicants(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<ApplicantRow[]> {
  return trx
    .selectFrom("credit_applicant")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .orderBy("role", "desc")
    .execute();
}

/** More than this many with one number say nothing new. */
const MOST_WITH_NUMBER = 20;

/** Who else applies with a number, by its keyed hashes, in an application that is not over. */
export async function findApplicantsWithNumber(
  trx: TenantTransaction,
  ctx: RequestContext,
  { indexes, exceptApplicationId }: { indexes: readonly string[]; exceptApplicationId: string },
): Promise<ApplicantRow[]> {
  const open = trx
    .selectFrom("credit_application")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("state", "!=", "OVER");
  return trx
    .selectFrom("credit_applicant")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("ssn_index", "in", indexes)
    .where("application_id", "!=", exceptApplicationId)
    .where("application_id", "in", open)
    .limit(MOST_WITH_NUMBER)
    .execute();
}

/** A person who has told nothing but perhaps the prefilled page; nothing when there is one in this role. */
export async function insertApplicant(
  trx: TenantTransaction,
  ctx: Keeper,
  input: { readonly applicationId: string; readonly role: ApplicantRole; readonly draft: ApplicantDraft },
): Promise<void> {
  const id = ctx.ids.next("cap");
  const { personal } = input.draft;
  await trx
    .insertInto("credit_applicant")
    .values({
      tenant_id: ctx.tenantId,
      id,
      application_id: input.applicationId,
      role: input.role,
      ...(personal && { personal_sealed: sealPage(ctx, { id, page: "personal", fields: personal }) }),
      demonstration_code: ctx.ids.random(CODE_LENGTH),
      updated_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "application_id", "role"]).doNothing())
    .execute();
}

export async function updateApplicant(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...values }: Partial<ApplicantRow> & { readonly id: string },
): Promise<void> {
  await trx
    .updateTable("credit_applicant")
    .set({ ...values, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}

/** Who no longer applies leaves nothing behind. */
export async function deleteApplicant(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId, role }: { readonly applicationId: string; readonly role: ApplicantRole },
): Promise<void> {
  const whose = trx
    .selectFrom("credit_applicant")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .where("role", "=", role);
  await trx
    .deleteFrom("credit_consent")
    .where("tenant_id", "=", ctx.tenantId)
    .where("applicant_id", "in", whose)
    .execute();
  await trx
    .deleteFrom("credit_applicant")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .where("role", "=", role)
    .execute();
}

export function sealPage(
  ctx: Keeper,
  { id, page, fields }: { readonly id: string; readonly page: DraftPage; readonly fields: object },
): string {
  return sealText(ctx.keys, place(page, id), JSON.stringify(fields));
}

/** What one person has told so far. */
export function openDraft(ctx: Keeper, row: ApplicantRow): ApplicantDraft {
  const pages = DRAFT_PAGES.flatMap((page) => {
    const sealed = row[`${page}_sealed`];
    return sealed === null ? [] : [[page, JSON.parse(openText(ctx.keys, place(page, row.id), sealed))]];
  });
  return Object.fromEntries(pages) as ApplicantDraft;
}

/** Nine digits in two seals: whole with keys of their own, and the last four for showing; and as a keyed hash. */
export function sealSsn(ctx: Keeper, id: string, digits: string) {
  return {
    ssn_sealed: sealText(ctx.keys.ssn, place("ssn", id), digits),
    ssn_last4_sealed: sealText(ctx.keys, place("ssn_last4", id), digits.slice(-4)),
    ssn_index: ssnIndexes(ctx.keys.ssn, digits).current,
  };
}

export function openSsn(ctx: Keeper, row: ApplicantRow): string | null {
  return row.ssn_sealed === null ? null : openText(ctx.keys.ssn, place("ssn", row.id), row.ssn_sealed);
}

export function openLast4(ctx: Keeper, row: ApplicantRow): string | null {
  if (row.ssn_sealed === null || row.ssn_last4_sealed === null) return null;
  return openText(ctx.keys, place("ssn_last4", row.id), row.ssn_last4_sealed);
}
