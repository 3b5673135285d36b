import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { menuBody, productsQuery } from "./domain/protection-bodies.ts";
import { listProducts } from "./server/list-products.ts";
import { priceMenu } from "./server/price-menu.ts";

export const protectionEndpoints = [
  endpoint<InventoryContext>()({
    method: "GET",
    path: "/public/protection/products",
    access: "public",
    summary:
      "Protection plans for a car, financed, at its dealership's place or at a ZIP code (PROT-01). Cents.",
    query: productsQuery,
    handle: (ctx, { query }) => listProducts(ctx, query),
  }),
  endpoint<InventoryContext>()({
    method: "POST",
    path: "/public/protection/menu",
    alsoAt: ["/public/protection/price"],
    access: "public",
    summary:
      "Protection plans for a car and a deal: the payment without them, with them, and what can't help (PROT-04). Cents.",
    body: menuBody,
    handle: (ctx, { body }) => priceMenu(ctx, body),
  }),
];
