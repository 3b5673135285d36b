const OVER: readonly string[] = ["DELIVERED", "DELIVERED_NO_RETURN", "CANCELED"];

/** True when nothing is left to do on either side: the car was handed over, or there is no sale. */
export function isOrderOver(orderStatus: string): boolean {
  return OVER.includes(orderStatus);
}
