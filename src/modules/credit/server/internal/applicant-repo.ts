import { type Insertable, type Selectable, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type OwnOrder, ownOrderId } from "#modules/orders/server/drafts/own-order-id.ts";
import { openText, sealJson, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { ssnIndexes } from "#platform/server/crypto/ssn-index.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import {
  keptInsert,
  keptStatement,
  keptUpdate,
  type StatementBuilder,
} from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import { type ApplicantDraft, DRAFT_PAGES, type DraftPage } from "../../domain/applicants/applicant-draft.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { ConsentCode } from "../../domain/consents.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { CreditContext } from "../credit-context.ts";
import { applicationIdOf } from "./application-repo.ts";
import type { CreditApplicantTable, CreditConsentTable } from "./credit-tables.ts";

type ApplicantRow = Selectable<CreditApplicantTable>;

/** What one person agreed to: which words, when, and where they agreed. */
export interface GivenConsent extends Pick<
  CreditConsentTable,
  "version" | "text_hash" | "given_on" | "given_at"
> {
  readonly code: ConsentCode;
}

export interface ApplicantWithConsents extends ApplicantRow {
  readonly consents: readonly GivenConsent[];
}

type Keeper = RequestContext & { readonly keys: TenantKeys };

/** Printed in the sample PDF; without letters that look like digits. */
const CODE_LENGTH = 6;

const place = (column: string, id: string): string => `credit_applicant|${column}|${id}`;

/** Everybody of a retailer who applies, with what they agreed to, the primary one first. */
const everybody = (db: StatementBuilder, tenantId: string) =>
  db
    .selectFrom("credit_applicant")
    .selectAll()
    .select((applicant) =>
      jsonArrayFrom(
        applicant
          .selectFrom("credit_consent")
          .select(["code", "version", "text_hash", "given_on", "given_at"])
          .where("credit_consent.tenant_id", "=", tenantId)
          .whereRef("credit_consent.applicant_id", "=", "credit_applicant.id")
          .where("credit_consent.taken_back_at", "is", null),
      ).as("consents"),
    )
    .where("tenant_id", "=", tenantId)
    .orderBy("role", "desc");

const ofApplication = keptStatement(
  (db, { tenantId, applicationId }: { readonly tenantId: string; readonly applicationId: string }) =>
    everybody(db, tenantId).where("application_id", "=", applicationId),
);
const ofOrder = keptStatement(
  (db, { tenantId, orderId }: { readonly tenantId: string; readonly orderId: string }) =>
    everybody(db, tenantId).where("application_id", "=", applicationIdOf(db, { tenantId, orderId })),
);
const ofOwnOrder = keptStatement((db, own: OwnOrder) =>
  everybody(db, own.tenantId).where(
    "application_id",
    "=",
    applicationIdOf(db, { tenantId: own.tenantId, orderId: ownOrderId(db, own) }),
  ),
);

/** Everybody who applies with what they agreed to, the primary one first. */
export async function findApplicants(
  trx: TenantTransaction,
  ctx: RequestContext,
  of: { readonly applicationId: string } | { readonly orderId: string } | Omit<OwnOrder, "tenantId">,
): Promise<ApplicantWithConsents[]> {
  const { tenantId } = ctx;
  const rows = await rowsOf(trx, tenantId, of);
  return rows.map(({ consents, ...row }) => ({
    ...row,
    // JSON has no dates.
    consents: consents.map((consent) => ({ ...consent, given_at: new Date(consent.given_at) })),
  }));
}

function rowsOf(trx: TenantTransaction, tenantId: string, of: Parameters<typeof findApplicants>[2]) {
  if ("applicationId" in of) return ofApplication(trx, { tenantId, applicationId: of.applicationId });
  if ("orderId" in of) return ofOrder(trx, { tenantId, orderId: of.orderId });
  return ofOwnOrder(trx, { ...of, tenantId });
}

/** More than this many with one number say nothing new. */
const MOST_WITH_NUMBER = 20;

const withNumber = keptStatement(
  (
    db,
    of: {
      readonly tenantId: string;
      readonly indexes: readonly string[];
      readonly exceptApplicationId: string;
    },
  ) =>
    db
      .selectFrom("credit_applicant")
      .selectAll()
      .where("tenant_id", "=", of.tenantId)
      .where("ssn_index", "=", sql<string>`any(${of.indexes}::text[])`)
      .where("application_id", "!=", of.exceptApplicationId)
      .where(
        "application_id",
        "in",
        db
          .selectFrom("credit_application")
          .select("id")
          .where("tenant_id", "=", of.tenantId)
          .where("state", "!=", "OVER"),
      )
      .limit(MOST_WITH_NUMBER),
);

