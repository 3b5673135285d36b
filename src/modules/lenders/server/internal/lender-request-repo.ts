import type { Selectable } from "kysely";
import { openText, sealText } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CreditRequest } from "../../domain/credit-request.ts";
import type { LenderAnswer } from "../../domain/lender-answer.ts";
import type { LendersContext } from "../lenders-context.ts";
import type { LenderRequestTable } from "./lenders-table.ts";

export type RequestRow = Selectable<LenderRequestTable>;

const place = (column: string, id: string): string => `lender_request|${column}|${id}`;

/** A new row for one lender; false when this version was sent to it before. */
export async function insertRequest(
  trx: TenantTransaction,
  ctx: LendersContext,
  { request, lenderId, dueAt }: { request: CreditRequest; lenderId: string; dueAt: Date },
): Promise<boolean> {
  const id = request.requestId;
  const numbers = Object.fromEntries(request.applicants.map(({ applicantId, ssn }) => [applicantId, ssn]));
  const bare = { ...request, applicants: request.applicants.map((person) => ({ ...person, ssn: "" })) };
  const inserted = await trx
    .insertInto("lender_request")
    .values({
      tenant_id: ctx.tenantId,
      id,
      application_id: request.applicationId,
      application_version: request.applicationVersion,
      order_id: request.orderId,
      lender_id: lenderId,
      state: "PENDING",
      request_sealed: sealText(ctx.keys, place("request", id), JSON.stringify(bare)),
      numbers_sealed: sealText(ctx.keys.ssn, place("numbers", id), JSON.stringify(numbers)),
      requested_at: ctx.clock.now(),
      due_at: dueAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "application_id", "application_version", "lender_id"]).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** One request; with `lock` its row is kept until the transaction ends. */
export async function findRequest(
  trx: TenantTransaction,
  ctx: LendersContext,
  { requestId, lock = false }: { readonly requestId: string; readonly lock?: boolean },
): Promise<RequestRow | undefined> {
  const found = trx
    .selectFrom("lender_request")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", requestId);
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** All requests of an application, newest version first, lenders by id. */
export async function findRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId, lock = false }: { readonly applicationId: string; readonly lock?: boolean },
): Promise<RequestRow[]> {
  const found = trx
    .selectFrom("lender_request")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .orderBy("application_version", "desc")
    .orderBy("lender_id");
  return (lock ? found.forUpdate() : found).execute();
}

export async function updateRequest(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...values }: Partial<RequestRow> & { readonly id: string },
): Promise<void> {
  await trx
    .updateTable("lender_request")
    .set(values)
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}

/** The application as it was sent; numbers are empty when they are gone or not asked for. */
export function openRequest(
  ctx: LendersContext,
  row: RequestRow,
  { withNumbers }: { readonly withNumbers: boolean },
): CreditRequest {
  const bare = JSON.parse(openText(ctx.keys, place("request", row.id), row.request_sealed)) as CreditRequest;
  if (!withNumbers || row.numbers_sealed === null) return bare;
  const opened = openText(ctx.keys.ssn, place("numbers", row.id), row.numbers_sealed);
  const numbers = JSON.parse(opened) as Record<string, string>;
  const applicants = bare.applicants.map((person) => ({ ...person, ssn: numbers[person.applicantId] ?? "" }));
  return { ...bare, applicants };
}

export function sealAnswer(ctx: LendersContext, answer: LenderAnswer): string {
  return sealText(ctx.keys, place("answer", answer.requestId), JSON.stringify(answer));
}

export function openAnswer(ctx: LendersContext, row: RequestRow): LenderAnswer | null {
  if (row.answer_sealed === null) return null;
  return JSON.parse(openText(ctx.keys, place("answer", row.id), row.answer_sealed)) as LenderAnswer;
}
