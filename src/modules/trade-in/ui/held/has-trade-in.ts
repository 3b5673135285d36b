/** In the storage that tabs share: `<id>.<secret>`, or `KEPT` once an account has it. */
export const TRADE_IN_KEY = "fc.trade-in";

/** Whether this browser knows of a trade-in at all; false on the server. */
export function hasTradeIn(): boolean {
  try {
    return localStorage.getItem(TRADE_IN_KEY) !== null;
  } catch {
    // Storage is blocked, or there is none.
    return false;
  }
}
