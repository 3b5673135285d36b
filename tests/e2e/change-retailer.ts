import { Client } from "pg";
import { addressOfRunning } from "#platform/server/dev-postgres/postmaster.ts";

type Config = Readonly<Record<string, unknown>>;

/** Changes the demo retailer as an import of its configuration does; running servers follow. */
export async function changeRetailer(dataDir: string, change: (config: Config) => Config): Promise<void> {
  const client = new Client(addressOfRunning(dataDir));
  await client.connect();
  const { rows } = await client.query<{ config: Config }>("select config from tenant where id = 'demo'");
  const config = { ...rows[0]?.config, ...change(rows[0]?.config ?? {}) };
  await client.query(
    `with changed as (
       update tenant set config = $1, version = version + 1 where id = 'demo' returning id)
     select pg_notify('tenant', id) from changed`,
    [JSON.stringify(config)],
  );
  await client.end();
}
