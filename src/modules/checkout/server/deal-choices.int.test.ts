import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCheckoutWorld, TEST_BUYER, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import { applyPromo } from "#modules/deal-drafts/server/apply-promo.ts";
import { changeDeal } from "./change-deal.ts";
import { createOrder } from "./create-order.ts";
import { submitOrder } from "./submit-order.ts";
import { readPaymentOptions } from "./read-payment-options.ts";
import { updateOrder } from "./update-order.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_deal_${(buyers += 1)}`);
const code = (expected: string) => ({ details: { code: expected } });

describe("What was chosen in the calculator", () => {
  test("is what the draft starts with", async () => {
    const choices = { downPaymentCents: 400_000, termMonths: 72, creditTier: "good" } as const;
    const vehicleKey = await world.addVehicle();
    const { order } = await createOrder(buyer(), { vehicleKey, dealType: "Finance", choices });
    expect(order).toMatchObject({ deal: { type: "Finance", status: "CSAV" }, choices });
    expect(order.receipt.amountDueCents).toBe(400_000);
    expect(order.terms).toMatchObject({ kind: "finance", payment: { termMonths: 72 } });
  });

  test("starts as the nearest deal where this car cannot be had that way", async () => {
    const vehicleKey = await world.addVehicle();
    const odd = { vehicleKey, dealType: "Finance" as const, choices: { termMonths: 71 } };
    const { order } = await createOrder(buyer(), odd);
    expect(order).toMatchObject({ deal: { type: "Finance" }, choices: {} });
    const used = { vehicleKey: await world.addVehicle(), dealType: "Lease" as const };
    expect((await createOrder(buyer(), used)).order.deal.type).toBe("Cash");
  });

  test("starts in cash where the retailer finances no car as old", async () => {
    const ctx = buyer();
    const { config } = ctx.tenant;
    const within = (maximumAgeToFinance: number) => ({
      ...ctx,
      tenant: { ...ctx.tenant, config: { ...config, payment: { ...config.payment, maximumAgeToFinance } } },
    });
    const vehicleKey = await world.addVehicle();
    const { order } = await createOrder(within(0), { vehicleKey, dealType: "Finance" });
    expect(order).toMatchObject({ deal: { type: "Cash" } });
    const { orderNumber } = order;
    const years = Number(ctx.clock.now().toISOString().slice(0, 4)) - order.vehicle.year;
    await expect(changeDeal(within(years - 1), { orderNumber, dealType: "Finance" })).rejects.toMatchObject({
      details: { fields: { dealType: "This vehicle is too old to finance." } },
    });
    const { order: financed } = await changeDeal(within(years), { orderNumber, dealType: "Finance" });
    expect(financed.deal.type).toBe("Finance");
  });

  test("moves to the nearest possible down payment when a new address makes it impossible", async () => {
    const ctx = buyer();
    const vehicleKey = await world.addVehicle({ priceCents: 700_000 });
    const choices = { downPaymentCents: 239_000 };
    const { order } = await createOrder(ctx, { vehicleKey, dealType: "Finance", choices });
    const [before] = [order.receipt.amountDueCents];
    const { order: moved } = await updateOrder(ctx, {
      orderNumber: order.orderNumber,
      buyer: { ...TEST_BUYER, state: "AK", city: "Anchorage", zipCode: "99501" },
    });
    expect(moved.receipt.amountDueCents).toBeLessThanOrEqual(before);
    expect(moved.deal.type).toBe("Finance");
  });
});

describe("Changing the choices", () => {
  test("prices the draft anew, and refuses what is not possible beside its field", async () => {
    const ctx = buyer();
    const vehicleKey = await world.addVehicle();
    const { order } = await createOrder(ctx, { vehicleKey, dealType: "Finance" });
    const { orderNumber } = order;
    const changed = await updateOrder(ctx, { orderNumber, choices: { downPaymentCents: 500_000 } });
    expect(changed.order.receipt.amountDueCents).toBe(500_000);
    expect(changed.order.receipt.termsDigest).not.toBe(order.receipt.termsDigest);
    await expect(
      updateOrder(ctx, { orderNumber, choices: { downPaymentCents: 2_600_000 } }),
    ).rejects.toMatchObject({
      details: { code: "deal.notPossible", fields: { downPaymentCents: expect.stringContaining("$") } },
    });
    await expect(updateOrder(ctx, { orderNumber, choices: { termMonths: 5 } })).rejects.toMatchObject({
      details: { code: "deal.notPossible", fields: { termMonths: expect.any(String) } },
    });
    const { options } = await readPaymentOptions(ctx, { orderNumber });
    expect(options.find(({ isChosen }) => isChosen)).toMatchObject({
      dealType: "Finance",
      amountDueCents: 500_000,
      choices: { downPaymentCents: 500_000 },
    });
  });
});

