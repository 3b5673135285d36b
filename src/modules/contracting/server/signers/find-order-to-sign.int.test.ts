import { afterAll, beforeAll, expect, it } from "vitest";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { findOrderToSign } from "./find-order-to-sign.ts";
import { prepareContract } from "../package/prepare-contract.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

async function laterOrder(input: { hasContract: boolean }) {
  world.clock.advance({ minutes: 1 });
  const order = await world.submittedOrder();
  const { dealId } = order.deal;
  if (input.hasContract) {
    for (const type of ["DriversLicense", "InsuranceCard"] as const)
      await upload(world.ctx, { dealId, type, files: [{ name: "a.png", bytes: freshPng() }] });
    await prepareContract(world.system, { orderId: dealId, byRetailer: true });
  }
  const { rows } = await world.database.owner.query("select 1 from contract_package where order_id = $1", [
    dealId,
  ]);
  expect(rows.length > 0).toBe(input.hasContract);
  return order;
}

it("opens the newest order with a contract, not the oldest (OP-01)", async () => {
  expect(await findOrderToSign(world.ctx)).toEqual({ orderNumber: null });
  const waiting = await laterOrder({ hasContract: false });
  expect(await findOrderToSign(world.ctx)).toEqual({ orderNumber: waiting.orderNumber });
  await laterOrder({ hasContract: true });
  const newest = await laterOrder({ hasContract: true });
  await laterOrder({ hasContract: false });
  expect(await findOrderToSign(world.ctx)).toEqual({ orderNumber: newest.orderNumber });
});

it("knows nothing of the orders of others", async () => {
  const stranger = world.as("acc_somebody_else");
  expect(await findOrderToSign(stranger)).toEqual({ orderNumber: null });
});
