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

test("The buyer gets one receipt and the retailer one notice without personal data, with the order itself", async () => {
  const order = await makeSubmittedOrder(world.as("acc_mail"), await world.addVehicle());
  expect(await receiptsOf(order)).toHaveLength(1);
  const [notice, ...more] = await noticesOf(order);
  expect(more).toEqual([]);
  for (const personal of ["Robin", "robin@example.com", "Main Street"])
    expect(notice?.text).not.toContain(personal);
});

test("A job of an earlier release tells both once, however often it runs", async () => {
  const order = await makeSubmittedOrder(world.as("acc_earlier"), await world.addVehicle());
  const input = { orderId: order.deal.dealId };
  await onOrderSubmitted(world.ctx, input);
  await Promise.all([onOrderSubmitted(world.ctx, input), onOrderSubmitted(world.ctx, input)]);
  expect(await receiptsOf(order)).toHaveLength(2);
  expect(await noticesOf(order)).toHaveLength(2);
});

type Submitted = Awaited<ReturnType<typeof makeSubmittedOrder>>;

async function receiptsOf(order: Submitted) {
  return about(order, await listSandboxMessages(world.ctx, { to: TEST_BUYER.email ?? "" }));
}

async function noticesOf(order: Submitted) {
  return about(order, await listSandboxMessages(world.ctx, { to: world.ctx.tenant.contactUsEmail }));
}

function about<Message extends { readonly subject?: string | null | undefined }>(
  { orderNumber }: Submitted,
  messages: readonly Message[],
): Message[] {
  return messages.filter(({ subject }) => subject?.includes(orderNumber));
}
