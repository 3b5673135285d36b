import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MenuPlan, OrderProtectionView } from "#modules/protection/domain/protection-menu.ts";
import { makeCheckoutWorld, TEST_BUYER, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import { changeDeal } from "#modules/checkout/server/change-deal.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { choosePlans } from "./choose-plans.ts";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { getDraft } from "#modules/checkout/server/get-draft.ts";
import { readProtection } from "./read-protection.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_plans_${(buyers += 1)}`);
const code = (expected: string) => ({ details: { code: expected } });

const VSC = "vsc.60-75000";
const GAP = "gap.loan";

async function draft(ctx: CheckoutContext, dealType: "Cash" | "Finance" = "Finance"): Promise<string> {
  const { order } = await createOrder(ctx, { vehicleKey: await world.addVehicle(), dealType });
  await updateOrder(ctx, { orderNumber: order.orderNumber, buyer: TEST_BUYER });
  return order.orderNumber;
}

const planOf = (menu: OrderProtectionView, id: string): MenuPlan => {
  const found = menu.products.flatMap(({ plans }) => plans).find((plan) => plan.id === id);
  if (!found) throw new Error(`${id} is not on the menu`);
  return found;
};

async function choose(ctx: CheckoutContext, orderNumber: string, ids: readonly string[]) {
  const menu = await readProtection(ctx, { orderNumber });
  const plans = ids.map((id) => ({ id, consent: planOf(menu, id).consent.hash }));
  return choosePlans(ctx, { orderNumber, plans });
}

/** With another list of plans, as a retailer that changed its settings. */
function withProducts(
  ctx: CheckoutContext,
  change: (
    products: CheckoutContext["tenant"]["config"]["protection"]["products"],
  ) => CheckoutContext["tenant"]["config"]["protection"]["products"],
): CheckoutContext {
  const { config } = ctx.tenant;
  const protection = { ...config.protection, products: change(config.protection.products) };
  return { ...ctx, tenant: { ...ctx.tenant, config: { ...config, protection } } };
}

describe("The Coverage step", () => {
  test("starts with nothing chosen, and with the payment without plans", async () => {
    const ctx = buyer();
    const menu = await readProtection(ctx, { orderNumber: await draft(ctx) });
    expect(menu).toMatchObject({ isOpen: true, chosen: [], answeredAt: null, declined: [], consents: [] });
    expect(menu.products.flatMap(({ plans }) => plans).some(({ isChosen }) => isChosen)).toBe(false);
    expect(menu.with).toEqual(menu.without);
    expect(planOf(menu, VSC).consent.words).toContain("It is optional.");
  });

  test("takes a service contract and GAP into the deal, each line by name, to the cent of the menu", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx);
    const before = await readProtection(ctx, { orderNumber });
    const after = await choose(ctx, orderNumber, [VSC, GAP]);
    const { order } = await getDraft(ctx, { orderNumber });
    const lines = order.receipt.lines.filter((line) => line.code === "protection");
    expect(lines.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ["Service Contract, 60 months / 75,000 miles", 239_500],
      ["GAP, as long as the loan", 89_500],
    ]);
    const { terms } = order;
    if (terms?.kind !== "finance") throw new Error("a financed deal has a loan");
    expect(after.without).toEqual(before.without);
    expect(after.with).toMatchObject({
      monthlyCents: terms.payment.monthlyPaymentCents,
      amountFinancedCents: terms.payment.financedAmountCents,
    });
    expect(after.consents.map(({ planId, priceCents }) => [planId, priceCents])).toEqual([
      [GAP, 89_500],
      [VSC, 239_500],
    ]);
  });

  test("keeps the record of an offer that was declined", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx, "Cash");
    const answered = await choosePlans(ctx, { orderNumber, plans: [] });
    expect(answered.answeredAt).toBe(ctx.clock.now().toISOString());
    const declined = answered.declined.map(({ id }) => id);
    expect(declined).toContain(VSC);
    await submitOrder(ctx, { orderNumber });
    const record = await readProtection(ctx, { orderNumber });
    expect(record).toMatchObject({ isOpen: false, chosen: [], products: [], consents: [] });
    expect(record.declined.map(({ id }) => id)).toEqual(declined);
    expect(record.without).toEqual(answered.without);
    await expect(choosePlans(ctx, { orderNumber, plans: [] })).rejects.toMatchObject(
      code("order.notEditable"),
    );
  });

  test("answers the same choice twice with one record", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx);
    await choose(ctx, orderNumber, [VSC]);
    const again = await choose(ctx, orderNumber, [VSC]);
    expect(again.consents).toHaveLength(1);
  });

  test("submits plans with the order, and freezes them", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx, "Cash");
    await choose(ctx, orderNumber, [VSC]);
    const order = await submitOrder(ctx, { orderNumber });
    expect(order.products).toMatchObject([
      { id: VSC, code: "serviceContract", productCode: "VSC", priceCents: 239_500, deductibleCents: 10_000 },
    ]);
    const record = await readProtection(ctx, { orderNumber });
    expect(record.consents.map(({ planId }) => planId)).toEqual([VSC]);
    expect(record.declined.map(({ id }) => id)).not.toContain("vsc.36-36000");
  });
});

