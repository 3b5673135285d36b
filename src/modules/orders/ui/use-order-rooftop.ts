import { useRooftopFocus } from "#modules/tenancy/ui/use-rooftop-focus.ts";
import type { OrderView } from "../domain/order-view.ts";

/** A page about an order shows the support of the rooftop that sells its vehicle (TEN-10, API-10). */
export function useOrderRooftop(order: Pick<OrderView, "dealer" | "vehicle"> | undefined): void {
  useRooftopFocus(
    order && {
      dealershipId: order.dealer.id,
      make: order.vehicle.make,
      condition: order.vehicle.condition,
    },
  );
}
