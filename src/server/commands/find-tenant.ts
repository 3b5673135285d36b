import type { Database } from "#platform/server/database/open-database.ts";

interface FoundTenant {
  readonly id: string;
  readonly slug: string;
  readonly hosts: readonly string[];
  readonly config: unknown;
  readonly suspended_at: Date | null;
}

/** A retailer by its id or slug, as an operator names it; where there is none, words that list those there are. */
export async function findTenant(
  { owner }: Pick<Database, "owner">,
  asked: string,
): Promise<FoundTenant | string> {
  const { rows } = await owner.query<FoundTenant>(
    "select id, slug, hosts, config, suspended_at from tenant where id = $1 or slug = $1 order by id limit 1",
    [asked],
  );
  if (rows[0] !== undefined) return rows[0];
  const all = await owner.query<{ id: string }>("select id from tenant order by id");
  const known = all.rows.map(({ id }) => id).join(", ") || "none (start the product once)";
  return `retailer '${asked}' does not exist; known: ${known}`;
}
