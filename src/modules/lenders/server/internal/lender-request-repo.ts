import { type Expression, type Insertable, type Selectable, sql } from "kysely";
import { openJson, openText, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import {
  keptInsert,
  keptRead,
  keptStatement,
  keptUpdate,
  type StatementBuilder,
} from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import type { LenderAnswer } from "../../domain/lender-answer.ts";
import type { LendersContext } from "../lenders-context.ts";
import type { LenderRequestTable } from "./lenders-table.ts";

export type RequestRow = Selectable<LenderRequestTable>;

/** What says where a request stands. What was sent is most of its bytes, and wanted by whoever sends only. */
const STANDING = [
  "id",
  "application_version",
  "order_id",
  "lender_id",
  "state",
  "numbers_sealed",
  "answer_sealed",
  "lender_reference",
  "accepted_offer_id",
  "accepted_at",
  "offers_end_at",
  "requested_at",
  "due_at",
] as const;
export type StandingRow = Pick<RequestRow, (typeof STANDING)[number]>;

/** Where the sealed text lives; a copy in another row does not open. */
export const place = (column: string, id: string): string => `lender_request|${column}|${id}`;

interface NewRequest {
  readonly request: CreditRequest;
  readonly lenderId: string;
}

const insert = keptInsert((db, rows: Insertable<LenderRequestTable>[]) =>
  db
    .insertInto("lender_request")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "application_id", "application_version", "lender_id"]).doNothing(),
    )
    .returning("id"),
);

/** New rows, one for each lender; the ids of requests that are new, not those of a version that was sent before. */
export async function insertRequests(
  trx: TenantTransaction,
  ctx: LendersContext,
  { requests, dueAt }: { readonly requests: readonly NewRequest[]; readonly dueAt: Date },
): Promise<ReadonlySet<string>> {
  const inserted = await insert(trx, rowsOf(ctx, { requests, dueAt }));
  return new Set(inserted.map(({ id }) => id));
}

/** The same of a version that nobody was asked about before, as the last thing of its transaction: all of them are new. */
export async function insertFirstRequests(
  trx: TenantTransaction,
  ctx: LendersContext,
  { requests, dueAt }: { readonly requests: readonly NewRequest[]; readonly dueAt: Date },
): Promise<ReadonlySet<string>> {
  const rows = rowsOf(ctx, { requests, dueAt });
  if (rows.length > 0) await writeLast(trx, () => insert(trx, rows));
  return new Set(rows.map(({ id }) => id));
}

function rowsOf(
  ctx: LendersContext,
  { requests, dueAt }: { readonly requests: readonly NewRequest[]; readonly dueAt: Date },
) {
  return requests.map((one) => ({ ...rowOf(ctx, one), due_at: dueAt }));
}

function rowOf(ctx: LendersContext, { request, lenderId }: NewRequest) {
  const id = request.requestId;
  const numbers = Object.fromEntries(request.applicants.map(({ applicantId, ssn }) => [applicantId, ssn]));
  const bare = { ...request, applicants: request.applicants.map((person) => ({ ...person, ssn: "" })) };
  return {
    tenant_id: ctx.tenantId,
    id,
    application_id: request.applicationId,
    application_version: request.applicationVersion,
    order_id: request.orderId,
    lender_id: lenderId,
    state: "PENDING" as const,
    request_sealed: sealJson(ctx.keys, place("request", id), bare),
    numbers_sealed: sealJson(ctx.keys.ssn, place("numbers", id), numbers),
    requested_at: ctx.clock.now(),
  };
}

// One statement for any number of them.
const byIds = keptRead((db, of: { readonly tenantId: string; readonly ids: readonly string[] }) =>
  db
    .selectFrom("lender_request")
    .selectAll()
    .where("tenant_id", "=", of.tenantId)
    .where("id", "=", sql<string>`any(${of.ids}::text[])`)
    .orderBy("id"),
);
/** Where the requests of an application stand, newest version first, lenders by id; by other means to know it too. */
export const requestsOf = (
  db: StatementBuilder,
  tenantId: string,
  application: string | Expression<string>,
) =>
  db
    .selectFrom("lender_request")
    .select(STANDING)
    .where("tenant_id", "=", tenantId)
    .where("application_id", "=", application)
    .orderBy("application_version", "desc")
    .orderBy("lender_id");
const ofApplication = keptRead((db, of: { readonly tenantId: string; readonly applicationId: string }) =>
  requestsOf(db, of.tenantId, of.applicationId),
);

