import { createServer } from "node:http";
import { Pool } from "pg";
import { readConfig } from "#platform/server/config/config.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";

/** The floor of a write: node:http and one durable transaction, an insert and an update of one row, by hand. */
const opened = await openServerDatabase({ config: readConfig(), log: pinoLog({ level: "error" }) });
const { owner, ownerParameters } = opened.database;
await owner.query(`create table if not exists floor_vehicle (id int primary key, taken_by bigint);
  create table if not exists floor_order (id bigint generated always as identity primary key, vehicle_id int, body text);
  insert into floor_vehicle select n from generate_series(1, 50000) n on conflict do nothing`);
const { size: _size, role: _role, ...address } = ownerParameters;
const pool = new Pool({ ...address, max: 16 });
// The database may say goodbye first.
pool.on("error", () => undefined);
let last = 0;

async function takeNext(): Promise<void> {
  last += 1;
  const vehicle = (last % 50_000) + 1;
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ id: string }>({
      name: "insert",
      text: "insert into floor_order (vehicle_id, body) values ($1, $2) returning id",
      values: [vehicle, "x".repeat(1500)],
    });
    await client.query({
      name: "update",
      text: "update floor_vehicle set taken_by = $2 where id = $1",
      values: [vehicle, rows[0]?.id],
    });
    await client.query("commit");
  } finally {
    client.release();
  }
}

createServer((_request, response) => {
  takeNext().then(
    () => response.writeHead(201, { "content-type": "application/json" }).end("{}"),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env["PORT"]), "127.0.0.1");
process.on("SIGTERM", () => {
  void pool
    .end()
    .then(() => opened.close())
    .then(() => process.exit(0));
});
