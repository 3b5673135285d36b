import { findTenant } from "../find-tenant.ts";
import { AdminRefusal, type AdminWorld } from "./admin-command.ts";

/**
 * The retailer that a command names.
 * @throws AdminRefusal that lists those there are
 */
export async function namedTenant({ database }: AdminWorld, asked: string) {
  const found = await findTenant(database, asked);
  if (typeof found === "string") throw new AdminRefusal(found);
  return found;
}
