import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { prepareContract } from "#modules/contracting/server/package/prepare-contract.ts";
import { listDocuments } from "#modules/documents/server/list-documents.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { requiredOf } from "#tests/support/required-steps.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

test("a contract that a credit union pays for can be signed before its letter is there, and the letter stays asked for (OP-15)", async () => {
  const { ctx } = world;
  const { order: draft } = await createOrder(ctx, { vehicleKey: await world.addVehicle(), dealType: "Cash" });
  const { orderNumber, deal } = draft;
  const funding = {
    source: "THIRD_PARTY_FINANCING",
    lenderName: "Pecan Street Credit Union",
    approvedAmountCents: 2_000_000,
    isNameConfirmed: true,
  } as const;
  const buyer = { ...TEST_BUYER, lenderContact: "(512) 555-0177" };
  await updateOrder(ctx, { orderNumber, choices: { funding }, buyer });
  await submitOrder(ctx, { orderNumber });
  const { dealId } = deal;
  for (const type of ["DriversLicense", "InsuranceCard"] as const)
    await upload(ctx, { dealId, type, files: [{ name: `${type}.png`, bytes: freshPng() }] });
  const documents = await listDocuments(ctx, { dealId });
  expect(documents).toContainEqual(expect.objectContaining({ key: "LenderApproval", status: "initialized" }));
  expect(await prepareContract(world.system, { orderId: dealId })).toMatch(/ready|already-there/u);
  const { tracker } = await getTracker(ctx, { orderNumber });
  const statuses = requiredOf(tracker.steps).map(({ step, status }) => [step, status]);
  expect(Object.fromEntries(statuses)).toMatchObject({
    UPLOAD_DOCUMENTS: "NEEDS_ATTENTION",
    SIGN_CONTRACT: "READY",
  });
});
