import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { lookAgain } from "#modules/credit-decisions/server/look-again.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { removeFromCart } from "#modules/checkout/server/remove-from-cart.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { playLender } from "#modules/lenders/server/play-lender.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { untilAnswersCame } from "#modules/orders/server/drafts/expected-answers.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_news_${(buyers += 1)}`);

const LETTERS = new Set([
  "A letter about your credit application",
  "For your records: credit score information",
]);

/** Subjects of the mails about one order, oldest first; letters that the law asks for have tests of their own. */
async function mailsOf({ orderNumber }: OrderView): Promise<string[]> {
  const mails = await listSandboxMessages(world.system, { to: "robin@example.com" });
  return mails
    .filter(({ channel, text }) => channel === "email" && text.includes(orderNumber))
    .map(({ subject }) => subject)
    .filter((subject) => !LETTERS.has(subject))
    .toReversed();
}

async function requestsOf({ deal }: OrderView): Promise<[string, string, string]> {
  const { rows } = await world.database.owner.query<{ id: string }>(
    "select id from lender_request where order_id = $1 order by lender_id",
    [deal.dealId],
  );
  return rows.map(({ id }) => id) as [string, string, string];
}

const CAR = "2022 Toyota RAV4";
const RECEIVED = "We received your credit application";

describe("A buyer hears at every turn", () => {
  test("that the application is in, and that there are offers", async () => {
    const order = await world.decided(buyer(), SSN.approve);
    expect(await mailsOf(order)).toEqual([RECEIVED, `You have a credit offer for the ${CAR}`]);
  });

  test("at their first look already, when lenders answer at once", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    await world.fillIn(ctx, draft, { ssn: SSN.approve });
    // However slow the machine is, the moment of waiting isn't over before the lenders answer.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { orderNumber } = await world.submit(ctx, draft).finally(() => vi.useRealTimers());
    const firstLook = untilAnswersCame(ctx, orderNumber)?.then(() => readDecision(ctx, draft));
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    expect(await firstLook).toMatchObject({ state: "offers" });
  });

  test("that a lender offers other terms, and then that another takes the deal as it is", async () => {
    const order = await world.decided(buyer(), SSN.frozen);
    const [one, other, third] = await requestsOf(order);
    await playLender(world.system, { requestId: one, outcome: "counter", reasons: [] });
    const counter = `You have a credit offer with different terms for the ${CAR}`;
    expect((await mailsOf(order)).slice(2)).toEqual([counter]);
    await playLender(world.system, { requestId: other, outcome: "approve", reasons: [] });
    await playLender(world.system, { requestId: third, outcome: "approve", reasons: [] });
    expect((await mailsOf(order)).slice(2)).toEqual([counter, `You have a credit offer for the ${CAR}`]);
  });

  test("that all declined, without a reason in the mail", async () => {
    const ctx = buyer();
    const order = await world.decided(ctx, SSN.decline);
    expect(await mailsOf(order)).toEqual([RECEIVED, "There is an answer to your credit application"]);
    const { lenders } = await readDecision(ctx, order);
    expect(lenders.flatMap(({ reasons }) => reasons)).not.toEqual([]);
    expect(JSON.stringify(lenders)).not.toMatch(/"score|510/u);
  });

  test("of an application that is sent once more, anew", async () => {
    const ctx = buyer();
    const order = await world.decided(ctx, SSN.decline);
    const { orderNumber } = order;
    const changed = await updateOrder(ctx, { orderNumber, choices: { downPaymentCents: 900_000 } });
    await world.fillIn(ctx, changed.order, { ssn: SSN.decline });
    await world.submitAgain(ctx, changed.order);
    expect((await mailsOf(order)).at(-1)).toBe("We received your updated credit application");
  });

  test("that the application ended as they asked, once", async () => {
    const ctx = buyer();
    const order = await world.decided(ctx, SSN.approve);
    const { orderNumber } = order;
    await endApplication(ctx, { orderNumber, why: "declined" });
    await endApplication(ctx, { orderNumber, why: "declined" });
    const ended = (await mailsOf(order)).filter((subject) => subject.includes("has ended"));
    expect(ended).toHaveLength(1);
    const other = await world.decided(ctx, SSN.approve);
    await removeFromCart(ctx, other);
    expect(await mailsOf(other)).toContain("Your credit application has ended");
  });
});

describe("A frozen credit file", () => {
  test("is no decline: the buyer reads whom to ask, and has the lenders look again", async () => {
    const ctx = buyer();
    const order = await world.decided(ctx, SSN.frozen);
    expect((await mailsOf(order)).at(-1)).toBe("A lender is waiting for you");
    const decision = await readDecision(ctx, order);
    expect(decision.state).toBe("waiting");
    const [lender] = decision.lenders.filter(({ waitingFor }) => waitingFor.length > 0);
    expect(lender).toMatchObject({ state: "PENDING", waitingFor: ["CREDIT_FILE_FROZEN"], reasons: [] });
    expect(lender?.bureaus).toHaveLength(1);
    expect((await lookAgain(ctx, order)).state).toBe("waiting");
    for (const _ of [1, 2, 3, 4, 5]) await lookAgain(ctx, order);
    await expect(lookAgain(ctx, order)).rejects.toMatchObject({
      kind: "limited",
      details: { code: "decision.lookedTooOften" },
    });
  });
});

describe("Offers that nobody takes", () => {
  test("are reminded of the day before they end, then end with the hold, and the buyer hears of both", async () => {
    const ctx = buyer();
    const order = await world.decided(ctx, SSN.approve);
    const { offers } = await readDecision(ctx, order);
    const until = Math.max(...offers.map(({ expiresAt }) => Date.parse(expiresAt)));
    const hoursLeft = () => (until - world.clock.now().getTime()) / 3_600_000;
    world.clock.advance({ hours: hoursLeft() - 25 });
    await world.runJobs();
    expect(await mailsOf(order)).toHaveLength(2);
    world.clock.advance({ hours: 2 });
    await world.runJobs();
    await world.runJobs();
    expect((await mailsOf(order)).slice(2)).toEqual([`Your credit offer for the ${CAR} ends soon`]);
    world.clock.advance({ hours: 24 });
    await world.runJobs();
    const ended = await readDecision(ctx, order);
    expect(ended).toMatchObject({ state: "ran-out", order: { deal: { status: "UDEC" } } });
    expect((await mailsOf(order)).slice(3)).toEqual([`Your credit offers for the ${CAR} have expired`]);
    expect((await world.vehicle(order.vehicle.id)).availability).toBe("Available");
  });
});
