import type { DeliveryAddress } from "./fulfillment-request-schema.ts";

/** A delivery's address on one line. */
export function oneLine(address: DeliveryAddress): string {
  return `${streetLine(address)}, ${townLine(address)}`;
}

/** Its first half, where a narrow screen breaks it: "12 Main Street, Apt 4". */
export function streetLine({
  streetAddress,
  addressLine2,
}: Pick<DeliveryAddress, "streetAddress" | "addressLine2">): string {
  return [streetAddress, addressLine2].filter((part) => part !== "").join(", ");
}

/** Its second half: "Austin, TX 78701". */
export function townLine({
  city,
  state,
  zipCode,
}: Pick<DeliveryAddress, "city" | "state" | "zipCode">): string {
  return `${city}, ${state} ${zipCode}`;
}
