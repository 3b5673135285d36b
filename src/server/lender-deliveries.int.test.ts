import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import type { LenderAnswer, LenderAnswerState } from "#modules/lenders/domain/lender-answer.ts";
import { recordAnswer } from "#modules/lenders/server/record-answer.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";

/** Lenders' answers that come late, twice, out of order and all at once, up to the deal's status and its mails. */
let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

const DELIVERIES = 1000;
const AT_ONCE = 6;

/** What each of the three lenders says, one after the other; the last word of everybody counts. */
const SAID: readonly (readonly LenderAnswerState[])[] = [
  ["PENDING", "CONDITIONAL", "PENDING", "APPROVED"],
  ["ERROR", "PENDING", "TIMEOUT", "DECLINED"],
  ["PENDING", "DECLINED", "PENDING", "CONDITIONAL"],
];

let buyers = 0;

/** A submitted application to which nobody has answered, and all that its lenders are going to say. */
async function silentApplication() {
  const ctx = world.as(`acc_silent_${(buyers += 1)}`);
  const { orderNumber: model } = await world.decided(world.as(`acc_model_${buyers}`), SSN.approve);
  const offered = await answersOf(ctx, model);
  const draft = await world.financeDraft(ctx);
  await world.fillIn(ctx, draft, { ssn: SSN.silent });
  const { orderNumber } = await world.submit(ctx, draft);
  const { rows } = await world.database.owner.query<{ id: string; lender_id: string }>(
    `select r.id, r.lender_id from lender_request r join orders o on o.id = r.order_id
     where o.order_number = $1 order by r.lender_id`,
    [orderNumber],
  );
  const start = ctx.clock.now().getTime();
  const said = rows.flatMap((row, at) => {
    const answer = offered.find(({ lenderId }) => lenderId === row.lender_id);
    if (!answer) throw new Error(`${row.lender_id} has no answer to copy`);
    return (SAID[at] ?? []).map((state, sequence) => ({
      ...saying(answer, state),
      requestId: row.id,
      occurredAt: new Date(start + sequence * 1000).toISOString(),
      sequence,
    }));
  });
  return { ctx, orderNumber, said };
}

function saying(answer: LenderAnswer, state: LenderAnswerState): LenderAnswer {
  if (state === "APPROVED" || state === "CONDITIONAL") return { ...answer, state };
  const nothing = { offers: [], expiresAt: null, score: null, scores: [], bureaus: [] };
  const reasons = state === "DECLINED" ? [{ code: "INCOME_INSUFFICIENT" as const }] : [];
  return { ...answer, ...nothing, state, reasons, failedRules: [] };
}

async function answersOf(ctx: TrackerTestContext, orderNumber: string): Promise<readonly LenderAnswer[]> {
  return ctx.db.transaction(async (trx) =>
    ctx.credit.readAnswers(trx, ctx, await requireOrder(trx, ctx, { orderNumber })),
  );
}

async function deliver(answers: readonly LenderAnswer[], lanes: number): Promise<Record<string, number>> {
  const became: Record<string, number> = {};
  const left = [...answers];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let answer = left.pop(); answer !== undefined; answer = left.pop()) {
        const one = answer;
        const effect = await world.system.db.transaction((trx) => recordAnswer(trx, world.system, one));
        became[effect] = (became[effect] ?? 0) + 1;
      }
    }),
  );
  await world.runJobs();
  return became;
}

/** What all of it came to, for the buyer. */
async function outcomeOf(ctx: TrackerTestContext, orderNumber: string) {
  const { state, offers, order, lenders } = await readDecision(ctx, { orderNumber });
  const mails = await listSandboxMessages(world.system, { to: "robin@example.com" });
  const mine = mails.filter(({ text }) => text.includes(orderNumber)).map(({ subject }) => subject);
  const { rows } = await world.database.owner.query<{ deal_status: string }>(
    `select h.deal_status from order_history h join orders o on o.id = h.order_id
     where o.order_number = $1 order by h.seq`,
    [orderNumber],
  );
  const statuses = rows.map(({ deal_status: status }) => status);
  return {
    state,
    status: order.deal.status,
    offers: offers.map(({ lenderName, kind }) => `${lenderName}: ${kind}`),
    lenders: lenders.map((lender) => JSON.stringify(lender).replaceAll(/"[^"]*(?:At|Id)":"[^"]*"/gu, "")),
    mails: mine.toSorted(),
    repeatedMoves: statuses.filter((status, at) => at > 0 && status === statuses[at - 1]),
    moves: statuses.length,
  };
}

test("A thousand deliveries in any order come to what each answer once and in order comes to", async () => {
  const once = await silentApplication();
  await deliver(once.said.toReversed(), 1);
  const expected = await outcomeOf(once.ctx, once.orderNumber);
  expect(expected).toMatchObject({ state: "offers", status: "LNSEL", repeatedMoves: [] });
  expect(expected.offers).toHaveLength(2);
  expect(new Set(expected.mails).size).toBe(expected.mails.length);

  const many = await silentApplication();
  const picks = fc.sample(fc.integer({ min: 0, max: many.said.length - 1 }), {
    numRuns: DELIVERIES - many.said.length,
    seed: 20_261_125,
  });
  const deliveries = [...picks.map((at) => many.said[at]!), ...many.said];
  const became = await deliver(deliveries, AT_ONCE);
  expect(Object.values(became).reduce((sum, count) => sum + count, 0)).toBe(DELIVERIES);
  // Every answer is kept once; what counted was later than what counted before.
  expect((became["applied"] ?? 0) + (became["older"] ?? 0)).toBe(many.said.length);
  const found = await outcomeOf(many.ctx, many.orderNumber);
  const { moves, ...rest } = found;
  const { moves: fewest, ...sameAs } = expected;
  expect(rest).toEqual(sameAs);
  expect(moves).toBeLessThanOrEqual(fewest + SAID.flat().length);
});
