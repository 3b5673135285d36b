const key = (orderNumber: string) => `fc.contract-started.${orderNumber}`;

/** SIGN-05: whether the contract of this order was opened in this browser; the server's word wins (OP-25). */
export function isContractStartedHere(orderNumber: string): boolean {
  try {
    return localStorage.getItem(key(orderNumber)) === "1";
  } catch {
    // Storage is blocked: the server knows as well.
    return false;
  }
}

export function markContractStarted(orderNumber: string, isStarted: boolean): void {
  try {
    if (isStarted) localStorage.setItem(key(orderNumber), "1");
    else localStorage.removeItem(key(orderNumber));
  } catch {
    // Storage is blocked or full: the server knows as well.
  }
}
