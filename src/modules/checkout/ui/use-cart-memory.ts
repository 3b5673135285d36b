import { useEffect } from "react";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { hasPageFlag } from "#platform/browser/analytics/flag-client.ts";
import { session } from "#platform/browser/session/session.ts";
import { bridgesOutage, recallCart, rememberCart, type RememberedCart } from "./cart-memory.ts";

/** FLG-12: keeps the cart that was loaded, and answers it when the next load finds no prices. Null otherwise. */
export function useCartMemory(
  cart: readonly OrderView[] | undefined,
  error: { readonly status: number } | undefined,
): RememberedCart | null {
  const { state } = session;
  const owner = state.status === "signed-in" ? state.person.email : null;
  const isResilient = typeof document !== "undefined" && hasPageFlag("cart_gold_resiliency");
  useEffect(() => {
    if (cart === undefined || owner === null || !isResilient) return;
    const items = cart.map(({ orderNumber, vehicle, receipt }) => ({
      orderNumber,
      vehicle,
      amountDueCents: receipt.amountDueCents,
    }));
    rememberCart(sessionStorage, { owner, seenAt: new Date().toISOString(), items });
  }, [cart, owner, isResilient]);
  if (error === undefined || owner === null || !bridgesOutage(error, isResilient)) return null;
  return recallCart(sessionStorage, owner);
}
