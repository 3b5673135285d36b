import type { IdentityContext } from "#modules/identity/server/identity-context.ts";
import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";

/** Stock to search in, and accounts with their addresses. */
export type SavedSearchesContext = InventoryContext & IdentityContext;
