import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import { VehicleReader } from "#modules/inventory/server/vehicle-reader.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import { quoteDeal } from "#modules/pricing/server/quote-deal.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { menuBody } from "../domain/protection-bodies.ts";
import { priceMenu } from "./price-menu.ts";

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
  await car("used", { condition: "used", price_cents: 2_500_000, fuel: "gasoline" });
  await car("new", { condition: "new", price_cents: 3_500_000, fuel: "electric" });
  await car("no-price", { condition: "used", price_cents: null, fuel: null });
});
afterAll(() => world.close());

interface Car {
  readonly condition: "new" | "used";
  readonly price_cents: number | null;
  readonly fuel: "gasoline" | "electric" | null;
}

async function car(id: string, row: Car): Promise<void> {
  const at = world.clock.now();
  await ctx.db.transaction((trx) =>
    trx
      .insertInto("vehicle")
      .values({
        ...row,
        tenant_id: ctx.tenantId,
        id,
        identity_key: `stock:austin:${id}`,
        stock_number: id,
        rooftop_id: "austin",
        year: at.getUTCFullYear() - (row.condition === "new" ? 0 : 3),
        make: "Toyota",
        model: "RAV4",
        msrp_cents: row.price_cents,
        mileage: row.condition === "new" ? 8 : 30_000,
        availability: "Available",
        source: "test",
        created_at: at,
        updated_at: at,
      })
      .execute(),
  );
}

const menuOf = (body: object) =>
  priceMenu(ctx, v.parse(menuBody, { vehicle: "used", zip: "78701", deal: { type: "Finance" }, ...body }));
const idsOf = (menu: Awaited<ReturnType<typeof priceMenu>>) => menu.products.map(({ id }) => id);

describe("the menu of a car, for anybody", () => {
  test("starts with the payment of the calculator, and adds nothing by itself", async () => {
    const menu = await menuOf({});
    const vehicle = {
      priceCents: 2_500_000,
      msrpCents: 2_500_000,
      incentivesCents: 0,
      condition: "used" as const,
      mileage: 30_000,
    };
    const deal = await quoteDeal(ctx, { vehicle, choices: { type: "finance" }, zip: "78701" });
    if (deal.kind !== "finance") throw new Error("this car can be financed");
    expect(menu.without).toMatchObject({
      monthlyCents: deal.monthlyPaymentCents,
      amountFinancedCents: deal.financedAmountCents,
    });
    expect(menu).toMatchObject({ chosen: [], with: menu.without, state: "TX" });
  });

  test("previews what chosen plans add, a month and in all", async () => {
    const menu = await menuOf({ chosen: ["vsc.60-75000"] });
    const plan = menu.products.flatMap(({ plans }) => plans).find(({ isChosen }) => isChosen);
    expect(plan?.id).toBe("vsc.60-75000");
    expect(menu.with?.monthlyCents).toBe((menu.without?.monthlyCents ?? 0) + (plan?.monthlyCents ?? 0));
    expect(menu.with?.totalCents).toBe((menu.without?.totalCents ?? 0) + (plan?.totalCostCents ?? 0));
    expect(plan?.totalCostCents).toBeGreaterThan(239_500);
  });

  test("has no monthly part for cash, and no GAP", async () => {
    const menu = await menuOf({ deal: { type: "Cash" } });
    const plans = menu.products.flatMap((product) => product.plans);
    expect(plans.every(({ monthlyCents }) => monthlyCents === null)).toBe(true);
    expect(plans.every(({ totalCostCents, priceCents }) => totalCostCents >= priceCents)).toBe(true);
    expect(menu.refused).toMatchObject([{ id: "gap.loan", reason: "deal-type" }]);
    expect(menu.gap).toBeNull();
  });

  test("holds for a lease only what a lease may have", async () => {
    const menu = await menuOf({ vehicle: "new", deal: { type: "Lease" } });
    expect(menu.without?.monthlyCents).toBeGreaterThan(0);
    expect(idsOf(menu)).toEqual([]);
    const reasons = new Map(menu.refused.map(({ id, reason }) => [id, reason]));
    expect(reasons.get("gap.loan")).toBe("deal-type");
    expect(reasons.get("oil.36")).toBe("fuel");
  });

  test("refuses oil changes for an electric car, and a contract that the factory's outlasts", async () => {
    const { refused } = await menuOf({ vehicle: "new" });
    const reasons = new Map(refused.map(({ id, reason }) => [id, reason]));
    expect(reasons.get("oil.36")).toBe("fuel");
    expect(reasons.get("vsc.36-36000")).toBe("ends-before-factory");
    expect(reasons.has("vsc.60-75000")).toBe(false);
  });

  test("says what is unknown: the car, the zip code, the price", async () => {
    const code = (expected: string) => ({ details: { code: expected } });
    await expect(menuOf({ vehicle: "nothing" })).rejects.toMatchObject(code("vehicle.notFound"));
    await expect(menuOf({ zip: "00000" })).rejects.toMatchObject(code("zip.unknown"));
    expect(await menuOf({ vehicle: "no-price" })).toMatchObject({ without: null, with: null });
    const asked = v.parse(menuBody, { vehicle: "used", zip: "78701", deal: { type: "Cash" } });
    await expect(priceMenu(otherCtx, asked)).rejects.toMatchObject(code("vehicle.notFound"));
  });
});
