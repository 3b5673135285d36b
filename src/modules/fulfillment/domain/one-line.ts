import type { DeliveryAddress } from "./fulfillment-request-schema.ts";

/** A delivery's address on one line. */
export function oneLine({ streetAddress, addressLine2, city, state, zipCode }: DeliveryAddress): string {
  return [streetAddress, addressLine2, city, `${state} ${zipCode}`].filter((part) => part !== "").join(", ");
}
