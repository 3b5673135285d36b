import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getSigningStatus } from "#modules/contracting/server/get-signing-status.ts";
import { RENEW_CONTRACT, renewContract } from "#modules/contracting/server/package/renew-contract.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listDocuments } from "#modules/documents/server/list-documents.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const setDeal = (order: OrderView, set: string) =>
  world.database.owner.query(`update orders set ${set} where order_number = $1`, [order.orderNumber]);

/** Both have signed. The papers are those of a cash sale; only its statuses are those of a loan. */
async function soldOnCredit(): Promise<OrderView> {
  const order = await world.submittedOrder({ priceCents: 400_000 });
  for (const type of ["DriversLicense", "InsuranceCard"] as const)
    await upload(world.ctx, {
      dealId: order.deal.dealId,
      type,
      files: [{ name: "a.png", bytes: freshPng() }],
    });
  await startSigning(world.ctx, order);
  await signAsBuyer(world.ctx, order.orderNumber);
  await play(order, { event: "contract.countersigned" });
  await setDeal(order, "deal_type = 'Finance', deal_status = 'SIGN'");
  world.clock.advance({ seconds: 3600 });
  return order;
}

interface Word {
  readonly event: string;
  /** Seconds after the signature. */
  readonly at?: number;
  readonly amountCents?: number;
  readonly [detail: string]: unknown;
}

function play({ orderNumber }: OrderView, { event, at, ...details }: Word) {
  const now = world.clock.now().getTime();
  const time =
    at === undefined ? undefined : { occurredAt: new Date(now - 1000_000 + at * 1000), eventId: event };
  return applyEvent(world.system, { ...details, orderNumber, event, time });
}

/** As the inbox does: what waits for another word comes again. */
async function playAll(order: OrderView, words: readonly Word[]): Promise<void> {
  for (let open = words, before = Infinity; open.length > 0 && open.length < before;) {
    before = open.length;
    const left: Word[] = [];
    for (const word of open)
      await play(order, word).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
        left.push(word);
      });
    open = left;
  }
}

const STORY: readonly Word[] = [
  { event: "lender.contract-submitted", at: 1 },
  { event: "lender.documents-pending", at: 2, documentTypes: ["ProofOfIncome", "References"] },
  { event: "lender.contract-submitted", at: 3 },
  { event: "lender.contract-booked", at: 4 },
  { event: "lender.funded", at: 5, amountCents: 2_512_345, fundedOn: "2026-06-12" },
];

const missing = async (order: OrderView) =>
  (await listDocuments(world.ctx, { dealId: order.deal.dealId }))
    .filter(({ status }) => status === "initialized")
    .map(({ key }) => key);

describe("What a lender says about a signed contract", () => {
  it("ends alike in every order and however often it comes, with the amount and the day", async () => {
    const order = await soldOnCredit();
    const shuffles = fc.sample(fc.shuffledSubarray([...STORY, ...STORY], { minLength: 10 }), {
      numRuns: 12,
      seed: 14,
    });
    for (const words of shuffles) {
      await setDeal(order, "deal_status = 'SIGN'");
      await world.database.owner.query("delete from order_event_mark where subject = 'lender'");
      await playAll(order, words);
      const view = await getOrder(world.ctx, order);
      expect(view.deal.status).toBe("FUND");
      expect(view.funded).toEqual({ amountCents: 2_512_345, on: "2026-06-12" });
      expect(await missing(order)).toEqual([]);
    }
    const { history } = await getOrderHistory(world.ctx, order);
    expect(
      history.filter(({ dealStatus, subject }) => dealStatus === "FUND" && subject === "order"),
    ).toHaveLength(shuffles.length);
  });

  it("waits for the signature", async () => {
    const order = await world.submittedOrder();
    await setDeal(order, "deal_type = 'Finance', deal_status = 'SUBS'");
    await expect(play(order, { event: "lender.funded", amountCents: 1 })).rejects.toThrow();
  });

  it("asks the buyer for the documents it names, once", async () => {
    const order = await soldOnCredit();
    const pending: Word = { event: "lender.documents-pending", documentTypes: ["ProofOfResidence"] };
    await play(order, pending);
    await play(order, pending);
    expect(await missing(order)).toEqual(["ProofOfResidence"]);
    expect((await getOrder(world.ctx, order)).deal.status).toBe("PDOC");
  });

  it("makes a returned contract void, tells the buyer why, and a new one is made and sent", async () => {
    const order = await soldOnCredit();
    const returned: Word = { event: "lender.contract-returned", at: 10, returnReason: "figures" };
    await play(order, returned);
    await play(order, returned);
    expect(await getSigningStatus(world.ctx, order)).toMatchObject({
      status: "Cancelled",
      signersCompleted: false,
    });
    const { rows } = await world.database.owner.query(
      "select payload from job where kind = $1 and done_at is null and payload->>'orderId' = $2",
      [RENEW_CONTRACT, order.deal.dealId],
    );
    expect(rows).toHaveLength(1);
    const mails = await world.database.owner.query(
      "select count(*)::int as n from message_outbox where template = 'retailer.contractReturned'",
    );
    expect(mails.rows).toEqual([{ n: 1 }]);
    // The made-up loan has no terms for a contract of its own.
    await setDeal(order, "deal_type = 'Cash'");
    await renewContract(world.system, rows[0].payload);
    expect(await getSigningStatus(world.ctx, order)).toMatchObject({
      status: "Sent",
      signersCompleted: false,
    });
    await startSigning(world.ctx, order);
    await signAsBuyer(world.ctx, order.orderNumber);
    await setDeal(order, "deal_type = 'Finance'");
    await play(order, { event: "contract.countersigned" });
    expect((await getOrder(world.ctx, order)).deal.status).toBe("SIGN");
  });
});

describe("An order that is canceled after its lender paid", () => {
  it("stays canceled whatever the lender says later, names the loan's end once, and keeps what was paid as a fact", async () => {
    const order = await soldOnCredit();
    await setDeal(order, `submitted_at = null`);
    await setDeal(
      order,
      `snapshot = snapshot || '{"terms":{"kind":"finance","lenderName":"Lakeside Bank"}}'::jsonb`,
    );
    await setDeal(order, `submitted_at = now()`);
    await play(order, { event: "lender.funded", amountCents: 2_512_345, fundedOn: "2026-06-12" });
    await Promise.all([1, 2].map(() => play(order, { event: "order.cancelled" })));
    for (const event of ["lender.contract-returned", "lender.documents-pending", "lender.funded"])
      await play(order, { event, amountCents: 1 }).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
      });
    const { rows } = await world.database.owner.query(
      "select order_status, deal_status from orders where order_number = $1",
      [order.orderNumber],
    );
    expect(rows).toEqual([{ order_status: "CANCELED", deal_status: "CANC" }]);
    const mails = (await listSandboxMessages(world.ctx, { to: "robin@example.com" })).filter(
      ({ subject }) => subject === `Your order ${order.orderNumber} was canceled`,
    );
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining("We are ending your loan with Lakeside Bank."),
    ]);
    expect(await missing(order)).toEqual([]);
  });
});