describe("Paying another way (CALC-11, OP-54)", () => {
  test("says what falls away, keeps the rest and writes history", async () => {
    const ctx = buyer();
    const vehicleKey = await world.addVehicle();
    const choices = { downPaymentCents: 400_000, creditTier: "fair" } as const;
    const { order } = await createOrder(ctx, { vehicleKey, dealType: "Finance", choices });
    const { orderNumber } = order;
    const cash = await changeDeal(ctx, { orderNumber, dealType: "Cash" });
    expect(cash.fellAway).toEqual(["downPaymentCents"]);
    expect(cash.order).toMatchObject({
      deal: { type: "Cash" },
      terms: null,
      choices: { creditTier: "fair" },
    });
    const again = await changeDeal(ctx, { orderNumber, dealType: "Cash" });
    expect(again.fellAway).toEqual([]);
    const { rows } = await world.ctx.db.transaction(async (trx) => ({
      rows: await trx
        .selectFrom("order_history")
        .select("reason")
        .where("order_id", "=", order.deal.dealId)
        .execute(),
    }));
    expect(rows.map(({ reason }) => reason)).toEqual(["Added to the cart", "Changed to paying in full"]);
  });

  test("is refused with MSG-39 and the reason where it cannot be", async () => {
    const ctx = buyer();
    const { order } = await createOrder(ctx, { vehicleKey: await world.addVehicle(), dealType: "Cash" });
    await expect(
      changeDeal(ctx, { orderNumber: order.orderNumber, dealType: "Lease" }),
    ).rejects.toMatchObject({
      details: {
        code: "deal.cannotSwitch",
        message: "We can't switch to lease right now.",
        fields: { dealType: "This vehicle is not offered for lease." },
      },
    });
    const { options } = await readPaymentOptions(ctx, { orderNumber: order.orderNumber });
    expect(options.map(({ dealType, problems }) => [dealType, problems.length])).toEqual([
      ["Cash", 0],
      ["Finance", 0],
      ["Lease", 1],
    ]);
  });

  test("by one's own lender stays a cash order that names the lender (OP-15)", async () => {
    const ctx = buyer();
    const { order } = await createOrder(ctx, { vehicleKey: await world.addVehicle(), dealType: "Cash" });
    const funding = {
      source: "THIRD_PARTY_FINANCING",
      lenderName: "Pecan Street Credit Union",
      approvedAmountCents: 2_000_000,
    } as const;
    const { orderNumber, receipt } = order;
    const { order: funded } = await updateOrder(ctx, { orderNumber, choices: { funding } });
    expect(funded).toMatchObject({ deal: { type: "Cash" }, funding });
    expect(funded.receipt.amountDueCents).toBe(receipt.amountDueCents);
    expect(funded.receipt.termsDigest).not.toBe(receipt.termsDigest);
    const { order: own } = await changeDeal(ctx, { orderNumber, dealType: "Finance" });
    expect(own.funding).toBeNull();
  });

  test("by one's own lender is not submitted before the lender is known (OP-15)", async () => {
    const ctx = buyer();
    const { order } = await createOrder(ctx, { vehicleKey: await world.addVehicle(), dealType: "Cash" });
    const { orderNumber } = order;
    const source = "THIRD_PARTY_FINANCING" as const;
    await updateOrder(ctx, { orderNumber, choices: { funding: { source } }, buyer: TEST_BUYER });
    const fields = Object.fromEntries(
      ["lenderName", "lenderContact", "approvedAmountCents"].map((field) => [field, expect.any(String)]),
    );
    await expect(submitOrder(ctx, { orderNumber })).rejects.toMatchObject({
      details: { code: "order.detailsIncomplete", fields },
    });
    const typed = { source, lenderName: "Pecan Street Credit Union", approvedAmountCents: 2_000_000 };
    const told = { ...TEST_BUYER, lenderContact: "(512) 555-0177" };
    await updateOrder(ctx, { orderNumber, choices: { funding: typed }, buyer: told });
    await expect(submitOrder(ctx, { orderNumber })).rejects.toMatchObject({
      details: { code: "order.detailsIncomplete", fields: { lenderName: expect.any(String) } },
    });
    const funding = { ...typed, isNameConfirmed: true };
    await updateOrder(ctx, { orderNumber, choices: { funding } });
    await expect(submitOrder(ctx, { orderNumber })).resolves.toMatchObject({ funding });
  });

  test("a lender on the list is named as it names itself (VAL-34)", async () => {
    const ctx = buyer();
    const { order } = await createOrder(ctx, { vehicleKey: await world.addVehicle(), dealType: "Cash" });
    const funding = { source: "THIRD_PARTY_FINANCING", lenderName: "penfed" } as const;
    const { order: named } = await updateOrder(ctx, { orderNumber: order.orderNumber, choices: { funding } });
    expect(named.funding?.lenderName).toBe("Pentagon Federal Credit Union");
  });
});

describe("A promo code (CART-08)", () => {
  test("lowers the price before tax, once, and is taken out again", async () => {
    const ctx = buyer();
    const promoCodes = [{ code: "FALL500", title: "Fall offer", amount: 500 }];
    const { config } = ctx.tenant;
    const selling = { ...ctx, tenant: { ...ctx.tenant, config: { ...config, promoCodes } } };
    const { order } = await createOrder(selling, { vehicleKey: await world.addVehicle(), dealType: "Cash" });
    const { orderNumber } = order;
    const with500 = await applyPromo(selling, { orderNumber, code: " fall500 " });
    expect(with500.promo).toEqual({ code: "FALL500", title: "Fall offer", amountCents: 50_000 });
    // Texas taxes 6.25 % of what is left.
    expect(order.receipt.amountDueCents - with500.receipt.amountDueCents).toBe(50_000 + 3_125);
    expect(await applyPromo(selling, { orderNumber, code: "FALL500" })).toEqual(with500);
    const without = await applyPromo(selling, { orderNumber, code: null });
    expect(without.receipt).toEqual(order.receipt);
    await expect(applyPromo(selling, { orderNumber, code: "NOPE" })).rejects.toMatchObject(
      code("promo.refused"),
    );
  });
});
