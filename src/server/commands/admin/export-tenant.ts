import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { finished } from "node:stream/promises";
import path from "node:path";
import type { PoolClient } from "pg";
import { type AdminCommand, AdminRefusal, type AdminWorld } from "./admin-command.ts";
import { namedTenant } from "./named-tenant.ts";
import { tenantTables } from "./tenant-tables.ts";

const ROWS_AT_ONCE = 1_000;

/** Everything a retailer's rows say, one JSON file of lines a table, as of one moment. Sealed values stay sealed. */
export const exportTenantCommand: AdminCommand = {
  name: "tenant export",
  takes: "<id> --to=<new folder>",
  does: "writes every row of a retailer as JSON lines, one file a table, as of one moment",
  options: ["to"],
  positions: 1,
  run: async (world, { positions: [asked = ""], options: { to } }) => {
    if (typeof to !== "string" || to === "") throw new AdminRefusal("--to=<new folder> is missing");
    if (existsSync(to)) throw new AdminRefusal(`${to} exists already`);
    const { id } = await namedTenant(world, asked);
    mkdirSync(to, { recursive: true, mode: 0o700 });
    const rows = await exportRows(world, { id, folder: to });
    world.say(`${rows} rows of ${id} are in ${to}`);
    world.say(
      "personal data in them is sealed: it opens with the keys in tenant_key.jsonl and the master key",
    );
    return 0;
  },
};

async function exportRows(
  { database }: AdminWorld,
  { id, folder }: { readonly id: string; readonly folder: string },
): Promise<number> {
  const client = await database.owner.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    // Row-level security holds for owners too; the owner may name whose rows it reads.
    await client.query("select set_config('app.tenant', $1, true)", [id]);
    let count = await exportTable(client, { table: "tenant", key: "id", id, folder });
    for (const table of await tenantTables(client))
      count += await exportTable(client, { table, key: "tenant_id", id, folder });
    await client.query("commit");
    return count;
  } finally {
    client.release();
  }
}

async function exportTable(
  client: PoolClient,
  { table, key, id, folder }: Readonly<Record<"table" | "key" | "id" | "folder", string>>,
): Promise<number> {
  await client.query(`declare rows no scroll cursor for select row_to_json(t)::text as line
    from ${table} t where ${key} = ${client.escapeLiteral(id)}`);
  const file = createWriteStream(path.join(folder, `${table}.jsonl`), { flags: "wx", mode: 0o600 });
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from rows`);
    if (rows.length === 0) break;
    count += rows.length;
    if (!file.write(`${rows.map(({ line }) => line).join("\n")}\n`)) await once(file, "drain");
  }
  file.end();
  await finished(file);
  await client.query("close rows");
  return count;
}
