import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { getDraft } from "#modules/checkout/server/get-draft.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";

/** A purchase costs what its statements cost (0570): each that comes to its calls is named here first. */
let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

/** What a buyer's own calls asked the database, each by its name: statements, and transactions. */
function counting(accountId: string) {
  const own = world.as(accountId);
  const counted = countedDatabase(own.db);
  const asked: Record<string, { statements: number; transactions: number }> = {};
  const count = async <T>(call: string, work: () => Promise<T>): Promise<T> => {
    const result = await work();
    const kinds = counted.take();
    const transactions = kinds.filter((kind) => kind === "transaction").length;
    asked[call] = { statements: kinds.length - transactions, transactions };
    return result;
  };
  return { ctx: { ...own, db: counted.db }, count, asked };
}

test("A financed order asks the database this in its buyer's calls", async () => {
  const { ctx, count, asked } = counting("acc_counted_credit");
  const vehicleKey = await world.addVehicle();
  const choices = { downPaymentCents: 600_000, termMonths: 60 };
  const wish = { vehicleKey, dealType: "Finance", choices } as const;
  const { order } = await count("add to cart", () => createOrder(ctx, wish));
  const { orderNumber } = order;
  const typed = { orderNumber, buyer: TEST_BUYER };
  const draft = (await count("save details", () => updateOrder(ctx, typed))).order;
  await count("fill in the application", () => world.fillIn(ctx, draft, { ssn: SSN.approve }));
  await count("submit", () => world.submit(ctx, draft));
  await world.runJobs();
  world.clock.advance({ seconds: 60 });
  await world.runJobs();
  const { offers } = await count("read offers", () => readDecision(ctx, { orderNumber }));
  const [offer] = offers;
  if (offer === undefined) throw new Error("no offer");
  await count("accept", () => acceptOffer(ctx, { orderNumber, ...offer }));
  expect(asked).toEqual({
    "add to cart": { statements: 2, transactions: 1 },
    "save details": { statements: 3, transactions: 1 },
    "fill in the application": { statements: 23, transactions: 7 },
    submit: { statements: 16, transactions: 1 },
    "read offers": { statements: 3, transactions: 1 },
    accept: { statements: 12, transactions: 1 },
  });
});

test("An order for cash asks the database this in its buyer's calls", async () => {
  const { ctx, count, asked } = counting("acc_counted_cash");
  const vehicleKey = await world.addVehicle();
  const { order } = await count("add to cart", () => createOrder(ctx, { vehicleKey, dealType: "Cash" }));
  const { orderNumber } = order;
  const typed = { orderNumber, buyer: TEST_BUYER };
  const draft = (await count("save details", () => updateOrder(ctx, typed))).order;
  await count("submit", () => submitOrder(ctx, { orderNumber, ...draft.receipt }));
  await count("read", () => getDraft(ctx, { orderNumber }));
  expect(asked).toEqual({
    "add to cart": { statements: 2, transactions: 1 },
    "save details": { statements: 3, transactions: 1 },
    submit: { statements: 6, transactions: 1 },
    read: { statements: 4, transactions: 1 },
  });
});
