import type { Selectable } from "kysely";
import {
  blindIndex,
  openJson,
  openText,
  sealJson,
  sealText,
  type TenantKeys,
} from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import type { PrivacySubject } from "../../domain/privacy-request-schema.ts";
import type { PrivacyRequestTable } from "./privacy-requests-table.ts";

export type PrivacyRequestRow = Selectable<PrivacyRequestTable>;

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

type NewRequest = Pick<
  PrivacyRequestRow,
  "id" | "request_number" | "kind" | "status" | "needs_person" | "received_at" | "confirmed_at" | "due_at"
>;

export const subjectIndex = (keys: TenantKeys, email: string): string =>
  blindIndex(keys, `privacy|email|${normalizeEmail(email)}`);
const tokenIndex = (keys: TenantKeys, token: string): string => blindIndex(keys, `privacy|token|${token}`);
const place = (id: string, column: string): string => `privacy_request|${column}|${id}`;

export async function insertRequest(
  trx: TenantTransaction,
  owner: Owner,
  { row, subject, token }: { row: NewRequest; subject: PrivacySubject; token: string },
): Promise<void> {
  const sealed = sealJson(owner.keys, place(row.id, "subject"), { ...subject, token });
  await trx
    .insertInto("privacy_request")
    .values({
      ...row,
      tenant_id: owner.tenantId,
      email_index: subjectIndex(owner.keys, subject.email),
      subject_sealed: sealed,
      token_index: tokenIndex(owner.keys, token),
      has_agent: subject.agent !== null,
      closed_at: null,
      note_sealed: null,
      report_sealed: null,
      report_until: null,
      reminded_at: null,
    })
    .execute();
}

const requests = (trx: TenantTransaction, owner: Owner) =>
  trx.selectFrom("privacy_request").selectAll().where("tenant_id", "=", owner.tenantId);

/** The request behind a mailed link; locked where it is about to change. */
export function findByToken(
  trx: TenantTransaction,
  owner: Owner,
  { token, lock = false }: { readonly token: string; readonly lock?: boolean },
): Promise<PrivacyRequestRow | undefined> {
  const found = requests(trx, owner).where("token_index", "=", tokenIndex(owner.keys, token));
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

export function lockById(
  trx: TenantTransaction,
  owner: Owner,
  id: string,
): Promise<PrivacyRequestRow | undefined> {
  return requests(trx, owner).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function lockByNumber(
  trx: TenantTransaction,
  owner: Owner,
  requestNumber: string,
): Promise<PrivacyRequestRow | undefined> {
  return requests(trx, owner).where("request_number", "=", requestNumber).forUpdate().executeTakeFirst();
}

/** The newest first, closed ones last. */
export function listRequests(trx: TenantTransaction, owner: Owner): Promise<PrivacyRequestRow[]> {
  return requests(trx, owner)
    .orderBy("closed_at", (order) => order.desc().nullsFirst())
    .orderBy("due_at")
    .limit(200)
    .execute();
}

/** When the proven access requests of an address came in; locks nothing, its caller holds one of them. */
export async function accessRequestsOf(
  trx: TenantTransaction,
  owner: Owner,
  { emailIndex, notId }: { readonly emailIndex: string; readonly notId: string },
): Promise<Date[]> {
  const rows = await requests(trx, owner)
    .where("email_index", "=", emailIndex)
    .where("kind", "=", "access")
    .where("confirmed_at", "is not", null)
    .where("status", "!=", "DENIED")
    .where("id", "!=", notId)
    .execute();
  return rows.map(({ received_at: at }) => at);
}

type Change = Partial<
  Pick<
    PrivacyRequestRow,
    | "status"
    | "needs_person"
    | "confirmed_at"
    | "due_at"
    | "closed_at"
    | "report_until"
    | "reminded_at"
    | "report_sealed"
  >
> & { readonly note?: string; readonly report?: string };

export async function updateRequest(
  trx: TenantTransaction,
  owner: Owner,
  { id, change: { note, report, ...columns } }: { readonly id: string; readonly change: Change },
): Promise<void> {
  await trx
    .updateTable("privacy_request")
    .set({
      ...columns,
      ...(note !== undefined && { note_sealed: sealText(owner.keys, place(id, "note"), note) }),
      ...(report !== undefined && { report_sealed: sealText(owner.keys, place(id, "report"), report) }),
    })
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", id)
    .execute();
}

/** With the secret of the mailed link, for later mails with the same link. */
export interface StoredSubject extends PrivacySubject {
  readonly token: string;
}

export const openSubject = (owner: Owner, row: PrivacyRequestRow): StoredSubject =>
  openJson<StoredSubject>(owner.keys, place(row.id, "subject"), row.subject_sealed);

export const openNote = (owner: Owner, row: PrivacyRequestRow): string | null =>
  row.note_sealed === null ? null : openText(owner.keys, place(row.id, "note"), row.note_sealed);

export const openReport = (owner: Owner, row: PrivacyRequestRow): string | null =>
  row.report_sealed === null ? null : openText(owner.keys, place(row.id, "report"), row.report_sealed);
