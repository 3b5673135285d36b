import type { PoolClient } from "pg";

/** Tables whose rows belong to one retailer each, in the order of their names; names are safe as identifiers. */
export async function tenantTables(client: Pick<PoolClient, "query">): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname ~ '^[a-z_0-9]+$'
     order by c.relname`,
  );
  return rows.map(({ name }) => name);
}
