import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseIncentives } from "#modules/deal-drafts/server/incentives/choose-incentives.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { documentStepStatus } from "#modules/documents/domain/document-step-status.ts";
import { listDocuments } from "#modules/documents/server/list-documents.ts";
import { importPrograms } from "#modules/incentives/server/import-programs.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { makeDraft } from "#tests/support/checkout-world.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
  await world.addVehicle();
  const program = { maker: "Toyota", from: "2026-06-01", to: "2026-07-31", amount: 500 };
  const military = {
    ...program,
    number: "MIL",
    kind: "military",
    title: "For service members",
    proof: "Military ID",
  };
  const text = JSON.stringify([military]);
  const { faults } = await importPrograms(world.ctx, { text, isDryRun: false });
  expect(faults).toEqual([]);
});
afterAll(() => world.close());

async function orderWith(claims: readonly string[]): Promise<OrderView> {
  const { orderNumber } = await makeDraft(world.ctx, await world.addVehicle());
  await chooseIncentives(world.ctx, {
    orderNumber,
    claims: [...claims],
    preference: "sure",
    horizonMonths: null,
  });
  return submitOrder(world.ctx, { orderNumber });
}

const asked = async ({ deal }: OrderView) => listDocuments(world.ctx, { dealId: deal.dealId });
const proofOf = async (order: OrderView) =>
  (await asked(order)).filter(({ key }) => key === "IncentiveProof");

it("A program that a buyer claimed is proved by a document of the order, and no other order asks for it", async () => {
  const order = await orderWith(["MIL@2026-06-01"]);
  expect(order.receipt.lines).toContainEqual(
    expect.objectContaining({ label: "For service members", amountCents: -50_000 }),
  );
  expect(await proofOf(order)).toMatchObject([{ id: null, reason: "For service members: Military ID" }]);
  const { dealId } = order.deal;
  for (const type of ["DriversLicense", "InsuranceCard"] as const)
    await upload(world.ctx, { dealId, type, files: [{ name: "a.png", bytes: freshPng() }] });
  expect(documentStepStatus(await asked(order))).not.toBe("COMPLETED");
  await upload(world.ctx, { dealId, type: "IncentiveProof", files: [{ name: "a.png", bytes: freshPng() }] });
  expect(await proofOf(order)).toMatchObject([{ id: expect.any(String) }]);
  expect(documentStepStatus(await asked(order))).toBe("COMPLETED");
  expect(await proofOf(await orderWith([]))).toEqual([]);
});
