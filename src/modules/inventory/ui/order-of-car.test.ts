import { expect, it } from "vitest";
import { orderOfCar } from "./order-of-car.ts";

const order = (orderNumber: string, id: string, orderStatus = "SOLD") => ({
  orderNumber,
  orderStatus,
  vehicle: { id },
});

it("Finds the order by which a car was bought", () => {
  const orders = [order("A", "car-1"), order("B", "car-2", "CANCELED"), order("C", "car-2")];
  expect(orderOfCar({ orders }, "car-2")).toBe("C");
});

it("Finds none where the car is another one's or the order was canceled", () => {
  const orders = [order("A", "car-1"), order("B", "car-2", "CANCELED")];
  expect(orderOfCar({ orders }, "car-2")).toBeUndefined();
  expect(orderOfCar({ orders: [] }, "car-1")).toBeUndefined();
});
