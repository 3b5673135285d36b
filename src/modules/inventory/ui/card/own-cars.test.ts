import { expect, it } from "vitest";
import { ownCarPath, ownCarsOf } from "./own-cars.ts";

const bought = (orderNumber: string, id: string, orderStatus = "SOLD") => ({
  orderNumber,
  orderStatus,
  vehicle: { id },
});
const inCart = (orderNumber: string, id: string, secondsLeft: number | null) => ({
  orderNumber,
  vehicle: { id },
  hold: secondsLeft === null ? null : { secondsLeft },
});

it("Knows the car that somebody holds, until when, and the way on", () => {
  const own = ownCarsOf({ cart: [inCart("A", "car-1", 1790)], orders: [] }, 1000).get("car-1")!;
  expect(own).toEqual({ orderNumber: "A", holdEndsAt: 1_791_000 });
  expect(ownCarPath(own)).toBe("/checkout/A/payment-options");
});

it("Knows the order by which a car was bought", () => {
  const orders = [bought("A", "car-1"), bought("B", "car-2", "CANCELED"), bought("C", "car-2")];
  const own = ownCarsOf({ cart: [], orders }, 0);
  expect(own.get("car-2")).toEqual({ orderNumber: "C", holdEndsAt: null });
  expect(ownCarPath(own.get("car-2")!)).toBe("/deals/C");
});

it("Counts no hold that ended and no canceled order", () => {
  const own = ownCarsOf(
    { cart: [inCart("A", "car-1", null)], orders: [bought("B", "car-2", "CANCELED")] },
    0,
  );
  expect([...own.keys()]).toEqual([]);
});
