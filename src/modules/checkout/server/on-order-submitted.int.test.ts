import { afterAll, beforeAll, expect, test } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import {
  makeCheckoutWorld,
  makeSubmittedOrder,
  TEST_BUYER,
  type CheckoutWorld,
} from "#tests/support/checkout-world.ts";
import { onOrderSubmitted } from "./on-order-submitted.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

test("The buyer gets one receipt and the retailer one notice without personal data, however often the job runs", async () => {
  const order = await makeSubmittedOrder(world.as("acc_mail"), await world.addVehicle());
  const input = { orderId: order.deal.dealId };
  await onOrderSubmitted(world.ctx, input);
  await Promise.all([onOrderSubmitted(world.ctx, input), onOrderSubmitted(world.ctx, input)]);
  const receipts = await listSandboxMessages(world.ctx, { to: TEST_BUYER.email ?? "" });
  expect(receipts.filter(({ subject }) => subject?.includes(order.orderNumber))).toHaveLength(1);
  const notices = await listSandboxMessages(world.ctx, { to: world.ctx.tenant.contactUsEmail });
  const [notice, ...more] = notices.filter(({ subject }) => subject?.includes(order.orderNumber));
  expect(more).toEqual([]);
  for (const personal of ["Robin", "robin@example.com", "Main Street"])
    expect(notice?.text).not.toContain(personal);
});
