import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { searchMessages } from "../../messages.ts";

/**
 * A shopper text in the tenant's own words where it has some, else in English: answers are kept for callers of all
 * languages, and a page shows it in its own.
 */
export function searchText(ctx: Pick<TenantContext, "tenant">, key: keyof typeof searchMessages): string {
  return ctx.tenant.messages[key] ?? searchMessages[key];
}
