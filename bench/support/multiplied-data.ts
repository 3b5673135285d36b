import type { PoolClient } from "pg";
import { readConfig } from "#platform/server/config/config.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";

/** Works on a data folder's tables as their owner; no triggers, which would write a line of the change feed for each car. */
export async function writeTables(
  dataDir: string,
  write: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, PORT: "0" });
  const log = pinoLog({ level: "error" });
  const opened = await openServerDatabase({ config, log, attach: "ifRunning" });
  const client = await opened.database.owner.connect();
  try {
    await client.query("set session_replication_role = replica; set statement_timeout = 0");
    await write(client);
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
    await opened.close();
  }
}

/** The columns that can be written, but these. */
export async function columnsOf(
  client: PoolClient,
  table: string,
  { but }: { readonly but: readonly string[] },
): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public'
       and table_name = $1 and column_name <> all($2) and is_generated = 'NEVER'`,
    [table, but],
  );
  return rows.map(({ name }) => name).join(", ");
}

/** Every car so many times, each with a number of its own. */
export async function multiplyVehicles(client: PoolClient, times: number): Promise<void> {
  const own = ["id", "identity_key", "vin", "stock_number"];
  const columns = await columnsOf(client, "vehicle", { but: own });
  await client.query(
    `insert into vehicle (id, identity_key, vin, stock_number, ${columns})
     select id || 'x' || n, 'vin:' || new_vin, new_vin, stock_number || '-' || n, ${columns}
     from (select v.*, n, left(vin, 11) || lpad(upper(to_hex((row_number() over ())::int)), 6, '0') as new_vin
       from vehicle v, generate_series(2, $1::int) n) more`,
    [times],
  );
}
