import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";

/** What the use cases of this module need; the places of zip codes are among it. */
export type ComparisonContext = InventoryContext;
