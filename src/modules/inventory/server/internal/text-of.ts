import { inventoryMessages } from "../../messages.ts";
import type { InventoryContext, InventoryMessageKey } from "../inventory-context.ts";

/**
 * A shopper text, in the tenant's own words where it has some, else in English: answers are kept for callers of all
 * languages, and a page says it in its own.
 */
export function textOf(ctx: Pick<InventoryContext, "tenant">, key: InventoryMessageKey): string {
  return ctx.tenant.messages[key] ?? inventoryMessages[key];
}
