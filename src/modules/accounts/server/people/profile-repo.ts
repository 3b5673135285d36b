import { openJson, sealJson, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { HomeAddress } from "../../domain/profile-schema.ts";
import type {} from "../connected-identities-table.ts";
import { type Account, emailIndex, findAccount, type Person } from "../accounts-repo.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

interface Change {
  readonly id: string;
  readonly at: Date;
}

/** The account, kept from other changes until the transaction ends. */
export async function lockAccount(
  trx: TenantTransaction,
  owner: Owner,
  id: string,
): Promise<Account | undefined> {
  const row = await trx
    .selectFrom("account")
    .select("id")
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && findAccount(trx, owner, id);
}

const place = (field: string, id: string): string => `account|${field}|${id}`;

/** Where the person lives; null when they have not said. */
export async function findHomeAddress(
  trx: TenantTransaction,
  owner: Owner,
  id: string,
): Promise<HomeAddress | null> {
  const row = await trx
    .selectFrom("account")
    .select("address_sealed")
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  const sealed = row?.address_sealed ?? null;
  return sealed === null ? null : openJson<HomeAddress>(owner.keys, place("address", id), sealed);
}

/** Replaces the home address; null removes it. */
export async function updateHomeAddress(
  trx: TenantTransaction,
  owner: Owner,
  change: Change & { readonly address: HomeAddress | null },
): Promise<void> {
  const { id, address } = change;
  const sealed = address && sealJson(owner.keys, place("address", id), address);
  await update(trx, owner, { ...change, values: { address_sealed: sealed } });
}

/** Replaces names or phone; the e-mail has its own way. */
export async function updatePerson(
  trx: TenantTransaction,
  owner: Owner,
  change: Change & { readonly person: Partial<Omit<Person, "email">> },
): Promise<void> {
  const { id, person } = change;
  const seal = (field: string, text: string) => sealText(owner.keys, place(field, id), text);
  await update(trx, owner, {
    ...change,
    values: {
      ...(person.firstName !== undefined && { first_name_sealed: seal("first_name", person.firstName) }),
      ...(person.lastName !== undefined && { last_name_sealed: seal("last_name", person.lastName) }),
      ...(person.phone !== undefined && { phone_sealed: seal("phone", person.phone) }),
    },
  });
}

/** The language in which the account is written to. */
export async function updateLanguage(
  trx: TenantTransaction,
  owner: Owner,
  change: Change & { readonly language: Language },
): Promise<void> {
  await update(trx, owner, { ...change, values: { language: change.language } });
}

/** Moves the account to another address, which nobody else may hold. */
export async function updateEmail(
  trx: TenantTransaction,
  owner: Owner,
  change: Change & { readonly email: string },
): Promise<void> {
  const sealed = sealText(owner.keys, place("email", change.id), change.email);
  const index = emailIndex(owner.keys, change.email);
  await update(trx, owner, { ...change, values: { email_sealed: sealed, email_index: index } });
}

/** Names of those through whom the account is reached beside us (AUTH-13). */
export async function findSignInProviders(
  trx: TenantTransaction,
  tenantId: string,
  accountId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("connected_identity")
    .select("provider")
    .distinct()
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .orderBy("provider")
    .execute();
  return rows.map(({ provider }) => provider);
}

/** Removes the row and, with it, everything that hangs on it: consents, codes, sessions, connections. */
export async function deleteAccountRow(trx: TenantTransaction, owner: Owner, id: string): Promise<void> {
  await trx.deleteFrom("account").where("tenant_id", "=", owner.tenantId).where("id", "=", id).execute();
}

type Sealed = "email_sealed" | "email_index" | "first_name_sealed" | "last_name_sealed" | "phone_sealed";

async function update(
  trx: TenantTransaction,
  owner: Owner,
  change: Change & {
    readonly values: Partial<Record<Sealed, string>> & {
      readonly address_sealed?: string | null;
      readonly language?: Language;
    };
  },
): Promise<void> {
  await trx
    .updateTable("account")
    .set({ ...change.values, updated_at: change.at })
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", change.id)
    .execute();
}
