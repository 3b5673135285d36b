import type { OrderSnapshot } from "./order.ts";

/** Where the rooftop of an order is, on one line. Orders of the first releases do not know the street. */
export function rooftopAddress(
  rooftop: Pick<OrderSnapshot["rooftop"], "name" | "streetAddress" | "city" | "state" | "zipCode">,
): string {
  const { name, streetAddress, city, state, zipCode } = rooftop;
  return [name, streetAddress, city, `${state} ${zipCode}`].filter((part) => part !== undefined).join(", ");
}
