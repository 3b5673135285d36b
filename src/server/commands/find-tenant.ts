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
    "select id, slug, hosts, config, suspended_at from tenant order by id",
  );
  const known = rows.map(({ id }) => id).join(", ") || "none (start the product once)";
  return (
    rows.find(({ id, slug }) => id === asked || slug === asked) ??
    `retailer '${asked}' does not exist; known: ${known}`
  );
}
