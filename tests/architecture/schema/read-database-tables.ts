import type { Pool } from "pg";
import type { ColumnFacts, Tables } from "./read-table-types.ts";
import { DEFINITION, wordsOf } from "./words-of-check.ts";

/** What the driver makes of PostgreSQL's types (`src/platform/server/database/pool/postgres-pool.ts` reads int8 and date). */
const CLASSES: Readonly<Record<string, string>> = {
  text: "string",
  varchar: "string",
  bpchar: "string",
  uuid: "string",
  xid8: "string",
  date: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  bool: "boolean",
  timestamptz: "date",
  bytea: "bytes",
  jsonb: "json",
  _text: "string[]",
  _timestamptz: "date[]",
};

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** Null for a view, of which PostgreSQL does not know. */
  readonly is_nullable: boolean | null;
  readonly has_default: boolean;
  readonly checks: readonly string[];
}

/** Every table and view of the migrated database with its columns. */
export async function readDatabaseTables(owner: Pool): Promise<Tables> {
  const { rows } = await owner.query<ColumnRow>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type, case when t.table_type = 'VIEW' then null else c.is_nullable = 'YES' end as is_nullable,
      c.column_default is not null or c.is_identity = 'YES' as has_default,
      array(select ${DEFINITION} from pg_constraint k
        where k.conrelid = format('public.%I', c.table_name)::regclass and k.contype = 'c'
          and k.conkey = array[(select a.attnum from pg_attribute a where a.attrelid = k.conrelid
            and a.attname = c.column_name)]) as checks
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type in ('BASE TABLE', 'VIEW') order by 1, c.ordinal_position`);
  const tables = new Map<string, Map<string, ColumnFacts>>();
  for (const row of rows) {
    const columns = tables.get(row.table) ?? new Map<string, ColumnFacts>();
    tables.set(row.table, columns.set(row.column, factsOf(row)));
  }
  return tables;
}

function factsOf(row: ColumnRow): ColumnFacts {
  const words = row.checks.map(wordsOf).find((found) => found.length > 0);
  return {
    class: CLASSES[row.type] ?? row.type,
    isNullable: row.is_nullable,
    hasDefault: row.has_default,
    ...(words && { words }),
  };
}
