import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { datafileOf } from "#modules/experiments/domain/datafile.ts";
import { openFlagRuntime } from "#modules/experiments/server/flag-runtime.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { STEPS } from "#server/steps.ts";
import { requiredOf } from "#tests/support/required-steps.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import { seedDemo } from "./seed-demo.ts";

/** The demo buyer finds a cash, a finance and a lease order, each somewhere else on the road. */
let made: Awaited<ReturnType<typeof makeTestDatabase>>;
const masterKey = randomBytes(32);
const config = { ...readConfig({}), masterKey: masterKey.toString("hex"), demo: true };
beforeAll(async () => {
  made = await makeTestDatabase();
  await seedDemo({ config, database: made.database, log: silentLog });
}, 120_000);
afterAll(() => made.close());

const ordersOf = async () => {
  const { rows } = await made.database.owner.query<{
    tenant_id: string;
    account_id: string;
    order_number: string;
    deal_type: string;
    deal_status: string;
    availability: string;
    entries: number;
  }>(
    `select o.tenant_id, o.account_id, o.order_number, o.deal_type, o.deal_status, v.availability,
      (select count(*)::int from order_history h where h.tenant_id = o.tenant_id and h.order_id = o.id) as entries
     from orders o join vehicle v on v.tenant_id = o.tenant_id and v.id = o.vehicle_id
     order by o.tenant_id, o.created_at`,
  );
  return rows;
};

it("makes three orders a retailer, sold cars and all, and not again on the next start", async () => {
  const orders = await ordersOf();
  expect(orders.map(({ deal_type }) => deal_type)).toEqual(
    demoTenants.flatMap(() => ["Cash", "Finance", "Lease"]),
  );
  expect(new Set(orders.map(({ availability }) => availability))).toEqual(new Set(["PendingSale"]));
  expect(new Set(orders.map(({ deal_status }) => deal_status))).toEqual(new Set(["VPEN"]));
  await seedDemo({ config, database: made.database, log: silentLog });
  expect(await ordersOf()).toEqual(orders);
});

it("puts each one somewhere else in the tracker", async () => {
  const [tenant] = demoTenants;
  const orders = (await ordersOf()).filter(({ tenant_id }) => tenant_id === tenant!.id);
  const keyring = tenantKeyring({ owner: made.database.owner, masterKey });
  const runtime = await openFlagRuntime({
    domain: tenant!.id,
    find: () => datafileOf(tenant!.config),
    log: silentLog,
  });
  const views = [];
  for (const { account_id: accountId, order_number: orderNumber } of orders) {
    const actor = { kind: "account", accountId, sessionId: "s" } as const;
    const ctx = {
      tenantId: tenant!.id,
      tenant: tenant!.config,
      keys: await keyring.forTenant(tenant!.id),
      db: made.database.forTenant(tenant!.id),
      actor,
      flags: runtime.of({ tenantId: tenant!.id, actor }),
      clock: { now: () => new Date() },
      log: silentLog,
      steps: STEPS,
    };
    views.push((await getTracker(ctx as never, { orderNumber })).tracker);
  }
  expect(views.map(({ steps }) => steps.slice(0, 3).map(({ status }) => status))).toEqual([
    ["NEEDS_ATTENTION", "READY", "READY"],
    ["READY", "READY", "READY"],
    ["COMPLETED", "COMPLETED", "READY"],
  ]);
  expect(views.map(({ steps }) => requiredOf(steps).at(-1)?.step)).toEqual([
    "PAYMENT_DETAILS",
    "SCHEDULE_DELIVERY",
    "SCHEDULE_DELIVERY",
  ]);
});
