import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { vehicleCards } from "#modules/inventory/server/vehicle-cards.ts";
import { VehicleReader } from "#modules/inventory/server/vehicle-reader.ts";
import { postgresChangeFeed } from "#modules/inventory/server/changes/postgres-change-feed.ts";
import { estimatePaymentFor } from "#modules/pricing/domain/estimated-payment.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { type CheckoutWorld, makeCheckoutWorld } from "#tests/support/checkout-world.ts";
import { endProgram } from "./end-program.ts";
import { importPrograms } from "./import-programs.ts";
import { programsThatTurn, stockThatMoved } from "./due-programs.ts";
import { refreshStock } from "./refresh-stock.ts";

let world: CheckoutWorld;
let id: string;
beforeAll(async () => {
  world = await makeCheckoutWorld();
  id = await world.addVehicle();
});
afterAll(() => world.close());
beforeEach(() => offer());

/** Of the test world's clock. */
const TODAY = "2026-06-10";
const CASH = {
  number: "CASH",
  kind: "customer-cash",
  title: "Customer cash",
  maker: "Toyota",
  amount: 1_500,
  from: addDays(TODAY, -10),
  to: addDays(TODAY, 2),
};

async function offer(...programs: readonly object[]): Promise<void> {
  const report = await importPrograms(world.ctx, { text: JSON.stringify(programs), isDryRun: false });
  expect(report.faults).toEqual([]);
}

async function card(of = id): Promise<VehicleCardView> {
  const { config } = world.ctx.tenant;
  const ctx = { ...world.ctx, vehicles: new VehicleReader(world.database, () => estimatePaymentFor(config)) };
  const cards = await world.ctx.db.transaction((trx) => vehicleCards(trx, ctx as never, [of]));
  const found = cards.get(of);
  if (!found) throw new Error("no card");
  return found;
}

/** As the server does it every minute. Undefined where nothing is due. */
const refreshDue = () =>
  whenDue(world.database, world.ctx, { run: refreshStock, due: [programsThatTurn, stockThatMoved] });

/** Vehicles of which search hears while something happens. */
async function heard(happens: () => Promise<unknown>): Promise<string[]> {
  const feed = postgresChangeFeed(world.database);
  const after = await feed.position();
  await happens();
  const ids: string[] = [];
  await feed.read({ after, pageSize: 100 }, async (changes) => {
    ids.push(...changes.map(({ vehicle_id }) => vehicle_id));
  });
  return ids;
}

test("an import reaches cards and search at once, and the same file again tells nobody anything", async () => {
  const before = await card();
  expect(await heard(() => offer(CASH))).toEqual([id]);
  const after = await card();
  expect(after.incentivesCents).toBe(before.incentivesCents + 150_000);
  expect(after.estimatedPayment?.estimatedMonthlyPaymentCents).toBeLessThan(
    before.estimatedPayment?.estimatedMonthlyPaymentCents ?? 0,
  );
  expect(await heard(() => offer(CASH))).toEqual([]);
});

test.each([
  ["that somebody has to claim", { kind: "military", proof: "Military ID" }],
  ["that a lender decides", { lenders: ["Captive"] }],
  ["that the credit decides", { creditTiers: ["excellent"] }],
  ["that are for some places", { states: ["TX"] }],
  ["that the feed's price has already", { isInFeedPrice: true }],
  ["for a lease", { dealTypes: ["lease"] }],
  ["for a trade-in", { kind: "trade-in-assistance" }],
])("programs %s change no card", async (_, change) => {
  const before = await card();
  expect(await heard(() => offer({ ...CASH, ...change }))).toEqual([]);
  expect(await card()).toEqual(before);
});

test("a program that ends or begins changes the card on its day, where the car is sold", async () => {
  const before = await card();
  await offer(CASH, { ...CASH, number: "NEXT", amount: 700, from: addDays(TODAY, 3), to: addDays(TODAY, 9) });
  expect((await card()).incentivesCents).toBe(before.incentivesCents + 150_000);
  const now = world.clock.now().toISOString();
  // Still the last day in Austin, five hours behind.
  world.clock.set(`${addDays(TODAY, 3)}T04:59:00.000Z`);
  expect(await refreshDue()).toEqual({ changed: 0 });
  world.clock.set(`${addDays(TODAY, 3)}T05:01:00.000Z`);
  expect(await heard(refreshDue)).toEqual([id]);
  expect((await card()).incentivesCents).toBe(before.incentivesCents + 70_000);
  world.clock.set(now);
});

test("a program that is taken back at once leaves the card at once", async () => {
  const before = await card();
  await offer(CASH);
  await endProgram(world.ctx, { id: `CASH@${CASH.from}` });
  expect(await card()).toEqual(before);
});

test("a car that came after the import gets its programs, and one that is being bought is left for the next time", async () => {
  await offer({ ...CASH, to: addDays(TODAY, 60) });
  const late = await world.addVehicle();
  await world.ctx.db.transaction(async (trx) => {
    await trx
      .selectFrom("vehicle")
      .select("id")
      .where("tenant_id", "=", world.ctx.tenantId)
      .where("id", "=", late)
      .forUpdate()
      .execute();
    await refreshStock(world.ctx);
  });
  const held = await card(late);
  await refreshDue();
  expect((await card(late)).incentivesCents).toBe(held.incentivesCents + 150_000);
  await world.ctx.db.transaction((trx) =>
    trx.deleteFrom("vehicle").where("tenant_id", "=", world.ctx.tenantId).where("id", "=", late).execute(),
  );
});

test("a store whose programs go on and whose cars stay as they are is left alone, and so is one without programs", async () => {
  const now = world.clock.now().toISOString();
  await offer({ ...CASH, from: addDays(TODAY, -30), to: addDays(TODAY, 30) });
  const { tenantId, clock } = world.ctx;
  const write = (id: string) =>
    world.database.owner.query("update vehicle set updated_at = $3 where tenant_id = $1 and id = $2", [
      tenantId,
      id,
      clock.now(),
    ]);
  world.clock.advance({ seconds: 3_600 });
  expect(await refreshDue()).toBeUndefined();
  await write(id);
  expect(await refreshDue()).toEqual({ changed: 0 });
  await offer();
  expect(await refreshDue()).toBeUndefined();
  world.clock.set(now);
});
