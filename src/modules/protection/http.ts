import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { menuBody } from "./domain/protection-bodies.ts";
import { priceMenu } from "./server/price-menu.ts";

export const protectionEndpoints = [
  endpoint<InventoryContext>()({
    method: "POST",
    path: "/public/protection/menu",
    access: "public",
    summary:
      "Protection plans for a car and a deal: the payment without them, with them, and what can't help (PROT-04). Cents.",
    body: menuBody,
    handle: (ctx, { body }) => priceMenu(ctx, body),
  }),
];
