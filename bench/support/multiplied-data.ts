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
