import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { MODULES } from "./modules.ts";
import { periodicTenantTasks } from "./periodic-tasks.ts";
import type { ServerContext } from "./server-context.ts";

let world: TestWorld;
const asked: string[] = [];
/** Of those, whose stock was to be in memory. */
const resident: string[] = [];
const RETAILERS = Array.from({ length: 300 }, (_, at) => `retailer-${at}`);

beforeAll(async () => {
  world = await makeTestContext();
  await insertTestRooftop(world.ctx);
});
afterAll(() => world.close());
beforeEach(() => {
  asked.length = 0;
  resident.length = 0;
});

/** The tasks of a process, with a context that only notes whose work was begun. */
function tasks(works: boolean, parts: object = {}, own: ServerContext["tenant"] = world.ctx.tenant) {
  const contextOf = (tenantId: string) => {
    asked.push(tenantId);
    return {
      ...world.ctx,
      tenantId,
      db: world.database.forTenant(tenantId),
      vehicleSearch: { applyNow: async () => undefined },
      ...parts,
    } as unknown as ServerContext;
  };
  return periodicTenantTasks({
    database: world.database,
    now: () => world.clock.now(),
    works,
    readyTenants: () =>
      [...RETAILERS, world.ctx.tenantId].map((id) => ({
        id,
        config: id === world.ctx.tenantId ? own : world.ctx.tenant,
      })),
    contextOf,
    async residentContextOf(tenantId) {
      resident.push(tenantId);
      return contextOf(tenantId);
    },
  });
}

it("work that says what makes it due is begun for no retailer of many that has none", async () => {
  const withDue = new Set(
    MODULES.flatMap(({ periodic = [] }) => periodic).flatMap((one) => (one.due ? [one.name] : [])),
  );
  expect(withDue.size).toBeGreaterThan(10);
  for (const task of tasks(true).filter(({ name }) => withDue.has(name))) await task.run();
  expect(asked.filter((id) => RETAILERS.includes(id))).toEqual([]);
  // The other one has a dealership, whose trade-in values were never fitted.
  expect(asked).toEqual([world.ctx.tenantId]);
});

it("of the work that begins for all retailers there is only what each process holds itself", () => {
  const forAll = MODULES.flatMap(({ periodic = [] }) => periodic).filter((task) => task.due === undefined);
  expect(forAll.map(({ name }) => name).toSorted()).toEqual(["probe-identity-pools", "store-analytics"]);
});

it("no context is made for the retailers whose people are in the embedded pool", async () => {
  await tasks(true)
    .find(({ name }) => name === "probe-identity-pools")
    ?.run();
  expect(asked).toEqual([]);
});

it("a pool that lives elsewhere is asked whether it answers", async () => {
  const elsewhere = {
    ...world.ctx.tenant,
    providers: { ...world.ctx.tenant.providers, identity: "cognito" as const },
  };
  const probed: string[] = [];
  const identity = {
    regions: { watches: () => true, note: async () => undefined },
    pools: { of: async () => ({ probe: async (ctx: ServerContext) => probed.push(ctx.tenantId) }) },
  };
  await tasks(true, { identity, tenant: elsewhere }, elsewhere)
    .find(({ name }) => name === "probe-identity-pools")
    ?.run();
  expect(probed).toEqual([world.ctx.tenantId]);
  expect(asked).toEqual(probed);
});

it("events are stored for the retailers that have some, without asking the others", async () => {
  const waiting = new Set([world.ctx.tenantId]);
  const taken: string[] = [];
  const buffer = {
    waitingTenants: () => waiting,
    take(tenantId: string) {
      taken.push(tenantId);
      return [];
    },
    takeDropped: () => 0,
  };
  const store = tasks(true, { analytics: { buffer } }).find(({ name }) => name === "store-analytics");
  await store?.run();
  expect(taken).toEqual([world.ctx.tenantId]);
  // One context to ask, one to work with.
  expect(asked).toHaveLength(2);
});

it("a hold that is over is released for the one retailer that has it", async () => {
  const { db, tenantId, clock } = world.ctx;
  const hour = 3_600_000;
  const car = {
    tenant_id: tenantId,
    identity_key: "stock:1",
    rooftop_id: "austin",
    condition: "used" as const,
    year: 2022,
    make: "Toyota",
    model: "RAV4",
    body_style: "suv",
    mileage: 20_000,
    price_cents: 2_500_000,
    features: [],
    source: "test",
    created_at: clock.now(),
    updated_at: clock.now(),
    availability: "PendingSale" as const,
    held_by_order_id: "ord_1",
    hold_expires_at: new Date(clock.now().getTime() + hour),
  };
  await db.transaction((trx) =>
    trx
      .insertInto("vehicle")
      .values({ ...car, id: "veh_1" })
      .execute(),
  );
  const release = tasks(true).find(({ name }) => name === "release-expired-holds");
  const held = async () => {
    const { rows } = await world.database.owner.query(
      "select held_by_order_id as by from vehicle where id = 'veh_1'",
    );
    return rows;
  };
  await release?.run();
  expect([asked, await held()]).toEqual([[], [{ by: "ord_1" }]]);
  world.clock.advance({ seconds: 3_601 });
  await release?.run();
  expect([asked, await held()]).toEqual([[tenantId], [{ by: null }]]);
  expect(resident).toEqual([]);
});

it("a process without jobs does only what it alone holds", () => {
  expect(tasks(false).map(({ name }) => name)).toEqual(["store-analytics", "probe-identity-pools"]);
});
