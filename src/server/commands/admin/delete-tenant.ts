import type { PoolClient } from "pg";
import { allObjectKeys } from "#modules/documents/server/all-object-keys.ts";
import { type AdminCommand, AdminRefusal, type AdminWorld } from "./admin-command.ts";
import { namedTenant } from "./named-tenant.ts";
import { tenantTables } from "./tenant-tables.ts";

/** PostgreSQL's word for a row that others still refer to. */
const REFERRED_TO = "23503";

/** Deletes a suspended retailer for good: rows, keys (so that copies of its sealed data never open again), files. */
export const deleteTenantCommand: AdminCommand = {
  name: "tenant delete",
  takes: "<id> --confirm=<id>",
  does: "deletes a suspended retailer with all its rows, files and keys, for good",
  options: ["confirm"],
  positions: 1,
  run: async (world, { positions: [asked = ""], options: { confirm } }) => {
    const { id, suspended_at: suspendedAt } = await namedTenant(world, asked);
    if (suspendedAt === null)
      throw new AdminRefusal(
        `${id} is open; suspend it first, and look whether orders are still on their way`,
      );
    if (confirm !== id) throw new AdminRefusal(`--confirm=${id} is missing: this cannot be undone`);
    const ofTenant = world.database.forTenant(id);
    const objectKeys = await ofTenant.transaction((trx) => allObjectKeys(trx, { tenantId: id }));
    // Files go first: a command that ends halfway still knows them when it is run again.
    for (const key of objectKeys) await world.objectStore.delete(key);
    const rows = await deleteRows(world, id);
    world.say(`${id} is deleted: ${rows} rows, and the files they named; backups keep theirs`);
    return 0;
  },
};

async function deleteRows({ database }: AdminWorld, id: string): Promise<number> {
  const client = await database.owner.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('app.tenant', $1, true)", [id]);
    const rows = await deleteInOrder(client, await tenantTables(client), id);
    await client.query("delete from tenant where id = $1", [id]);
    await client.query("select pg_notify('tenant', $1)", [id]);
    await client.query("commit");
    return rows;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Tables that others refer to wait until those are empty. */
async function deleteInOrder(client: PoolClient, tables: readonly string[], id: string): Promise<number> {
  let waiting = [...tables];
  let rows = 0;
  while (waiting.length > 0) {
    const later: string[] = [];
    for (const table of waiting) {
      const deleted = await deleteFrom(client, table, id);
      if (deleted === null) later.push(table);
      else rows += deleted;
    }
    if (later.length === waiting.length) throw new Error(`rows of ${later.join(", ")} refer to each other`);
    waiting = later;
  }
  return rows;
}

async function deleteFrom(client: PoolClient, table: string, id: string): Promise<number | null> {
  await client.query("savepoint one");
  try {
    const { rowCount } = await client.query(`delete from ${table} where tenant_id = $1`, [id]);
    return rowCount ?? 0;
  } catch (error) {
    if ((error as { code?: string }).code !== REFERRED_TO) throw error;
    await client.query("rollback to savepoint one");
    return null;
  }
}
