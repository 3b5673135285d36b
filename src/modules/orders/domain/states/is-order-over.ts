import { isDelivered } from "./is-delivered.ts";

/** True when nothing is left to do on either side: the car was handed over, or there is no sale. */
export function isOrderOver(orderStatus: string): boolean {
  return isDelivered(orderStatus) || orderStatus === "CANCELED";
}
