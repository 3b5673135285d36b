import type { OrderView } from "#modules/orders/domain/order-view.ts";

/** What a plan is called in the deal; lenders name it by its id, which says nothing to its buyer. */
export function planName({ products }: Pick<OrderView, "products">, id: string): string {
  return products.find((plan) => plan.id === id)?.label ?? id;
}
