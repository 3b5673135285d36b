import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import { makeResultWorld, type ResultTestContext, type ResultWorld } from "#tests/support/result-world.ts";
import { claimResult } from "./claim-result.ts";
import { promisedPaymentsOf } from "./promised-payment.ts";
import { withdrawResult } from "./withdraw-result.ts";

let world: ResultWorld;
beforeAll(async () => {
  world = await makeResultWorld();
});
afterAll(() => world.close());

function carAt(priceCents: number | null): VehicleForSale {
  return {
    vehicle: { id: "veh_1", year: 2024, make: "Toyota", model: "RAV4", condition: "used", mileage: 18_000 },
    rooftop: { id: "austin" },
    priceCents,
    incentivesCents: 0,
    programsCents: 0,
    msrpCents: null,
  } as unknown as VehicleForSale;
}

const promised = (
  ctx: ResultTestContext,
  input: { readonly accountId: string; readonly forSale: VehicleForSale },
) => ctx.db.transaction((trx) => promisedPaymentsOf(trx, ctx, input));

/** Somebody whose account has a result. */
async function claimed(email: string) {
  const capability = await world.qualify();
  const ctx = await world.signedIn(email);
  await claimResult(ctx, { capability });
  return ctx;
}

describe("what an order keeps of a pre-qualification", () => {
  it("is the payment of the car with all it was counted from, to the cent of the worksheet", async () => {
    const ctx = await claimed("kept@example.com");
    const { accountId } = ctx;
    const shown = (await promised(ctx, { accountId, forSale: carAt(30_000_00) }))?.loan;
    if (!shown) expect.fail("nothing was promised");
    const { place, contractDate: onDate } = shown.input;
    const rules = worksheetRulesOf(ctx.tenant.config, { state: place?.state ?? "", onDate });
    expect(dealWorksheet(rules, shown.input).loan?.paymentCents).toBe(shown.paymentCents);
    expect(shown.input.terms).toMatchObject({ kind: "loan", lenderName: expect.stringMatching(/./u) });
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });

  it("is the lease of a new car as well, to the cent of the worksheet, and none of a used one", async () => {
    const ctx = await claimed("leased@example.com");
    const { accountId } = ctx;
    const used = carAt(30_000_00);
    const vehicle = { ...used.vehicle, condition: "new" as const, mileage: 12, year: 2026 };
    const shown = (await promised(ctx, { accountId, forSale: { ...used, vehicle, msrpCents: 31_000_00 } }))
      ?.lease;
    if (!shown) expect.fail("no lease was promised");
    const { place, contractDate: onDate } = shown.input;
    const rules = worksheetRulesOf(ctx.tenant.config, { state: place?.state ?? "", onDate });
    expect(dealWorksheet(rules, shown.input).lease?.paymentCents).toBe(shown.paymentCents);
    expect(shown.input.terms).toMatchObject({ kind: "lease", lessorName: expect.stringMatching(/./u) });
    expect((await promised(ctx, { accountId, forSale: used }))?.lease).toBeNull();
  });

  it("is nothing for a car without a price, for one that nobody lends for, and for other accounts", async () => {
    const ctx = await claimed("nothing@example.com");
    const { accountId } = ctx;
    const nothing = { loan: null, lease: null };
    expect(await promised(ctx, { accountId, forSale: carAt(null) })).toEqual(nothing);
    expect(await promised(ctx, { accountId, forSale: carAt(900_000_00) })).toEqual(nothing);
    expect(await promised(ctx, { accountId: "acc_other", forSale: carAt(30_000_00) })).toBeNull();
    const there = { ...world.otherTenantCtx, actor: ctx.actor };
    expect(await promised(there, { accountId, forSale: carAt(30_000_00) })).toBeNull();
  });

  it("is nothing once the result has ended, or was taken back", async () => {
    const ctx = await claimed("over@example.com");
    const input = { accountId: ctx.accountId, forSale: carAt(30_000_00) };
    expect(await promised(world.later(31, ctx), input)).toBeNull();
    await withdrawResult(ctx, { account: true });
    expect(await promised(ctx, input)).toBeNull();
  });
});
