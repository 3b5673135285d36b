import { AdminRefusal, type AdminWorld } from "./admin-command.ts";

interface FoundTenant {
  readonly id: string;
  readonly slug: string;
  readonly suspended_at: Date | null;
}

/**
 * A retailer by its id or slug.
 * @throws AdminRefusal that lists those there are
 */
export async function findTenant({ database }: AdminWorld, asked: string): Promise<FoundTenant> {
  const { rows } = await database.owner.query<FoundTenant>(
    "select id, slug, suspended_at from tenant order by id",
  );
  const found = rows.find(({ id, slug }) => id === asked || slug === asked);
  if (found !== undefined) return found;
  throw new AdminRefusal(
    `retailer '${asked}' does not exist; known: ${rows.map(({ id }) => id).join(", ") || "none"}`,
  );
}
