import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { continueCheckout } from "#modules/checkout/server/continue-checkout.ts";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import type { OfferView } from "#modules/credit-decisions/domain/decision-view.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { getDraft } from "#modules/checkout/server/get-draft.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
  await world.database.owner.query(
    `insert into rooftop (tenant_id, id, name, street_address, city, state, zip_code, latitude, longitude, time_zone, phone)
     select tenant_id, 'north', 'Austin North', street_address, city, state, zip_code, latitude, longitude, time_zone, phone
     from rooftop where id = 'austin'`,
  );
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_moved_${(buyers += 1)}`);

/** Offers for a car, and the cheapest of them as its page shows it. */
async function offered(choices?: object) {
  const ctx = buyer();
  const order = await world.decided(ctx, SSN.approve, choices);
  const { offers } = await readDecision(ctx, order);
  return { ctx, order, offer: offers[0]! };
}

/** What a feed or the retailer says of a car by now. */
const says = (vehicleId: string, what: string) =>
  world.database.owner.query(`update vehicle set ${what} where id = $1`, [vehicleId]);

type Config = TenantConfig["config"];
/** The same caller once the retailer has other settings. */
function withSettings(
  ctx: TrackerTestContext,
  change: (config: Config) => Partial<Config>,
): TrackerTestContext {
  const { config } = ctx.tenant;
  return { ...ctx, tenant: { ...ctx.tenant, config: { ...config, ...change(config) } } };
}

const accept = (ctx: TrackerTestContext, { orderNumber }: { orderNumber: string }, offer: OfferView) =>
  acceptOffer(ctx, { orderNumber, ...offer });
const centsOf = (lines: OfferView["lines"], code: string) =>
  lines.find((line) => line.code === code)?.amountCents;
const refused = (code: string, fields?: object) => ({ details: { code, ...(fields && { fields }) } });

describe("While offers stand, the retailer", () => {
  test.each([
    ["raises", { docFee: 999, feesByState: {} }],
    ["lowers", { docFee: 10, feesByState: {} }],
  ])("that %s its document fee leaves them what their lender approved, to the cent", async (_how, fees) => {
    const { ctx, order, offer } = await offered();
    const later = withSettings(ctx, ({ payment }) => ({ payment: { ...payment, ...fees } }));
    const [seen] = (await readDecision(later, order)).offers;
    expect(seen).toEqual(offer);
    const bought = await accept(later, order, offer);
    expect(centsOf(bought.receipt.lines, "docFee")).toBe(centsOf(offer.lines, "docFee"));
  });

  test("that asks more for a delivery, or no longer goes that far, delivers for what was agreed", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    const home = { addressLine1: "12 Main Street", city: "Houston", zipCode: "77002" };
    const { order } = await updateOrder(ctx, { orderNumber, buyer: home, deliveryOption: "DELIVERY" });
    await world.fillIn(ctx, order);
    await world.submit(ctx, order);
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    const [offer] = (await readDecision(ctx, order)).offers;
    expect(centsOf(offer!.lines, "deliveryFee")).toBeGreaterThan(0);
    for (const moved of [{ perMile: 9 }, { maxMiles: 60 }]) {
      const later = withSettings(ctx, ({ delivery }) => ({ delivery: { ...delivery, ...moved } }));
      expect((await readDecision(later, order)).offers[0]).toEqual(offer);
    }
    const nearby = withSettings(ctx, ({ delivery }) => ({ delivery: { ...delivery, maxMiles: 60 } }));
    expect((await accept(nearby, order, offer!)).orderStatus).toBe("SUBMITTED");
  });

  test("that takes no more applications keeps the word of lenders that were asked", async () => {
    const { ctx, order, offer } = await offered();
    const later = withSettings(ctx, ({ creditApp }) => ({ creditApp: { ...creditApp, enabled: false } }));
    expect((await readDecision(later, order)).offers[0]).toEqual(offer);
    expect((await accept(later, order, offer)).deal.status).toBe("VPEN");
  });

  test("that switches a lender off keeps its word; one that it removes can no longer be taken", async () => {
    const { ctx, order, offer } = await offered();
    const lenders = (change: (programs: Config["lenders"]["programs"]) => Config["lenders"]["programs"]) =>
      withSettings(ctx, (config) => ({
        lenders: { ...config.lenders, programs: change(config.lenders.programs) },
      }));
    const off = lenders((programs) => programs.map((program) => ({ ...program, enabled: false })));
    expect((await readDecision(off, order)).offers[0]).toEqual(offer);
    const without = lenders((programs) => programs.filter(({ name }) => name !== offer.lenderName));
    const left = (await readDecision(without, order)).offers;
    expect(left.length).toBeGreaterThan(0);
    expect(left.map(({ lenderName }) => lenderName)).not.toContain(offer.lenderName);
    await expect(accept(without, order, offer)).rejects.toMatchObject(refused("offer.gone"));
    expect((await accept(off, order, offer)).deal.status).toBe("VPEN");
  });

  test("whose tax changes shows it, and whoever saw the old one is told which line it was", async () => {
    const { ctx, order, offer } = await offered();
    const later = withSettings(ctx, ({ payment }) => ({
      payment: { ...payment, feesByState: { TX: { taxPercent: 9 } } },
    }));
    await expect(accept(later, order, offer)).rejects.toMatchObject(
      refused("order.priceChanged", {
        amountDueCents: String(offer.amountDueCents),
        "tax.before": String(centsOf(offer.lines, "tax")),
        "tax.now": "225000",
      }),
    );
    const [seen] = (await readDecision(later, order)).offers;
    const bought = await accept(later, order, seen!);
    expect(bought.receipt.lines).toEqual(seen!.lines);
  });

  test("that asks less for the car says so beside them, and they stay what they were", async () => {
    const { ctx, order, offer } = await offered();
    expect((await readDecision(ctx, order)).since).toBeNull();
    await says(order.vehicle.id, "price_cents = 2600000");
    expect((await readDecision(ctx, order)).since).toBeNull();
    await says(order.vehicle.id, "price_cents = 2400000");
    const { since, offers } = await readDecision(ctx, order);
    expect(since).toEqual({ changes: {}, isOtherCar: false, lowerPriceCents: 2_400_000 });
    expect(offers[0]).toEqual(offer);
  });
});

describe("A car that is described otherwise", () => {
  test("by its miles after the offers is shown so, and taken only by who saw it", async () => {
    const { ctx, order, offer } = await offered();
    await says(order.vehicle.id, "mileage = 61000");
    const changes = { "mileage.before": "21000", "mileage.now": "61000" };
    await expect(accept(ctx, order, offer)).rejects.toMatchObject(
      refused("order.priceChanged", { amountDueCents: String(offer.amountDueCents), ...changes }),
    );
    const seen = await readDecision(ctx, order);
    expect(seen).toMatchObject({ order: { vehicle: { mileage: 61_000 } }, since: { changes } });
    await accept(ctx, order, seen.offers[0]!);
    expect((await getOrder(ctx, order)).vehicle.mileage).toBe(61_000);
  });

  test("by who sells it is shown so, and taken only by who saw it", async () => {
    const { ctx, order, offer } = await offered();
    await says(order.vehicle.id, "rooftop_id = 'north'");
    const changes = { "dealer.before": "Austin South", "dealer.now": "Austin North" };
    await expect(accept(ctx, order, offer)).rejects.toMatchObject(refused("order.priceChanged"));
    const seen = await readDecision(ctx, order);
    expect(seen).toMatchObject({ order: { dealer: { name: "Austin North" } }, since: { changes } });
    expect((await accept(ctx, order, seen.offers[0]!)).dealer.name).toBe("Austin North");
  });

  test.each([
    ["condition", "condition = 'new'"],
    ["year", "year = 2019"],
    ["model", "model = 'Corolla'"],
  ])("by its %s is another car to lenders: their offers are not for it", async (fact, what) => {
    const { ctx, order, offer } = await offered();
    await says(order.vehicle.id, what);
    await expect(accept(ctx, order, offer)).rejects.toMatchObject(refused("offer.otherCar"));
    const { state, offers, since } = await readDecision(ctx, order);
    expect({ state, offers }).toEqual({ state: "offers", offers: [] });
    expect(since).toMatchObject({ isOtherCar: true });
    expect(Object.keys(since!.changes)).toContain(`${fact}.now`);
    // Nothing was accepted: the order is a draft still.
    expect((await getDraft(ctx, order)).order.orderStatus).toBe("DRAFT");
  });

  test("by a VIN that was not known before is the same car", async () => {
    const { ctx, order } = await offered();
    await says(order.vehicle.id, "vin = '1HGCM82633A004352'");
    const [offer] = (await readDecision(ctx, order)).offers;
    expect((await accept(ctx, order, offer!)).vehicle.vin).toBe("1HGCM82633A004352");
  });

  test("before the application is sent is shown first: nothing goes to lenders, and the next press sends it", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    await world.fillIn(ctx, draft);
    await says(draft.vehicle.id, "mileage = 61000, price_cents = 2600000");
    await expect(world.submit(ctx, draft)).rejects.toMatchObject({
      details: {
        code: "order.priceChanged",
        fields: {
          "mileage.before": "21000",
          "mileage.now": "61000",
          "price.before": "2500000",
          "price.now": "2600000",
          "tax.before": "156250",
          "tax.now": "162500",
        },
      },
    });
    const { order } = await getDraft(ctx, draft);
    expect(order.vehicle.mileage).toBe(61_000);
    expect((await world.submit(ctx, order)).deal.status).toBe("DPEN");
  });
});

describe("A car that is taken again while offers stand", () => {
  test("is kept until the last of them ends, not for half an hour", async () => {
    const { ctx, order, offer } = await offered();
    await says(
      order.vehicle.id,
      "availability = 'Available', held_by_order_id = null, hold_expires_at = null, price_cents = 2700000",
    );
    await expect(accept(ctx, order, offer)).rejects.toMatchObject(refused("hold.expired"));
    const { hold } = await continueCheckout(ctx, order);
    expect(hold?.expiresAt).toBe(offer.expiresAt);
    // Dearer by now, and bought for what it cost when the application was sent.
    const bought = await accept(ctx, order, offer);
    expect(bought.receipt.lines).toEqual(offer.lines);
  });
});

describe("An offer", () => {
  /** Two buyers beside each other, the clock at an instant. */
  const at = (ctx: TrackerTestContext, instant: string, plusMs: number): TrackerTestContext => ({
    ...ctx,
    clock: { now: () => new Date(Date.parse(instant) + plusMs) },
  });

  test("can be accepted to its last millisecond, and not at its end", async () => {
    const { ctx, order, offer } = await offered();
    for (const [late, code] of [
      [0, "offer.gone"],
      [1, "offer.gone"],
    ] as const) {
      const then = at(ctx, offer.expiresAt, late);
      await expect(accept(then, order, offer)).rejects.toMatchObject(refused(code));
      expect((await readDecision(then, order)).offers).toEqual([]);
    }
    const lastMoment = at(ctx, offer.expiresAt, -1);
    const [seen] = (await readDecision(lastMoment, order)).offers;
    expect((await accept(lastMoment, order, seen!)).orderStatus).toBe("SUBMITTED");
  });
});
