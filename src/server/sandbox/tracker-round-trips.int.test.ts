import { afterAll, beforeAll, expect, it } from "vitest";
import { readContractFacts } from "#modules/contracting/server/read-contract-facts.ts";
import { readDocuments } from "#modules/documents/server/list-documents.ts";
import { readIdVerification } from "#modules/id-verification/server/get-id-verification.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { watchStatements } from "#tests/support/watch-statements.ts";

/** Figure of issue 4: the tracker waits one round trip longer than for its slowest owner, not for all of them in turn. */
let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

/** How often somebody waited for the database while nothing else was under way: round trips one after the other. */
function counting(ctx: TrackerTestContext): { ctx: TrackerTestContext; trips: () => number } {
  let underWay = 0;
  let trips = 0;
  const around: Parameters<typeof watchStatements>[1] = async (_asked, execute) => {
    if (underWay === 0) trips += 1;
    underWay += 1;
    try {
      return await execute();
    } finally {
      underWay -= 1;
    }
  };
  const db: TrackerTestContext["db"] = {
    tenantId: ctx.db.tenantId,
    transaction: (run, options) => ctx.db.transaction((trx) => run(watchStatements(trx, around)), options),
  };
  return { ctx: { ...ctx, db }, trips: () => trips };
}

it("takes at most one round trip more than its slowest owner", async () => {
  const { orderNumber } = await world.submittedOrder();
  // What is made on first sight is there already.
  await getTracker(world.ctx, { orderNumber });
  const alone = async (
    read: (trx: Parameters<typeof readDocuments>[0], ctx: TrackerTestContext) => Promise<unknown>,
  ) => {
    const counted = counting(world.ctx);
    await counted.ctx.db.transaction((trx) => read(trx, counted.ctx));
    return counted.trips();
  };
  const owners = await Promise.all([
    alone(async (trx, ctx) => readDocuments(trx, ctx, await requireOwnedOrder(trx, ctx, orderNumber))),
    alone(async (trx, ctx) => readIdVerification(trx, ctx, await requireOwnedOrder(trx, ctx, orderNumber))),
    alone(async (trx, ctx) => {
      const order = await requireOwnedOrder(trx, ctx, orderNumber);
      return readContractFacts(trx, ctx, { order, documents: [] });
    }),
  ]);
  expect(Math.min(...owners)).toBeGreaterThan(0);
  const whole = counting(world.ctx);
  await getTracker(whole.ctx, { orderNumber });
  expect(whole.trips()).toBeLessThanOrEqual(Math.max(...owners) + 1);
});
