import type { Selectable, Updateable } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SavedSearchReaderTable, SavedSearchTable } from "./saved-search-table.ts";

export type SavedSearchRow = Selectable<SavedSearchTable>;
export type ReaderRow = Selectable<SavedSearchReaderTable>;

/** Whose searches. */
export interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** All of one account, newest first. */
export function findSavedSearches(trx: TenantTransaction, owner: Owner): Promise<SavedSearchRow[]> {
  return trx
    .selectFrom("saved_search")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("account_id", "=", owner.accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function insertSavedSearch(trx: TenantTransaction, row: SavedSearchRow): Promise<void> {
  await trx
    .insertInto("saved_search")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when there is no such search. */
export async function updateSavedSearch(
  trx: TenantTransaction,
  owner: Owner & { readonly id: string },
  change: Updateable<SavedSearchTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("saved_search")
    .set(change)
    .where("tenant_id", "=", owner.tenantId)
    .where("account_id", "=", owner.accountId)
    .where("id", "=", owner.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSavedSearch(
  trx: TenantTransaction,
  owner: Owner & { readonly id: string },
): Promise<void> {
  await trx
    .deleteFrom("saved_search")
    .where("tenant_id", "=", owner.tenantId)
    .where("account_id", "=", owner.accountId)
    .where("id", "=", owner.id)
    .execute();
}

/** Makes or keeps the reader of an account, who now uses the shop at this origin. */
export async function rememberReader(
  trx: TenantTransaction,
  row: Omit<ReaderRow, "mailed_at">,
): Promise<void> {
  await trx
    .insertInto("saved_search_reader")
    .values({ ...row, mailed_at: null })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "account_id"]).doUpdateSet({ site_origin: row.site_origin }),
    )
    .execute();
}

/** Accounts that want mail and had none since `before`; the longest waiting first. */
export async function findDueReaders(
  trx: TenantTransaction,
  input: { readonly tenantId: string; readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom("saved_search_reader as reader")
    .select("reader.account_id")
    .where("reader.tenant_id", "=", input.tenantId)
    .where((where) =>
      where.or([where("reader.mailed_at", "is", null), where("reader.mailed_at", "<=", input.before)]),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom("saved_search as one")
          .select("one.id")
          .whereRef("one.tenant_id", "=", "reader.tenant_id")
          .whereRef("one.account_id", "=", "reader.account_id")
          .where("one.notify", "=", true),
      ),
    )
    .orderBy("reader.account_id")
    .limit(input.limit)
    .execute();
  return rows.map((row) => row.account_id);
}

/** The reader while no other process writes to them; undefined when one does. */
export function lockReader(trx: TenantTransaction, owner: Owner): Promise<ReaderRow | undefined> {
  return trx
    .selectFrom("saved_search_reader")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("account_id", "=", owner.accountId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function noteMail(trx: TenantTransaction, owner: Owner, at: Date): Promise<void> {
  await trx
    .updateTable("saved_search_reader")
    .set({ mailed_at: at })
    .where("tenant_id", "=", owner.tenantId)
    .where("account_id", "=", owner.accountId)
    .execute();
}

/** Stops all mails of whoever has this token; false when nobody has it. */
export async function stopMails(
  trx: TenantTransaction,
  input: { readonly tenantId: string; readonly token: string },
): Promise<boolean> {
  const reader = await trx
    .selectFrom("saved_search_reader")
    .select("account_id")
    .where("tenant_id", "=", input.tenantId)
    .where("unsubscribe_token", "=", input.token)
    .executeTakeFirst();
  if (reader === undefined) return false;
  await trx
    .updateTable("saved_search")
    .set({ notify: false })
    .where("tenant_id", "=", input.tenantId)
    .where("account_id", "=", reader.account_id)
    .execute();
  return true;
}