describe("A choice that does not count", () => {
  test("names the field, and changes nothing", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx, "Cash");
    const menu = await readProtection(ctx, { orderNumber });
    const consent = planOf(menu, VSC).consent.hash;
    const tried = (plans: { id: string; consent: string }[]) => choosePlans(ctx, { orderNumber, plans });
    const other = (id: string) => ({ id, consent: planOf(menu, id).consent.hash });
    await expect(tried([{ id: "vsc.9", consent }])).rejects.toMatchObject(code("protection.unknownPlan"));
    await expect(tried([{ id: GAP, consent }])).rejects.toMatchObject(code("protection.refused"));
    await expect(tried([{ id: VSC, consent: "0".repeat(64) }])).rejects.toMatchObject(
      code("protection.changed"),
    );
    for (const twice of ["two.48-48000", "vsc.36-36000"])
      await expect(tried([{ id: VSC, consent }, other(twice)])).rejects.toMatchObject({
        details: { code: "protection.coversTheSame", fields: { plans: expect.any(String) } },
      });
    expect((await readProtection(ctx, { orderNumber })).answeredAt).toBeNull();
  });

  test("is not possible for somebody else's order", async () => {
    const orderNumber = await draft(buyer());
    await expect(readProtection(buyer(), { orderNumber })).rejects.toMatchObject(code("order.notFound"));
    await expect(choosePlans(buyer(), { orderNumber, plans: [] })).rejects.toMatchObject(
      code("order.notFound"),
    );
  });
});

describe("A plan that no longer fits", () => {
  test("leaves when the deal becomes cash, with the reason; the others stay", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx);
    await choose(ctx, orderNumber, [VSC, GAP]);
    const { order } = await changeDeal(ctx, { orderNumber, dealType: "Cash" });
    expect(order.products.map(({ id }) => id)).toEqual([VSC]);
    expect(order.coverage?.fellAway).toMatchObject([{ id: GAP, reason: "deal-type" }]);
    expect((await readProtection(ctx, { orderNumber })).fellAway).toHaveLength(1);
  });

  test("leaves when the loan sinks below the floor of GAP", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx);
    await choose(ctx, orderNumber, [GAP]);
    const choices = { downPaymentCents: 1_200_000 };
    const { order } = await updateOrder(ctx, { orderNumber, choices });
    expect(order.products).toEqual([]);
    expect(order.coverage?.fellAway).toMatchObject([
      { id: GAP, reason: "loan-below-floor", values: { floor: 80 } },
    ]);
    expect(order.receipt.lines.some((line) => line.code === "protection")).toBe(false);
  });

  test("leaves when its price changed, because nobody agreed to the new one", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx, "Cash");
    await choose(ctx, orderNumber, [VSC]);
    const dearer = withProducts(ctx, (products) =>
      products.map((product) => ({
        ...product,
        plans: product.plans.map((plan) => ({ ...plan, price: plan.price + 1 })),
      })),
    );
    await expect(submitOrder(dearer, { orderNumber })).rejects.toMatchObject(code("order.priceChanged"));
    const { order } = await getDraft(dearer, { orderNumber });
    expect(order.products).toEqual([]);
    expect(order.coverage?.fellAway).toMatchObject([{ id: VSC, reason: "price-changed" }]);
  });

  test("leaves when the buyer's new state does not have it", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx, "Cash");
    await choose(ctx, orderNumber, [VSC]);
    const elsewhere = withProducts(ctx, (products) =>
      products.map((product) => ({ ...product, states: ["CA"] })),
    );
    const { order } = await updateOrder(elsewhere, { orderNumber, zipCode: "77002" });
    expect(order.coverage?.fellAway).toMatchObject([
      { id: VSC, reason: "not-sold-in-state", values: { state: "TX" } },
    ]);
  });
});

describe("The records", () => {
  test("are never changed", async () => {
    const ctx = buyer();
    const orderNumber = await draft(ctx);
    await choose(ctx, orderNumber, [VSC]);
    for (const table of ["protection_answer", "protection_consent"] as const)
      await expect(
        ctx.db.transaction((trx) =>
          trx.updateTable(table).set({ order_id: "another" }).where("tenant_id", "=", ctx.tenantId).execute(),
        ),
      ).rejects.toThrow("never changed");
  });
});
