import { Client } from "pg";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";

/** What brings a used database back to what a copy of the template is. */
export interface DatabaseReset {
  /** One batch of statements. */
  readonly statements: string;
  /** Of the schema: a database in which a test changed it is not used again. */
  readonly schema: string;
}

/** Dead rows slow every reader down; after so many a database is not used again. */
const MOST_ROWS = 20_000;

/** Any change of a table, column, trigger, rule, function or setting makes a new row version in the catalog. */
const SCHEMA = `select sum(hashtextextended(version, 0))::text as schema from (
  select 'class ' || oid || xmin as version from pg_class where oid >= 16384
  union all select 'column ' || attrelid || ' ' || attnum || xmin from pg_attribute where attrelid >= 16384
  union all select 'trigger ' || oid || xmin from pg_trigger where oid >= 16384
  union all select 'policy ' || oid || xmin from pg_policy
  union all select 'constraint ' || oid || xmin from pg_constraint where oid >= 16384
  union all select 'function ' || oid || xmin from pg_proc where oid >= 16384
  union all select 'setting ' || setrole || xmin from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database())
) versions`;

/**
 * Empties every table that has a page: most of them never had one, and a new connection pays for each table that it so
 * much as opens. How many rows there were stays in a setting.
 */
const EMPTY = `do $$
declare
  table_name text;
  rows bigint;
  total bigint := 0;
begin
  for table_name in
    select quote_ident(relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (pg_stat_file(pg_relation_filepath(oid))).size > 0
  loop
    execute 'delete from ' || table_name;
    get diagnostics rows = row_count;
    total := total + rows;
  end loop;
  perform set_config('test.deleted_rows', total::text, false);
end $$`;

/** Works on one database of the server; the connection is ended. */
export async function onDatabase<T>(
  address: PostgresAddress,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How a used database becomes what a copy of the migrated template is; asked for once, after the migrations. */
export async function readDatabaseReset(template: PostgresAddress): Promise<DatabaseReset> {
  return onDatabase(template, async (client) => {
    const tables = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
    );
    const refill: string[] = [];
    for (const { name } of tables.rows) refill.push(...(await rowsOf(client, name)));
    const statements = [
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
      // Neither triggers nor references between the tables.
      "set session_replication_role = replica",
      EMPTY,
      ...refill,
      "select setval(seqrelid, seqstart, false) from pg_sequence",
    ].join(";\n");
    return { statements, schema: await schemaOf(client) };
  });
}

/** Statements that bring back what the migrations wrote into a table. */
async function rowsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ rows: string | null }>(
    `select json_agg(t)::text as rows from ${table} t`,
  );
  const json = rows[0]?.rows ?? null;
  if (json === null) return [];
  const values = client.escapeLiteral(json);
  return [
    `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${values})`,
  ];
}

async function schemaOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(SCHEMA);
  return rows[0]?.schema ?? "";
}

/** Emptied databases of this worker. Creating one costs fifty times as much, so tests hand theirs on. */
const free: string[] = [];

/** The name of an emptied database; undefined when there is none. */
export function takeFreeDatabase(): string | undefined {
  return free.pop();
}

/** Empties a database for the next test, unless a test changed its schema or left very much behind. */
export async function giveDatabaseBack(address: PostgresAddress, reset: DatabaseReset): Promise<void> {
  const isUsable = await onDatabase(address, async (client) => {
    await client.query(reset.statements);
    const { rows } = await client.query<{ rows: string }>(
      "select current_setting('test.deleted_rows') as rows",
    );
    return Number(rows[0]?.rows) <= MOST_ROWS && (await schemaOf(client)) === reset.schema;
  });
  if (isUsable) free.push(address.database);
}
