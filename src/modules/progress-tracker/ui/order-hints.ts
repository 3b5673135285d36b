import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import { isMarkedPaidByServer } from "#modules/payments/domain/payment-step-status.ts";

/** What this browser remembers about an order besides the server (SIGN-05, PAYSTEP-01, OP-25, OP-36). */
interface HintStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const key = (name: string, orderNumber: string) => `fc.progress.${name}.${orderNumber}`;

/** The storage of the browser, or undefined where it is forbidden: every hint is optional. */
function hintStorage(): HintStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // Blocked by the browser's settings.
    return undefined;
  }
}

export function readHint(name: string, orderNumber: string): string | null {
  return hintStorage()?.getItem(key(name, orderNumber)) ?? null;
}

/** Null forgets it. A full storage loses a hint, never the page. */
export function writeHint(name: string, orderNumber: string, value: string | null): void {
  try {
    if (value === null) hintStorage()?.removeItem(key(name, orderNumber));
    else hintStorage()?.setItem(key(name, orderNumber), value);
  } catch {
    // Quota or private mode: the server still knows what matters.
  }
}

/**
 * OP-25: the mark follows the server: set by a captured or full payment of a cash order, kept while the server says
 * nothing, and gone with any other word of it, because the money went back or is only on its way.
 */
export function paidMark(
  before: boolean,
  facts: { readonly dealType: DealType; readonly paymentStatus: PaymentStatus | null },
): boolean {
  if (isMarkedPaidByServer(facts.dealType, facts.paymentStatus)) return true;
  return facts.paymentStatus === null && before;
}
