// A process that owns an embedded PostgreSQL and commits numbers for ever; prints each one once it is acknowledged.
import { Client } from "pg";
import { startEmbeddedPostgres } from "#platform/server/dev-postgres/start-embedded-postgres.ts";

const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] as string });
const client = new Client(postgres.address);
await client.connect();
await client.query("create table if not exists acknowledged (n int primary key)");
console.log(`postmaster ${postgres.pid}`);
for (let n = 1; ; n += 1) {
  await client.query("insert into acknowledged values ($1)", [n]);
  console.log(n);
}
