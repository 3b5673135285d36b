import type { Selectable } from "kysely";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { blindIndex, openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { AccountConsentTable, AccountTable } from "./identity-tables.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** What a person says about themselves. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
}

export interface Account extends Person {
  readonly id: string;
  /** Null: never chosen. */
  readonly language: Language | null;
  readonly status: "unconfirmed" | "confirmed";
  readonly contested: boolean;
  readonly passwordHash: string;
}

/** Stored instead of a hash: no password opens the account. */
export const NO_PASSWORD = "none";

export interface Consent {
  readonly kind: AccountConsentTable["kind"];
  readonly granted: boolean;
  readonly textVersion: string;
}

/** Keyed hash under which an address is found. */
export function emailIndex(keys: TenantKeys, email: string): string {
  return blindIndex(keys, `account|email|${normalizeEmail(email)}`);
}

/** The account of an address; `lock` keeps others from changing it until the transaction ends. */
export async function findAccountByEmail(
  trx: TenantTransaction,
  owner: Owner,
  input: { readonly email: string; readonly lock?: boolean },
): Promise<Account | undefined> {
  const query = trx
    .selectFrom("account")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("email_index", "=", emailIndex(owner.keys, input.email));
  const row = await (input.lock === true ? query.forUpdate() : query).executeTakeFirst();
  return row && open(owner.keys, row);
}

/** The account with this id, or undefined. */
export async function findAccount(
  trx: TenantTransaction,
  owner: Owner,
  id: string,
): Promise<Account | undefined> {
  const row = await trx
    .selectFrom("account")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && open(owner.keys, row);
}

/** False when the address has an account already. A new one keeps the language of the page it came from. */
export async function insertAccount(
  trx: TenantTransaction,
  owner: Owner & { readonly tenant: Pick<TenantConfig, "readsIn"> },
  account: { id: string; person: Person; passwordHash: string; at: Date },
): Promise<boolean> {
  const result = await trx
    .insertInto("account")
    .values({
      tenant_id: owner.tenantId,
      id: account.id,
      email_index: emailIndex(owner.keys, account.person.email),
      ...seal(owner.keys, account.id, account.person),
      password_hash: account.passwordHash,
      language: languageOf(owner.tenant),
      status: "unconfirmed",
      contested: false,
      created_at: account.at,
      confirmed_at: null,
      updated_at: account.at,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "email_index"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

const languageByIndex = keptStatement(
  (db, { tenantId, index }: { readonly tenantId: string; readonly index: string }) =>
    db
      .selectFrom("account")
      .select("language")
      .where("tenant_id", "=", tenantId)
      .where("email_index", "=", index),
);

/** The language that the account of an address chose; undefined without one. */
export async function findLanguageOf(
  trx: TenantTransaction,
  owner: Owner,
  email: string,
): Promise<Language | undefined> {
  const { tenantId, keys } = owner;
  const [row] = await languageByIndex(trx, { tenantId, index: emailIndex(keys, email) });
  return row?.language ?? undefined;
}

/** Replaces what an unconfirmed sign-up said; from then on only its password holder can confirm it. */
export async function replaceUnconfirmed(
  trx: TenantTransaction,
  owner: Owner,
  account: { id: string; person: Person; passwordHash: string; at: Date },
): Promise<void> {
  await trx
    .updateTable("account")
    .set({
      ...seal(owner.keys, account.id, account.person),
      password_hash: account.passwordHash,
      contested: true,
      updated_at: account.at,
    })
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", account.id)
    .where("status", "=", "unconfirmed")
    .execute();
}

/**
 * From now on the account may sign in. `contested` stays where a hosted pool keeps a password that may be a
 * stranger's: only a reset helps then.
 */
export async function confirmAccount(
  trx: TenantTransaction,
  tenantId: string,
  account: { id: string; at: Date; contested?: boolean },
): Promise<void> {
  const contested = account.contested ?? false;
  await trx
    .updateTable("account")
    .set({ status: "confirmed", contested, confirmed_at: account.at, updated_at: account.at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", account.id)
    .execute();
}

/** Replaces the password, or takes it away (`NO_PASSWORD`). */
export async function setPasswordHash(
  trx: TenantTransaction,
  tenantId: string,
  account: { id: string; passwordHash: string; at: Date },
): Promise<void> {
  await trx
    .updateTable("account")
    .set({ password_hash: account.passwordHash, updated_at: account.at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", account.id)
    .execute();
}

const aad = (field: string, id: string): string => `account|${field}|${id}`;

function seal(keys: TenantKeys, id: string, person: Person) {
  return {
    email_sealed: sealText(keys, aad("email", id), person.email),
    first_name_sealed: sealText(keys, aad("first_name", id), person.firstName),
    last_name_sealed: sealText(keys, aad("last_name", id), person.lastName),
    phone_sealed: sealText(keys, aad("phone", id), person.phone),
  };
}

function open(keys: TenantKeys, row: Selectable<AccountTable>): Account {
  return {
    id: row.id,
    language: row.language,
    status: row.status,
    contested: row.contested,
    passwordHash: row.password_hash,
    email: openText(keys, aad("email", row.id), row.email_sealed),
    firstName: openText(keys, aad("first_name", row.id), row.first_name_sealed),
    lastName: openText(keys, aad("last_name", row.id), row.last_name_sealed),
    phone: openText(keys, aad("phone", row.id), row.phone_sealed),
  };
}
