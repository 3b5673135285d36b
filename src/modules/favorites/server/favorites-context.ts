import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";

/** What the use cases of this module need. */
export type FavoritesContext = InventoryContext;
