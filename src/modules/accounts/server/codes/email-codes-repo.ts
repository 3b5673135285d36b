import { sql } from "kysely";
import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { Ids } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SentCode } from "../../domain/code-rules.ts";
import type { CodeOwner } from "../../domain/code-owner.ts";
import { CODE_LIMITS, type CodePurpose } from "../../domain/limits-data.ts";
import { emailIndex } from "../accounts-repo.ts";
import type {} from "./email-codes-table.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** Which codes: those of one purpose for one address. */
export interface CodeLine {
  readonly purpose: CodePurpose;
  readonly email: string;
}

export interface EmailCode extends SentCode, CodeOwner {
  readonly id: string;
  /** Wrong tries by others than who asked for it. */
  readonly strangerAttempts: number;
  readonly codeHash: string;
  /** Undefined when nobody got it. */
  readonly accountId: string | undefined;
}

/** Rows this old limit nothing any more. */
const KEEP_SECONDS = 2 * 86_400;
/** Far more than the limits of a day and of ten known devices let anybody ask for. */
const MOST = 200;
/** More than one a row written, so that old rows never pile up. */
const SWEEP = 20;

/**
 * The codes of an address, newest first, whoever asked for them. Lines up with everybody else who
 * asks for one or tries one, so that twenty guesses at once are twenty guesses.
 */
export async function lockEmailCodes(
  trx: TenantTransaction,
  owner: Owner,
  line: CodeLine,
): Promise<EmailCode[]> {
  const index = emailIndex(owner.keys, line.email);
  const lock = `code|${owner.tenantId}|${line.purpose}|${index}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
  const rows = await trx
    .selectFrom("email_code")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("email_index", "=", index)
    .where("purpose", "=", line.purpose)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    codeHash: row.code_hash,
    accountId: row.account_id ?? undefined,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    attempts: row.attempts,
    burnedAt: row.burned_at?.getTime() ?? null,
    used: row.used_at !== null,
    browser: row.browser_hash ?? undefined,
    network: row.network_hash ?? "",
    isKnownDevice: row.by_known_device,
    strangerAttempts: row.stranger_attempts,
  }));
}

/** Makes a six-digit code, stores its keyed hash, and answers the code for the message and the id of its row. */
export async function insertEmailCode(
  trx: TenantTransaction,
  owner: Owner & { readonly ids: Ids },
  input: CodeLine & {
    readonly accountId: string | undefined;
    readonly at: Date;
    readonly asker: CodeOwner;
  },
): Promise<{ readonly id: string; readonly code: string }> {
  const id = owner.ids.next("code");
  const code = String(owner.ids.integer(1_000_000)).padStart(6, "0");
  const { codeSeconds } = CODE_LIMITS[input.purpose];
  await trx
    .insertInto("email_code")
    .values({
      tenant_id: owner.tenantId,
      id,
      purpose: input.purpose,
      email_index: emailIndex(owner.keys, input.email),
      account_id: input.accountId ?? null,
      code_hash: codeHash(owner.keys, id, code),
      created_at: input.at,
      expires_at: new Date(input.at.getTime() + codeSeconds * 1000),
      burned_at: null,
      used_at: null,
      browser_hash: input.asker.browser ?? null,
      network_hash: input.asker.network,
      by_known_device: input.asker.isKnownDevice,
    })
    .execute();
  await sweep(trx, owner.tenantId, input.at);
  return { id, code };
}

/** True when the digits are those of this code. */
export function isCode(keys: TenantKeys, stored: EmailCode, code: string): boolean {
  return stored.codeHash === codeHash(keys, stored.id, code);
}

/** Keyed and salted by its row, because a million codes are tried in a second. */
function codeHash(keys: TenantKeys, id: string, code: string): string {
  return blindIndex(keys, `verification_code|${id}|${code}`);
}

/** Counts a wrong try; `burnedAt` when it was the last one allowed. */
export async function countAttempt(
  trx: TenantTransaction,
  tenantId: string,
  code: { readonly id: string; readonly burnedAt: Date | null },
): Promise<void> {
  await trx
    .updateTable("email_code")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), burned_at: code.burnedAt }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", code.id)
    .execute();
}

/** Counts a wrong try of somebody who did not ask for the code. */
export async function countStranger(trx: TenantTransaction, tenantId: string, codeId: string): Promise<void> {
  await trx
    .updateTable("email_code")
    .set((eb) => ({ stranger_attempts: eb("stranger_attempts", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", codeId)
    .execute();
}

/** A code works once. */
export async function markCodeUsed(
  trx: TenantTransaction,
  tenantId: string,
  code: { readonly id: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable("email_code")
    .set({ used_at: code.at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", code.id)
    .execute();
}

async function sweep(trx: TenantTransaction, tenantId: string, at: Date): Promise<void> {
  await trx
    .deleteFrom("email_code")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("email_code as old")
        .select("old.id")
        .where("old.tenant_id", "=", tenantId)
        .where("old.created_at", "<", new Date(at.getTime() - KEEP_SECONDS * 1000))
        .orderBy("old.created_at")
        .limit(SWEEP)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
