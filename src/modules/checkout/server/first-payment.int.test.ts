import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { daysBetween } from "#platform/shared/time/civil-date.ts";
import { makeCheckoutWorld, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { continueCheckout } from "./continue-checkout.ts";
import { createOrder } from "./create-order.ts";
import { readPaymentOptions } from "./read-payment-options.ts";
import { updateOrder } from "./update-order.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

let buyers = 0;

/** A retailer that counts the days before the first payment. */
function buyerOfDailyInterest(): CheckoutContext {
  const ctx = world.as(`acc_first_${(buyers += 1)}`);
  const { config } = ctx.tenant;
  const payment = { ...config.payment, accrual: "daily365" as const };
  return { ...ctx, tenant: { ...ctx.tenant, config: { ...config, payment } } };
}

async function firstPayment(ctx: CheckoutContext, orderNumber: string) {
  const { options } = await readPaymentOptions(ctx, { orderNumber });
  const offered = options.find(({ dealType }) => dealType === "Finance")?.firstPayment;
  if (!offered) throw new Error("no dates");
  return offered;
}

describe("The date of the first payment", () => {
  test("is chosen from a list that says what each costs, and exactly that is added", async () => {
    const ctx = buyerOfDailyInterest();
    const vehicleKey = await world.addVehicle();
    const { order } = await createOrder(ctx, { vehicleKey, dealType: "Finance" });
    const { orderNumber } = order;
    const before = await firstPayment(ctx, orderNumber);
    const latest = before.dates.at(-1);
    if (!latest) throw new Error("no dates");
    expect(before.dates.find(({ date }) => date === before.date)?.moreCents).toBe(0);
    expect(before.costOfOneDayCents).toBeGreaterThan(0);
    expect(latest.moreCents).toBeGreaterThan(before.costOfOneDayCents);
    const choices = { firstPaymentDate: latest.date };
    const { order: later } = await updateOrder(ctx, { orderNumber, choices });
    const totalOf = ({ terms }: typeof order) =>
      terms?.kind === "finance" ? terms.payment.totalOfPaymentsCents : 0;
    expect(totalOf(later) - totalOf(order)).toBe(latest.moreCents);
    expect(later).toMatchObject({ choices, terms: { firstPaymentDate: latest.date } });
    expect(later.receipt.termsDigest).not.toBe(order.receipt.termsDigest);
  });

  test("is nothing to choose with cash or a lease, and costs nothing where months count alike", async () => {
    const ctx = world.as(`acc_first_${(buyers += 1)}`);
    const vehicleKey = await world.addVehicle();
    const { order } = await createOrder(ctx, { vehicleKey, dealType: "Cash" });
    const { options } = await readPaymentOptions(ctx, order);
    expect(options.map(({ dealType, firstPayment: one }) => [dealType, one?.costOfOneDayCents])).toEqual([
      ["Cash", undefined],
      ["Finance", 0],
      ["Lease", undefined],
    ]);
  });

  test("moves along when a draft waits for weeks, and never fails", async () => {
    const ctx = buyerOfDailyInterest();
    const vehicleKey = await world.addVehicle();
    const { order } = await createOrder(ctx, { vehicleKey, dealType: "Finance" });
    const { orderNumber } = order;
    const [earliest] = (await firstPayment(ctx, orderNumber)).dates;
    if (!earliest) throw new Error("no dates");
    await updateOrder(ctx, { orderNumber, choices: { firstPaymentDate: earliest.date } });
    world.clock.advance({ hours: 24 * 30 });
    const { choices } = await continueCheckout(ctx, { orderNumber });
    const today = ctx.clock.now().toISOString().slice(0, 10);
    expect(daysBetween(today, choices.firstPaymentDate ?? "")).toBeGreaterThanOrEqual(14);
    expect((await firstPayment(ctx, orderNumber)).date).toBe(choices.firstPaymentDate);
  });

  test("that no calendar has is moved too", async () => {
    const ctx = buyerOfDailyInterest();
    const vehicleKey = await world.addVehicle();
    const choices = { firstPaymentDate: "2026-02-31" };
    const { order } = await createOrder(ctx, { vehicleKey, dealType: "Finance", choices });
    expect(order.deal.type).toBe("Finance");
    expect((await firstPayment(ctx, order.orderNumber)).dates.map(({ date }) => date)).toContain(
      order.choices.firstPaymentDate,
    );
  });
});
