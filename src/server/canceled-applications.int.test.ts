import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeDeal } from "#modules/checkout/server/change-deal.ts";
import { removeFromCart } from "#modules/checkout/server/remove-from-cart.ts";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { lookAtOffers } from "#modules/credit-decisions/server/follow-offers.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { lendersJobs } from "#modules/lenders/jobs.ts";
import { TELL, TELL_ALL } from "#modules/lenders/server/cancel-requests.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

const LENDERS = ["lakeshore-union", "meridian-auto", "second-mile"];
let buyers = 0;
const buyer = () => world.as(`acc_canceled_${(buyers += 1)}`);
const retailerSays =
  (event: string) =>
  (_ctx: TrackerTestContext, { orderNumber }: OrderView) =>
    applyEvent(world.system, { orderNumber, event });

/** What a worker does with words for lenders, who are away at first; answers whom each of them was told what. */
async function toldLenders(orderId: string): Promise<readonly string[]> {
  const told: string[] = [];
  let isAway = true;
  const word =
    (call: string) =>
    async (_ctx: unknown, { program }: { program: { readonly id: string } }) => {
      if (isAway) return { kind: "failure", reason: "unavailable", vendorCode: "away" } as const;
      told.push(`${program.id} ${call}`);
      return { kind: call === "accept" ? "accepted" : "canceled" } as never;
    };
  const { lenderProvider } = world.system;
  const ctx: LendersContext = {
    ...world.system,
    lenderProvider: { ...lenderProvider, accept: word("accept"), cancel: word("cancel") },
  };
  const take = async (wanted: string) => {
    const { rows } = await world.database.owner.query<{ payload: object }>(
      `update job set done_at = now() where kind = $1 and done_at is null and exists (
         select 1 from lender_request where order_id = $2 and payload::text like '%' || id || '%') returning payload`,
      [wanted, orderId],
    );
    return rows.map(({ payload }) => payload);
  };
  const handlerOf = (wanted: string) => lendersJobs.find(({ kind }) => kind === wanted)!;
  // None of them is there: each is told by a job of its own, as long as it takes.
  for (const payload of await take(TELL_ALL)) await handlerOf(TELL_ALL).handle(ctx, payload);
  const singles = await take(TELL);
  for (const payload of singles)
    await expect(handlerOf(TELL).handle(ctx, payload)).rejects.toMatchObject({
      kind: "provider-unavailable",
    });
  isAway = false;
  for (const payload of singles) await handlerOf(TELL).handle(ctx, payload);
  return told.toSorted();
}

const applicationOf = async (orderId: string) => {
  const { rows } = await world.database.owner.query<{ state: string; outcome: string | null }>(
    "select state, outcome from credit_application where order_id = $1",
    [orderId],
  );
  return rows[0];
};
const canceled = LENDERS.map((lender) => `${lender} cancel`);

describe("Lenders hear, once, that an application is taken back", () => {
  type End = (ctx: TrackerTestContext, order: OrderView) => Promise<unknown>;
  const DOORS: Readonly<Record<string, End>> = {
    "the retailer cancels the order": retailerSays("order.cancelled"),
    "the buyer takes the car out of the cart": (ctx, order) => removeFromCart(ctx, order),
    "the buyer withdraws": (ctx, { orderNumber }) => endApplication(ctx, { orderNumber, why: "withdrawn" }),
    "the offers run out": async (ctx, order) => {
      world.clock.advance({ days: 40 });
      await lookAtOffers(ctx, { orderId: order.deal.dealId });
    },
    "the retailer says that there is no loan, and the buyer pays in full": async (ctx, order) => {
      await retailerSays("lender.none-selected")(ctx, order).catch(() => {});
      await retailerSays("lender.declined")(ctx, order);
      await changeDeal(ctx, { orderNumber: order.orderNumber, dealType: "Cash" });
    },
    "the retailer says so, and the buyer takes the car out of the cart": async (ctx, order) => {
      await retailerSays("lender.declined")(ctx, order);
      await removeFromCart(ctx, order);
    },
  };

  test.each(Object.entries(DOORS))("when %s", async (door, end) => {
    const ctx = buyer();
    const order = await world.decided(ctx, SSN.approve);
    await end(ctx, order);
    expect(await toldLenders(order.deal.dealId)).toEqual(canceled);
    expect(await applicationOf(order.deal.dealId)).toEqual({ state: "OVER", outcome: "WITHDRAWN" });
    if (door === "the retailer cancels the order") await end(ctx, order);
    expect(await toldLenders(order.deal.dealId)).toEqual([]);
  });

  test("also the one whose offer was accepted, when the retailer cancels the order", async () => {
    const ctx = buyer();
    const order = await world.decided(ctx, SSN.approve);
    const [offer] = (await readDecision(ctx, order)).offers;
    await acceptOffer(ctx, { orderNumber: order.orderNumber, ...offer! });
    const told = await toldLenders(order.deal.dealId);
    const lender = LENDERS.find((one) => told.includes(`${one} accept`))!;
    const words = LENDERS.map((one) => `${one} ${one === lender ? "accept" : "cancel"}`);
    expect(told).toEqual(words);
    await retailerSays("order.cancelled")(ctx, order);
    expect(await toldLenders(order.deal.dealId)).toEqual([`${lender} cancel`]);
    expect(await applicationOf(order.deal.dealId)).toEqual({ state: "OVER", outcome: "ACCEPTED" });
  });

  test("but not of an application that became a contract which the lender holds", async () => {
    const ctx = buyer();
    const order = await world.decided(ctx, SSN.approve);
    const [offer] = (await readDecision(ctx, order)).offers;
    await acceptOffer(ctx, { orderNumber: order.orderNumber, ...offer! });
    await toldLenders(order.deal.dealId);
    await world.database.owner.query("update orders set deal_status = 'SUBF' where id = $1", [
      order.deal.dealId,
    ]);
    await retailerSays("order.cancelled")(ctx, order);
    expect(await toldLenders(order.deal.dealId)).toEqual([]);
  });
});

describe("Letters about an application", () => {
  test("stay owed when the retailer cancels the order: the buyer did not withdraw", async () => {
    const ctx = buyer();
    const order = await world.financeDraft(ctx);
    await world.fillIn(ctx, order);
    await world.submit(ctx, order);
    const open = async () => {
      const { rows } = await world.database.owner.query(
        `select n.kind from credit_notice n join credit_application a on a.id = n.application_id
         where a.order_id = $1 and n.dropped_at is null`,
        [order.deal.dealId],
      );
      return rows;
    };
    const before = await open();
    expect(before).toEqual([{ kind: "ADVERSE_ACTION" }]);
    await retailerSays("order.cancelled")(ctx, order);
    expect(await open()).toEqual(before);
  });
});
