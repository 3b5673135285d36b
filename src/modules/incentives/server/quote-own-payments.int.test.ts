import { afterAll, beforeAll, expect, test } from "vitest";
import { quoteDeal } from "#modules/pricing/server/quote-deal.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { importPrograms } from "./import-programs.ts";
import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import { quoteOwnPayments } from "./quote-own-payments.ts";
import { vehicleCards } from "#modules/inventory/server/vehicle-cards.ts";
import { VehicleReader } from "#modules/inventory/server/vehicle-reader.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";

let world: TestWorld;
let ctx: InventoryContext;
let otherCtx: InventoryContext;

beforeAll(async () => {
  world = await makeTestContext();
  const vehicles = new VehicleReader(world.database, () => () => null);
  const geo = await ZipDirectory.load();
  ctx = { ...world.ctx, vehicles, geo };
  otherCtx = { ...world.otherTenantCtx, vehicles, geo };
  await insertTestRooftop(world.ctx);
  await car("usual", 3_000_000);
  await car("no-price", null);
  await car("sold", 3_000_000, "Sold");
});
afterAll(async () => {
  await world.close();
});

async function car(id: string, price: number | null, availability = "Available"): Promise<void> {
  const now = world.clock.now();
  await ctx.db.transaction((trx) =>
    trx
      .insertInto("vehicle")
      .values({
        tenant_id: ctx.tenantId,
        id,
        identity_key: `stock:austin:${id}`,
        stock_number: id,
        rooftop_id: "austin",
        condition: "used",
        year: 2024,
        make: "Toyota",
        model: "RAV4",
        mileage: 20_000,
        price_cents: price,
        availability: availability as "Available",
        source: "test",
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
}

const ids = ["usual", "no-price", "sold", "unknown"];

test("payments at a shopper's own terms are those of the calculator, with the taxes of the zip", async () => {
  const terms = { downPaymentCents: 600_000, termMonths: 60, creditTier: "good" } as const;
  const card = await ctx.db.transaction(async (trx) =>
    (await vehicleCards(trx, ctx, ["usual"])).get("usual"),
  );
  for (const zip of [undefined, "78701"]) {
    const deal = await quoteDeal(ctx, { vehicle: card!, choices: { type: "finance", ...terms }, zip });
    if (deal.kind !== "finance") throw new Error("not possible");
    expect(await quoteOwnPayments(ctx, { ids, zip, ...terms })).toEqual({
      payments: [
        {
          id: "usual",
          monthlyPaymentCents: deal.monthlyPaymentCents,
          apr: deal.apr,
          termMonths: 60,
          downPaymentCents: 600_000,
          zip: zip ?? null,
        },
      ],
    });
  }
});

test("a zip that nobody knows adds no taxes, and says so", async () => {
  const { payments } = await quoteOwnPayments(ctx, { ids, zip: "00000", termMonths: 60 });
  expect(payments).toMatchObject([{ id: "usual", termMonths: 60, zip: null }]);
});

test("terms that are not possible for a car leave it out", async () => {
  expect(await quoteOwnPayments(ctx, { ids, downPaymentCents: 2_999_900 })).toEqual({ payments: [] });
  expect(await quoteOwnPayments(ctx, { ids, termMonths: 13 })).toEqual({ payments: [] });
});

test("what programs give everybody is in them, and what a lender decides is not", async () => {
  const before = await quoteOwnPayments(ctx, { ids, zip: "78701" });
  const days = { maker: "Toyota", from: "2026-01-01", to: "2099-12-31" };
  const programs = [
    { number: "A", kind: "customer-cash", title: "Cash", amount: 1_000, states: ["TX"], ...days },
    { number: "B", kind: "finance-cash", title: "Lender's", amount: 5_000, lenders: ["Captive"], ...days },
  ];
  await importPrograms(ctx, { text: JSON.stringify(programs), isDryRun: false });
  const there = await quoteOwnPayments(ctx, { ids, zip: "78701" });
  const elsewhere = await quoteOwnPayments(ctx, { ids });
  await importPrograms(ctx, { text: "[]", isDryRun: false });
  expect(there.payments[0]?.monthlyPaymentCents).toBeLessThan(before.payments[0]?.monthlyPaymentCents ?? 0);
  expect(await quoteOwnPayments(ctx, { ids })).toEqual(elsewhere);
});

test("another retailer's cars are unknown", async () => {
  expect(await quoteOwnPayments(otherCtx, { ids })).toEqual({ payments: [] });
});
