import type { OrderView } from "#modules/orders/domain/order-view.ts";

const KEY = "fc.cart";

/** The last cart this tab has seen, with the prices of then; of the buyer only the address that it belongs to. */
export interface RememberedCart {
  /** Whose it is; another account of the same tab must not see it. */
  readonly owner: string;
  /** ISO instant. */
  readonly seenAt: string;
  readonly items: readonly RememberedItem[];
}

type RememberedItem = Pick<OrderView, "orderNumber" | "vehicle"> & { readonly amountDueCents: number };

export function rememberCart(storage: Pick<Storage, "setItem">, cart: RememberedCart): void {
  storage.setItem(KEY, JSON.stringify(cart));
}

/** Null when there is none, or it is somebody else's. */
export function recallCart(storage: Pick<Storage, "getItem">, owner: string): RememberedCart | null {
  try {
    const cart = JSON.parse(storage.getItem(KEY) ?? "null") as RememberedCart | null;
    return cart?.owner === owner && cart.items.length > 0 ? cart : null;
  } catch {
    // Somebody's own text there is no cart.
    return null;
  }
}

/**
 * FLG-12: whether an error is the prices' being down, which the flag `cart_gold_resiliency` bridges with what was
 * last known. A refusal is an answer and is shown as one.
 */
export function bridgesOutage(error: { readonly status: number }, isResilient: boolean): boolean {
  return isResilient && (error.status === 0 || error.status >= 500);
}