/** Several requests in one look; with `lock` their rows are kept until the transaction ends. */
export async function findRequestsById(
  trx: TenantTransaction,
  ctx: RequestContext,
  { requestIds, lock = false }: { readonly requestIds: readonly string[]; readonly lock?: boolean },
): Promise<ReadonlyMap<string, RequestRow>> {
  const rows = await byIds(trx, { tenantId: ctx.tenantId, ids: requestIds }, lock);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Where all requests of an application stand, newest version first, lenders by id. */
export async function findRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId, lock = false }: { readonly applicationId: string; readonly lock?: boolean },
): Promise<StandingRow[]> {
  return ofApplication(trx, { tenantId: ctx.tenantId, applicationId }, lock);
}

const update = keptUpdate<{ readonly tenantId: string; readonly ids: readonly string[] }, RequestRow>(
  (db, { tenantId, ids }, set) =>
    db
      .updateTable("lender_request")
      .set(set)
      .where("tenant_id", "=", tenantId)
      .where("id", "=", sql<string>`any(${ids}::text[])`),
);

export async function updateRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  { ids, ...values }: Omit<Partial<RequestRow>, "id"> & { readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await update(trx, { tenantId: ctx.tenantId, ids }, values);
}

const acceptAndCancel = keptStatement(
  (
    db,
    of: {
      readonly tenantId: string;
      readonly ids: readonly string[];
      readonly requestId: string;
      readonly offerId: string;
      readonly at: Date;
    },
  ) =>
    db
      .updateTable("lender_request")
      .set({
        state: sql<RequestRow["state"]>`case when id = ${of.requestId} then state else 'CANCELED' end`,
        numbers_sealed: sql<string | null>`case when id = ${of.requestId} then numbers_sealed end`,
        accepted_offer_id: sql<string | null>`case when id = ${of.requestId} then ${of.offerId} end`,
        accepted_at: sql<Date | null>`case when id = ${of.requestId} then ${of.at}::timestamptz end`,
      })
      .where("tenant_id", "=", of.tenantId)
      .where("id", "=", sql<string>`any(${of.ids}::text[])`),
);

/** One offer is taken, and the others, of which none was, are taken back: in one statement. */
export async function acceptOne(
  trx: TenantTransaction,
  ctx: RequestContext,
  {
    accepted,
    others,
  }: {
    readonly accepted: { readonly requestId: string; readonly offerId: string };
    readonly others: readonly string[];
  },
): Promise<void> {
  const { requestId } = accepted;
  const ids = [requestId, ...others];
  await acceptAndCancel(trx, { ...accepted, tenantId: ctx.tenantId, ids, at: ctx.clock.now() });
}

const name = keptStatement(
  (db, of: { readonly tenantId: string; readonly id: string; readonly reference: string }) =>
    db
      .updateTable("lender_request")
      .set({ lender_reference: of.reference })
      .where("tenant_id", "=", of.tenantId)
      .where("id", "=", of.id)
      .returning("state"),
);

/** Keeps what its lender calls a request. @returns where it stands */
export async function nameRequest(
  trx: TenantTransaction,
  ctx: RequestContext,
  { requestId: id, reference }: { readonly requestId: string; readonly reference: string },
): Promise<RequestRow["state"] | undefined> {
  const [row] = await name(trx, { tenantId: ctx.tenantId, id, reference });
  return row?.state;
}

/** The application as it was sent; numbers are empty when they are gone or not asked for. */
export function openRequest(
  ctx: LendersContext,
  row: RequestRow,
  { withNumbers }: { readonly withNumbers: boolean },
): CreditRequest {
  const bare = openJson<CreditRequest>(ctx.keys, place("request", row.id), row.request_sealed);
  if (!withNumbers || row.numbers_sealed === null) return bare;
  const opened = openText(ctx.keys.ssn, place("numbers", row.id), row.numbers_sealed);
  const numbers = JSON.parse(opened) as Record<string, string>;
  const applicants = bare.applicants.map((person) => ({ ...person, ssn: numbers[person.applicantId] ?? "" }));
  return { ...bare, applicants };
}

export function openAnswer(
  ctx: LendersContext,
  row: Pick<RequestRow, "id" | "answer_sealed">,
): LenderAnswer | null {
  if (row.answer_sealed === null) return null;
  return openJson<LenderAnswer>(ctx.keys, place("answer", row.id), row.answer_sealed);
}
