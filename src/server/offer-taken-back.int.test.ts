import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import type { PlayedOutcome } from "#modules/lenders/domain/played-decision.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import { playLender } from "#modules/lenders/server/play-lender.ts";
import { recordAnswer } from "#modules/lenders/server/record-answer.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { getDraft } from "#modules/checkout/server/get-draft.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { chooseAgain } from "#modules/retailer-operations/server/choose-again.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import { paymentToken } from "#tests/support/payment-token.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

let buyers = 0;

/** A submitted order made of a lender's offer, and the request that it answered. */
async function financedOrder() {
  const ctx = world.as(`acc_taken_${(buyers += 1)}`);
  const { orderNumber } = await world.decided(ctx, SSN.approve);
  const [offer] = (await readDecision(ctx, { orderNumber })).offers;
  await acceptOffer(ctx, { orderNumber, ...offer! });
  const { rows } = await world.database.owner.query<{ id: string; order_id: string }>(
    `select r.id, r.order_id from lender_request r join orders o on o.id = r.order_id
     where o.order_number = $1 and r.accepted_offer_id is not null`,
    [orderNumber],
  );
  const { id: requestId, order_id: orderId } = rows[0]!;
  return { ctx, orderNumber, requestId, orderId, offerId: offer!.offerId };
}

const says = async (requestId: string, outcome: PlayedOutcome) =>
  (await playLender(world.system, { requestId, outcome, reasons: ["INCOME_INSUFFICIENT"] })).effect;

const reasonsOf = async (orderId: string) =>
  (await world.system.db.transaction((trx) => historyOf(trx, world.system, orderId))).map(
    ({ reason }) => reason,
  );

const told = async (to: string, orderNumber: string) =>
  (await listSandboxMessages(world.system, { to }))
    .filter(({ subject, text }) => `${subject} ${text}`.includes(orderNumber))
    .map(({ subject }) => subject);

const takenBack = async (ctx: TrackerTestContext, orderNumber: string) =>
  (await getTracker(ctx, { orderNumber })).facts.order.isOfferTakenBack;

/** A process that dies when it begins its nth transaction; what it had committed stays. */
function dyingAt(ctx: TrackerTestContext, nth: number) {
  let left = nth;
  const db = new Proxy(ctx.db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name !== "transaction") return typeof member === "function" ? member.bind(target) : member;
      return (...asked: Parameters<typeof target.transaction>) => {
        left -= 1;
        return left < 1 ? Promise.reject(new Error("crash")) : target.transaction(...asked);
      };
    },
  });
  return { ctx: { ...ctx, db }, left: () => left };
}

const code = (expected: string) => ({ details: { code: expected } });

describe("A lender that takes an accepted offer back", () => {
  test("is heard by the buyer, in mail and text, by the tracker, and by the retailer, once", async () => {
    const { ctx, orderNumber, requestId, orderId } = await financedOrder();
    expect(await takenBack(ctx, orderNumber)).toBe(false);
    expect(await says(requestId, "decline")).toBe("taken-back");
    expect(await says(requestId, "decline")).toBe("closed");
    const gone = "Your lender took its offer back";
    expect((await told(TEST_BUYER.email!, orderNumber)).filter((subject) => subject === gone)).toHaveLength(
      1,
    );
    expect((await told(TEST_BUYER.phone!, orderNumber)).filter((subject) => subject === gone)).toHaveLength(
      1,
    );
    const retailer = await told(world.system.tenant.support.email, orderNumber);
    expect(retailer.filter((subject) => / took its offer for order .* back$/u.test(subject))).toHaveLength(1);
    expect(await takenBack(ctx, orderNumber)).toBe(true);
    expect((await reasonsOf(orderId)).filter((reason) => reason === `${gone}.`)).toHaveLength(1);
  });

  test("leaves nobody to sign for its loan", async () => {
    const { ctx, orderNumber, requestId } = await financedOrder();
    await says(requestId, "decline");
    await expect(startSigning(ctx, { orderNumber })).rejects.toMatchObject(code("contract.offerTakenBack"));
  });

  test("leaves nobody to pay toward its loan", async () => {
    const { ctx, orderNumber, requestId } = await financedOrder();
    const deposit = async () => {
      const token = await paymentToken(ctx, "card");
      return takePayment(ctx, { orderNumber, purpose: "deposit", token, family: "any" });
    };
    await says(requestId, "decline");
    await expect(deposit()).rejects.toMatchObject(code("payment.offerTakenBack"));
    expect((await getPayments(ctx, { orderNumber })).payments).toEqual([]);
  });

  test("may give the same offer again, and the order goes on", async () => {
    const { ctx, orderNumber, requestId, orderId, offerId } = await financedOrder();
    const standing = await world.system.db.transaction(async (trx) =>
      ctx.credit.readAnswers(trx, ctx, await requireOrder(trx, ctx, { orderNumber })),
    );
    const accepted = standing.find(({ offers }) => offers.some((offer) => offer.offerId === offerId))!;
    await says(requestId, "decline");
    const again: LenderAnswer = { ...accepted, requestId, sequence: 99, occurredAt: "2030-01-01T00:00:00Z" };
    const record = () => world.system.db.transaction((trx) => recordAnswer(trx, world.system, again));
    expect([await record(), await record()]).toEqual(["stands-again", "repeated"]);
    expect(await takenBack(ctx, orderNumber)).toBe(false);
    expect((await reasonsOf(orderId)).at(-1)).toBe("Your lender gave its offer again.");
    await expect(chooseAgain(ctx, { orderNumber })).rejects.toMatchObject(code("order.offerStands"));
  });

  test.each(["error", "timeout", "wait", "approve"] as const)(
    "is not heard where it says %s",
    async (outcome) => {
      const { ctx, orderNumber, requestId } = await financedOrder();
      expect(await says(requestId, outcome)).toBe("closed");
      expect(await takenBack(ctx, orderNumber)).toBe(false);
    },
  );

  test("comes too late for an order that is over", async () => {
    const { orderNumber, requestId, orderId } = await financedOrder();
    // Its end takes the application back as well.
    await applyEvent(world.system, { orderNumber, event: "order.cancelled" });
    expect(await says(requestId, "decline")).toBe("closed");
    expect(await reasonsOf(orderId)).not.toContain("Your lender took its offer back.");
  });

  test("after it got the signed contract is the retailer's to talk to, and the buyer is told nothing", async () => {
    const { ctx, orderNumber, requestId, orderId } = await financedOrder();
    await world.database.owner.query("update orders set deal_status = 'SUBF' where id = $1", [orderId]);
    await says(requestId, "decline");
    expect(await told(world.system.tenant.support.email, orderNumber)).toContainEqual(
      expect.stringMatching(/took its offer/u),
    );
    expect(await told(TEST_BUYER.email!, orderNumber)).not.toContain("Your lender took its offer back");
    await expect(chooseAgain(ctx, { orderNumber })).rejects.toMatchObject(code("order.offerStands"));
  });
});