/** Who else applies with a number, by its keyed hashes, in an application that is not over. */
export function findApplicantsWithNumber(
  trx: TenantTransaction,
  ctx: RequestContext,
  asked: { readonly indexes: readonly string[]; readonly exceptApplicationId: string },
): Promise<ApplicantRow[]> {
  return withNumber(trx, { ...asked, tenantId: ctx.tenantId });
}

const insert = keptInsert((db, rows: Insertable<CreditApplicantTable>[]) =>
  db
    .insertInto("credit_applicant")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["tenant_id", "application_id", "role"]).doNothing())
    .returningAll(),
);

interface NewApplicant {
  readonly applicationId: string;
  readonly role: ApplicantRole;
  readonly draft: ApplicantDraft;
  /** Of whoever fills it in; left out while nobody does. */
  readonly language?: string;
}

/** A person with what is known of them until now; undefined when there is one in this role. */
export async function insertApplicant(
  trx: TenantTransaction,
  ctx: Keeper,
  person: NewApplicant,
): Promise<ApplicantWithConsents | undefined> {
  const [row] = await insert(trx, [newRow(ctx, person)]);
  return row && { ...row, consents: [] };
}

/**
 * The first person of an application that this transaction made, as the last thing of it: no statement of it reads the row.
 */
export async function insertFirstApplicant(
  trx: TenantTransaction,
  ctx: Keeper,
  person: NewApplicant,
): Promise<ApplicantWithConsents> {
  const row = newRow(ctx, person);
  await writeLast(trx, () => insert(trx, [row]));
  return { ...row, consents: [] };
}

function newRow(ctx: Keeper, { applicationId, role, draft, language }: NewApplicant): ApplicantRow {
  const id = ctx.ids.next("cap");
  return {
    tenant_id: ctx.tenantId,
    id,
    application_id: applicationId,
    role,
    language: language ?? null,
    personal_sealed: null,
    spouse_sealed: null,
    employment_sealed: null,
    housing_sealed: null,
    ...sealPages(ctx, { id, draft }),
    ssn_sealed: null,
    ssn_last4_sealed: null,
    ssn_index: null,
    demonstration_code: ctx.ids.random(CODE_LENGTH),
    demonstrated_at: null,
    updated_at: ctx.clock.now(),
  };
}

interface ApplicantKey {
  readonly tenantId: string;
  readonly id: string;
}
const update = keptUpdate<ApplicantKey, ApplicantRow>((db, { tenantId, id }, set) =>
  db.updateTable("credit_applicant").set(set).where("tenant_id", "=", tenantId).where("id", "=", id),
);

/** Writes what changed of somebody, as the last thing of its transaction. @returns their row as it then is */
export async function updateApplicant(
  trx: TenantTransaction,
  ctx: RequestContext,
  { row, set }: { readonly row: ApplicantWithConsents; readonly set: Partial<ApplicantRow> },
): Promise<ApplicantWithConsents> {
  const values = { ...set, updated_at: ctx.clock.now() };
  await writeLast(trx, () => update(trx, { tenantId: ctx.tenantId, id: row.id }, values));
  return { ...row, ...values };
}

/** In which language somebody fills in their own pages. */
export const speaking = ({ tenant }: CreditContext) => ({ language: languageOf(tenant) });

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

/** The columns of the pages that there are. */
function sealPages(ctx: Keeper, { id, draft }: { readonly id: string; readonly draft: ApplicantDraft }) {
  const pages = DRAFT_PAGES.flatMap((page) => {
    const fields = draft[page];
    return fields === undefined ? [] : [[`${page}_sealed`, sealPage(ctx, { id, page, fields })]];
  });
  return Object.fromEntries(pages) as Partial<Record<`${DraftPage}_sealed`, string>>;
}

export function sealPage(
  ctx: Keeper,
  { id, page, fields }: { readonly id: string; readonly page: DraftPage; readonly fields: object },
): string {
  return sealJson(ctx.keys, place(page, id), fields);
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
