import type { Insertable, Selectable } from "kysely";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptRead } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { MovedTerms } from "#modules/prequalification/domain/journey-view.ts";
import type { KeptPerson } from "../../domain/kept-person.ts";
import type { PersonalTerms } from "#modules/personal-pricing/domain/terms/personal-terms.ts";
import type { ResultTable } from "./result-tables.ts";

export type ResultRow = Selectable<ResultTable>;

/** Whose: by the journey it came from, by the account that claimed it, or by the address that was typed. */
type Which =
  | { readonly journeyId: string }
  | { readonly accountId: string }
  | { readonly emailIndex: string }
  | { readonly id: string };

const ofAccount = keptRead(
  (db, { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string }) =>
    db
      .selectFrom("prequalification_result")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("account_id", "=", accountId)
      .orderBy("id"),
);

/** Results, locked until the transaction ends where `lock` says so. */
export async function findResults(
  trx: TenantTransaction,
  ctx: RequestContext,
  { lock = false, ...which }: Which & { readonly lock?: boolean },
): Promise<ResultRow[]> {
  if ("accountId" in which)
    return ofAccount(trx, { tenantId: ctx.tenantId, accountId: which.accountId }, lock);
  const [column, value] = conditionOf(which);
  const query = trx
    .selectFrom("prequalification_result")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where(column, "=", value)
    .orderBy("id");
  return (lock ? query.forUpdate() : query).execute();
}

function conditionOf(
  which: Exclude<Which, { readonly accountId: string }>,
): readonly ["id" | "journey_id" | "email_index", string] {
  if ("id" in which) return ["id", which.id];
  if ("journeyId" in which) return ["journey_id", which.journeyId];
  return ["email_index", which.emailIndex];
}

export async function insertResult(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<Insertable<ResultTable>, "tenant_id">,
): Promise<void> {
  await trx
    .insertInto("prequalification_result")
    .values({ tenant_id: ctx.tenantId, ...row })
    .execute();
}

/** Answers the row as it is afterwards. */
export async function updateResult(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...values }: Partial<ResultRow> & { readonly id: string },
): Promise<ResultRow> {
  return trx
    .updateTable("prequalification_result")
    .set(values)
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteResultRow(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id }: { readonly id: string },
): Promise<void> {
  await trx
    .deleteFrom("prequalification_result")
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}

interface SealedParts {
  readonly person: KeptPerson;
  readonly report: CreditReport;
  readonly terms: PersonalTerms | null;
  readonly moved: MovedTerms | null;
}
type Part = keyof SealedParts;

const place = (part: Part, id: string): string => `prequalification_result|${part}|${id}`;

/** A part as its column holds it. */
export function sealPart<P extends Part>(
  ctx: QueueContext,
  id: string,
  part: readonly [P, SealedParts[P]],
): string {
  return sealJson(ctx.keys, place(part[0], id), part[1]);
}

/** What a column holds; null where it holds nothing. */
function openPart<P extends Part>(ctx: QueueContext, row: ResultRow, part: P): SealedParts[P] | null {
  const sealed = row[`${part}_sealed`];
  return sealed === null ? null : openJson<SealedParts[P]>(ctx.keys, place(part, row.id), sealed);
}

export function openPerson(ctx: QueueContext, row: ResultRow): KeptPerson {
  return openPart(ctx, row, "person") as KeptPerson;
}

export function openReport(ctx: QueueContext, row: ResultRow): CreditReport {
  return openPart(ctx, row, "report") as CreditReport;
}

export const openTerms = (ctx: QueueContext, row: ResultRow): PersonalTerms | null =>
  openPart(ctx, row, "terms");

export const openMoved = (ctx: QueueContext, row: ResultRow): MovedTerms | null =>
  openPart(ctx, row, "moved");