describe("The buyer of a car whose lender is gone", () => {
  test("chooses again: this order ends, and the same car and details are a draft that is held", async () => {
    const { ctx, orderNumber, requestId } = await financedOrder();
    await says(requestId, "decline");
    const before = await getOrder(ctx, { orderNumber });
    const draft = await chooseAgain(ctx, { orderNumber });
    expect(draft.orderNumber).not.toBe(orderNumber);
    expect(draft).toMatchObject({
      orderStatus: "DRAFT",
      deal: { type: "Finance", status: "CSAV" },
      vehicle: { id: before.vehicle.id },
      choices: { termMonths: 60 },
      hold: { secondsLeft: 1800 },
    });
    const { buyer } = await getDraft(ctx, draft);
    expect(buyer).toMatchObject({ email: TEST_BUYER.email, addressLine1: TEST_BUYER.addressLine1 });
    expect((await getOrder(ctx, { orderNumber })).orderStatus).toBe("CANCELED");
    // Twice at once, or after a crash between the two, is the same draft.
    const again = await Promise.all([chooseAgain(ctx, { orderNumber }), chooseAgain(ctx, { orderNumber })]);
    expect(again.map((one) => one.orderNumber)).toEqual([draft.orderNumber, draft.orderNumber]);
  });

  test("is answered the whole draft by the same call after a crash between any two of its transactions", async () => {
    for (let crashAt = 1; ; crashAt += 1) {
      const { ctx, orderNumber, requestId } = await financedOrder();
      await says(requestId, "decline");
      const { ctx: dying, left } = dyingAt(ctx, crashAt);
      const first = await chooseAgain(dying, { orderNumber }).catch((error: Error) => error.message);
      const draft = await chooseAgain(ctx, { orderNumber });
      const { order, buyer } = await getDraft(ctx, draft);
      expect([crashAt, order.orderStatus, order.choices.termMonths, buyer.email]).toEqual([
        crashAt,
        "DRAFT",
        60,
        TEST_BUYER.email,
      ]);
      expect((await getOrder(ctx, { orderNumber })).orderStatus).toBe("CANCELED");
      if (first !== "crash") {
        expect(left()).toBeGreaterThan(0);
        break;
      }
    }
  });

  test("has nothing to choose while the offer stands, and nobody else chooses for them", async () => {
    const { ctx, orderNumber, requestId } = await financedOrder();
    await expect(chooseAgain(ctx, { orderNumber })).rejects.toMatchObject(code("order.offerStands"));
    await says(requestId, "decline");
    await expect(chooseAgain(world.as("acc_stranger"), { orderNumber })).rejects.toMatchObject(
      code("order.notFound"),
    );
    await expect(chooseAgain(world.otherTenantCtx as never, { orderNumber })).rejects.toMatchObject(
      code("order.notFound"),
    );
  });
});
