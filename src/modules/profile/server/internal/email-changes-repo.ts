import { blindIndex, openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { Ids } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SentCode } from "#modules/accounts/domain/code-rules.ts";
import { EMAIL_CHANGE_LIMITS } from "../../domain/email-change-limits.ts";
import type {} from "#modules/accounts/server/people/profile-tables.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

export interface EmailChange extends SentCode {
  readonly id: string;
  /** The new address, as typed. */
  readonly email: string;
  readonly codeHash: string;
}

const place = (id: string): string => `email_change|email|${id}`;

/** The changes an account asked for, newest first, as many as the limits look at. */
export async function findEmailChanges(
  trx: TenantTransaction,
  owner: Owner,
  accountId: string,
): Promise<EmailChange[]> {
  const rows = await trx
    .selectFrom("email_change")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(EMAIL_CHANGE_LIMITS.requestsPerDay)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: openText(owner.keys, place(row.id), row.email_sealed),
    codeHash: row.code_hash,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    attempts: row.attempts,
    burnedAt: row.burned_at?.getTime() ?? null,
    used: row.used_at !== null,
  }));
}

/** Stores a change with the keyed hash of a new code, and answers the code for the message. */
export async function insertEmailChange(
  trx: TenantTransaction,
  owner: Owner & { readonly ids: Ids },
  input: { readonly accountId: string; readonly email: string; readonly at: Date },
): Promise<string> {
  const id = owner.ids.next("mail");
  const code = String(owner.ids.integer(1_000_000)).padStart(6, "0");
  await trx
    .insertInto("email_change")
    .values({
      tenant_id: owner.tenantId,
      id,
      account_id: input.accountId,
      email_sealed: sealText(owner.keys, place(id), input.email),
      code_hash: codeHash(owner.keys, id, code),
      created_at: input.at,
      expires_at: new Date(input.at.getTime() + EMAIL_CHANGE_LIMITS.codeSeconds * 1000),
    })
    .execute();
  return code;
}

/** True when the digits are those of this change. */
export function isCodeOf(keys: TenantKeys, change: EmailChange, code: string): boolean {
  return change.codeHash === codeHash(keys, change.id, code);
}

function codeHash(keys: TenantKeys, id: string, code: string): string {
  return blindIndex(keys, `email_change|${id}|${code}`);
}

/** Counts a wrong try; `burnedAt` when it was the last one allowed. */
export async function countWrongCode(
  trx: TenantTransaction,
  tenantId: string,
  change: { readonly id: string; readonly burnedAt: Date | null },
): Promise<void> {
  await trx
    .updateTable("email_change")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), burned_at: change.burnedAt }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", change.id)
    .execute();
}

export async function markChangeUsed(
  trx: TenantTransaction,
  tenantId: string,
  change: { readonly id: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable("email_change")
    .set({ used_at: change.at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", change.id)
    .execute();
}
