import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { getDraft } from "#modules/checkout/server/get-draft.ts";
import { choosePlans } from "#modules/deal-drafts/server/protection/choose-plans.ts";
import { readProtection } from "#modules/deal-drafts/server/protection/read-protection.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

type Buyer = ReturnType<CreditWorld["as"]>;
const IDS = ["vsc.60-75000", "gap.loan"];

/** A financed draft with a service contract and GAP, applied for and answered by every lender. */
async function appliedWithPlans(ctx: Buyer): Promise<string> {
  const { orderNumber } = await world.financeDraft(ctx, { downPaymentCents: 300_000 });
  const menu = await readProtection(ctx, { orderNumber });
  const offered = menu.products.flatMap(({ plans }) => plans);
  const plans = IDS.map((id) => ({
    id,
    consent: offered.find((plan) => plan.id === id)?.consent.hash ?? "",
  }));
  await choosePlans(ctx, { orderNumber, plans });
  const { order: draft } = await getDraft(ctx, { orderNumber });
  await world.fillIn(ctx, draft, { ssn: SSN.approve });
  await world.submit(ctx, draft);
  await world.runJobs();
  world.clock.advance({ seconds: 60 });
  await world.runJobs();
  return orderNumber;
}

/** The same retailer after every plan became a hundred dollars dearer. */
function dearer(ctx: Buyer): Buyer {
  const { config } = ctx.tenant;
  const products = config.protection.products.map((product) => ({
    ...product,
    plans: product.plans.map((plan) => ({ ...plan, price: plan.price + 100 })),
  }));
  const protection = { ...config.protection, products };
  return { ...ctx, tenant: { ...ctx.tenant, config: { ...config, protection } } };
}

test("lenders finance the plans that were chosen, and the order keeps them at the price that was agreed to", async () => {
  const buyer = world.as("acc_financed_plans");
  const orderNumber = await appliedWithPlans(buyer);
  const ctx = dearer(buyer);
  const { offers } = await readDecision(ctx, { orderNumber });
  const offer = offers.find(({ counter }) => counter === null);
  if (offer === undefined) throw new Error("no lender took the deal as it is");
  const order = await acceptOffer(ctx, { orderNumber, ...offer });
  expect(order.products.map(({ id, priceCents }) => [id, priceCents])).toEqual([
    ["vsc.60-75000", 239_500],
    ["gap.loan", 89_500],
  ]);
  expect(order.coverage?.fellAway).toEqual([]);
  const { terms, receipt } = order;
  if (terms?.kind !== "finance") throw new Error("a financed order has a loan");
  const sum = receipt.lines.reduce((total, { amountCents }) => total + amountCents, 0);
  expect(terms.payment.financedAmountCents).toBe(sum - receipt.amountDueCents);
  const { rows } = await world.database.owner.query<{ products: { id: string }[]; cents: number }>(
    `select snapshot -> 'products' as products,
       (snapshot -> 'worksheet' -> 'loan' ->> 'productsCents')::int as cents
     from orders where order_number = $1`,
    [orderNumber],
  );
  expect(rows[0]?.products.map(({ id }) => id)).toEqual(IDS);
  expect(rows[0]?.cents).toBe(329_000);
});

test("the record of the offer stays readable while lenders decide and after, and nothing can be chosen", async () => {
  const ctx = world.as("acc_plans_record");
  const orderNumber = await appliedWithPlans(ctx);
  const record = await readProtection(dearer(ctx), { orderNumber });
  expect(record).toMatchObject({ isOpen: false, chosen: IDS, products: [] });
  expect(record.consents.map(({ planId }) => planId).toSorted()).toEqual(IDS.toSorted());
  expect(record.declined.map(({ id }) => id)).toEqual(expect.arrayContaining(["oil.36"]));
  expect(record.without?.monthlyCents).toBeLessThan(record.with?.monthlyCents ?? 0);
  await expect(choosePlans(ctx, { orderNumber, plans: [] })).rejects.toMatchObject({
    details: { code: "order.applicationPending" },
  });
});
