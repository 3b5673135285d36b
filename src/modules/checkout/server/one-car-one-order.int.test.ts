import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  makeCheckoutWorld,
  makeDraft,
  makeSubmittedOrder,
  type CheckoutWorld,
} from "#tests/support/checkout-world.ts";
import { submitOrder } from "./submit-order.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

const VIN = "4T1BF1FK5CU514506";
const set = (vehicleId: string, columns: string) =>
  world.database.owner.query(`update vehicle set ${columns} where id = $1`, [vehicleId]);

describe("two rows for one physical car (promise 2)", () => {
  test.each([
    ["by its VIN", `vin = '${VIN}'`, `vin = '${VIN}'`],
    [
      "by a VIN whose check digit came wrong",
      "vin = '4T1BF1FK7CU127755'",
      "claimed_vin = '4T1BF1FK7CU127755'",
    ],
    ["by its stock number", "stock_number = 'S77'", "stock_number = 'S77'"],
  ])("are never two active orders: %s", async (_, first, second) => {
    const [sold, copy] = [await world.addVehicle(), await world.addVehicle()];
    await set(sold, first);
    const order = await makeSubmittedOrder(world.as("acc_first"), sold);
    // Whatever put the copy there: the first row is no longer on sale, so the rows themselves do not collide.
    await set(sold, "availability = 'Sold'");
    await set(copy, second);
    const other = world.as("acc_second");
    const draft = await makeDraft(other, copy);
    await expect(submitOrder(other, { orderNumber: draft.orderNumber })).rejects.toMatchObject({
      details: { code: "vehicle.unavailable" },
    });
    const { rows } = await world.database.owner.query(
      "select order_number from orders where submitted_at is not null and vehicle_id = any($1)",
      [[sold, copy]],
    );
    expect(rows).toEqual([{ order_number: order.orderNumber }]);
  });

  test("cars without VIN and stock number are still told apart by their rows", async () => {
    const [one, other] = [await world.addVehicle(), await world.addVehicle()];
    await makeSubmittedOrder(world.as("acc_third"), one);
    await expect(makeSubmittedOrder(world.as("acc_fourth"), other)).resolves.toBeDefined();
  });
});
