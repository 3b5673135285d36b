import { useSyncExternalStore } from "react";

const KEY = "fc.id-capture-order";

/** This tab leaves its order for the capture and wants to come back; the link itself knows no order. */
export function rememberOrder(orderNumber: string): void {
  try {
    sessionStorage.setItem(KEY, orderNumber);
  } catch {
    // Storage is blocked: the page after the capture then has no button back.
  }
}

function rememberedOrder(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Storage is blocked.
    return null;
  }
}

const never = () => () => {};

/** The order this tab came from; null on the server, on other devices and until the page is alive. */
export function useRememberedOrder(): string | null {
  return useSyncExternalStore(never, rememberedOrder, () => null);
}
