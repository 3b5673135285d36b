import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { playLender } from "#modules/lenders/server/play-lender.ts";
import { recordAnswer } from "#modules/lenders/server/record-answer.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

let buyers = 0;
async function offered() {
  const ctx = world.as(`acc_less_${(buyers += 1)}`);
  const order = await world.decided(ctx, SSN.approve);
  const { rows } = await world.database.owner.query<{ id: string }>(
    "select r.id from lender_request r join orders o on o.id = r.order_id where o.order_number = $1 order by r.lender_id",
    [order.orderNumber],
  );
  return { ctx, order, requests: rows.map(({ id }) => id) };
}

const takesBack = (requestId: string) =>
  playLender(world.system, { requestId, outcome: "decline", reasons: ["INCOME_INSUFFICIENT"] });

/** Subjects of what the buyer was written about an order, the newest first. */
async function mailsOf({ orderNumber }: OrderView): Promise<readonly string[]> {
  const mails = await listSandboxMessages(world.system, { to: TEST_BUYER.email! });
  return mails.filter(({ text }) => text.includes(orderNumber)).map(({ subject }) => subject);
}
const ONE = "A lender took its offer for your 2022 Toyota RAV4 back";
const ALL = "The offers for your 2022 Toyota RAV4 were taken back";
const hoursUntil = (instant: string | undefined) =>
  (Date.parse(instant ?? "") - world.clock.now().getTime()) / 3_600_000;

describe("A lender that takes its offer back before anybody accepted it", () => {
  test("is told by mail, once, and its offer is refused while the others can be taken", async () => {
    const { ctx, order, requests } = await offered();
    const [cheapest] = (await readDecision(ctx, order)).offers;
    await takesBack(requests[0]!);
    const left = (await readDecision(ctx, order)).offers;
    expect(left).toHaveLength(2);
    expect(left.map(({ offerId }) => offerId)).not.toContain(cheapest?.offerId);
    await takesBack(requests[1]!);
    expect((await mailsOf(order)).filter((subject) => subject === ONE)).toHaveLength(1);
    await expect(acceptOffer(ctx, { ...order, ...cheapest! })).rejects.toMatchObject({
      details: { code: "offer.gone" },
    });
    const [last] = (await readDecision(ctx, order)).offers;
    expect((await acceptOffer(ctx, { ...order, ...last! })).orderStatus).toBe("SUBMITTED");
  });

  test("and is the last of them leaves the car to others as soon as after any other decline", async () => {
    const { ctx, order, requests } = await offered();
    expect(hoursUntil((await readDecision(ctx, order)).order.hold?.expiresAt)).toBeGreaterThan(24 * 29);
    for (const requestId of requests) await takesBack(requestId);
    const { state, order: after } = await readDecision(ctx, order);
    expect(state).toBe("declined");
    const { applicationHoldSeconds } = world.ctx.tenant.config.consumer;
    expect(hoursUntil(after.hold?.expiresAt)).toBeLessThanOrEqual(applicationHoldSeconds / 3600);
    expect((await mailsOf(order)).filter((subject) => subject === ALL)).toHaveLength(1);
  });

  test("and had the longest one leaves the others their own end", async () => {
    const { ctx, order, requests } = await offered();
    const [first, ...others] = requests;
    // The other two hold for ten days only.
    const { offers } = await readDecision(ctx, order);
    const until = new Date(Date.parse(offers[0]!.expiresAt) - 20 * 86_400_000).toISOString();
    for (const requestId of others) await shorten(requestId, until);
    await takesBack(first!);
    await world.runJobs();
    world.clock.advance({ hours: hoursUntil(until) + 1 });
    await world.runJobs();
    expect((await readDecision(ctx, order)).state).toBe("ran-out");
    expect((await world.vehicle(order.vehicle.id)).availability).toBe("Available");
  });
});

/** What a lender said, said again with another end. */
async function shorten(requestId: string, expiresAt: string): Promise<void> {
  const { system } = world;
  await system.db.transaction(async (trx) => {
    const { rows } = await world.database.owner.query<{ order_id: string; lender_id: string }>(
      "select order_id, lender_id from lender_request where id = $1",
      [requestId],
    );
    const order = await requireOrder(trx, system, { id: rows[0]!.order_id });
    const said = (await system.credit.readAnswers(trx, system, order)).find(
      ({ lenderId }) => lenderId === rows[0]!.lender_id,
    )!;
    await recordAnswer(trx, system, { ...said, requestId, expiresAt, sequence: said.sequence + 1 });
  });
}
