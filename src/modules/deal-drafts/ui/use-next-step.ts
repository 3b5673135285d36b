import { useNavigate } from "react-router";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { checkoutAddress, type CheckoutStep, nextCheckoutStep } from "../domain/checkout-steps.ts";
import { useCheckoutSite } from "./checkout-site.tsx";

/** Goes to the page after this one, by the deal as it is (CART-01). */
export function useNextStep(current: CheckoutStep): (order: OrderView) => Promise<void> {
  const navigate = useNavigate();
  const site = useCheckoutSite();
  return async ({ deal, orderNumber }) => {
    const next = nextCheckoutStep(deal.type, current, site);
    const address = next && checkoutAddress(next, orderNumber);
    if (address !== undefined) await navigate(address);
  };
}
