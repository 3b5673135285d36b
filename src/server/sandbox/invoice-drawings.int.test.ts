import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { removeFromCart } from "#modules/checkout/server/remove-from-cart.ts";
import { getInvoice, INVOICE_DRAWINGS } from "#modules/payments/server/invoices/get-invoice.ts";
import { InvoicePress } from "#modules/payments/server/invoices/invoice-press.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

test("a draft has no invoice, in the cart and after it was removed from it", async () => {
  const { order } = await createOrder(world.ctx, { vehicleKey: await world.addVehicle(), dealType: "Cash" });
  const refused = { kind: "conflict", details: { code: "invoice.notYet" } };
  await expect(getInvoice(world.ctx, order)).rejects.toMatchObject(refused);
  await removeFromCart(world.ctx, order);
  await expect(getInvoice(world.ctx, order)).rejects.toMatchObject(refused);
});

test("an order's invoice is drawn 20 times an hour at most; one that was drawn is had again (PMT-03)", async () => {
  const { orderNumber } = await world.submittedOrder();
  const asked = { orderNumber };
  const first = await getInvoice(world.ctx, asked);
  await hitRateLimit(world.ctx, { ...INVOICE_DRAWINGS, key: orderNumber, hits: INVOICE_DRAWINGS.limit });
  for (let turn = 0; turn < 30; turn += 1)
    expect((await getInvoice(world.ctx, asked)).bytes).toBe(first.bytes);
  const restarted = { ...world.ctx, invoicePress: new InvoicePress() };
  await expect(getInvoice(restarted, asked)).rejects.toMatchObject({
    kind: "limited",
    details: { code: "invoice.tooMany", retryAfterSeconds: 3_600 },
  });
  const other = await world.submittedOrder();
  await expect(getInvoice(world.ctx, other)).resolves.toMatchObject({ orderNumber: other.orderNumber });
});
