import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import type { CreditSubmission } from "#modules/credit/domain/credit-submission.ts";
import { inviteJoint } from "#modules/credit/server/invite-joint.ts";
import { readApplication, readInvitedApplication } from "#modules/credit/server/read-application.ts";
import { savePage } from "#modules/credit/server/save-page.ts";
import { saveSsn } from "#modules/credit/server/save-ssn.ts";
import { setJoint } from "#modules/credit/server/set-joint.ts";
import { playLender } from "#modules/lenders/server/play-lender.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { openJson } from "#platform/server/crypto/field-encryption.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import {
  type CreditWorld,
  JOINT_PAGES,
  makeCreditWorld,
  SSN,
  TEST_PAGES,
} from "#tests/support/credit-world.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";

/** Everything that may happen to one application at once: one wins, the other is told, nothing is half done. */
let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

const ROUNDS = 5;
const TOGETHER = { relation: "DOMESTIC_PARTNER", isCoBuyer: true } as const;
let buyers = 0;
const buyer = () => world.as(`acc_racer_${(buyers += 1)}`);

/** What became of several calls that were made at once; only refusals in our own words count as answers. */
async function atOnce(...calls: readonly (() => Promise<unknown>)[]): Promise<readonly string[]> {
  const settled = await Promise.allSettled(calls.map((call) => call()));
  return settled.map((outcome) => {
    if (outcome.status === "fulfilled") return "done";
    if (isAppError(outcome.reason)) return outcome.reason.details.code;
    throw outcome.reason;
  });
}

async function rowsOf<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
  return (await world.database.owner.query<Row>(sql, values)).rows;
}

/** PostgreSQL ended a transaction that waited for one that waited for it. */
async function deadlocks(): Promise<number> {
  // Counters of other connections arrive a moment later.
  await rowsOf("select pg_stat_force_next_flush()");
  await rowsOf("select pg_stat_clear_snapshot()");
  const [row] = await rowsOf<{ deadlocks: string }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  return Number(row?.deadlocks);
}

/** What was frozen and sent as the newest version; undefined before. */
async function submissionOf(ctx: TrackerTestContext, orderNumber: string) {
  const [row] = await rowsOf<{ id: string; version: number; sealed: string }>(
    `select s.application_id as id, s.version, s.submission_sealed as sealed from credit_submission s
     join credit_application a on a.id = s.application_id join orders o on o.id = a.order_id
     where o.order_number = $1 order by s.version desc limit 1`,
    orderNumber,
  );
  if (row === undefined) return undefined;
  const place = `credit_submission|submission|${row.id}|${row.version}`;
  return openJson<CreditSubmission>(ctx.keys, place, row.sealed);
}

const requestsOf = (orderNumber: string) =>
  rowsOf<{ id: string; lender_id: string; state: string; version: number; accepted_offer_id: string | null }>(
    `select r.id, r.lender_id, r.state, r.application_version as version, r.accepted_offer_id
     from lender_request r join orders o on o.id = r.order_id where o.order_number = $1`,
    orderNumber,
  );

async function filledIn(ctx: TrackerTestContext): Promise<OrderView> {
  const order = await world.financeDraft(ctx);
  await world.fillIn(ctx, order);
  return order;
}

describe("An application that is sent", () => {
  test("from ten tabs at once is sent once", async () => {
    const ctx = buyer();
    const order = await filledIn(ctx);
    const answers = await atOnce(...Array.from({ length: 10 }, () => () => world.submit(ctx, order)));
    expect(new Set(answers)).toEqual(new Set(["done"]));
    const requests = await requestsOf(order.orderNumber);
    expect(requests.map(({ lender_id: lender }) => lender).toSorted()).toEqual(
      [...new Set(requests.map(({ lender_id: lender }) => lender))].toSorted(),
    );
    expect(requests.map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  test("while a page is saved has either all of it or none, and says which", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ctx = buyer();
      const order = await filledIn(ctx);
      const { orderNumber } = order;
      const visitor = { orderNumber, role: "PRIMARY" } as const;
      const fields = { ...TEST_PAGES.employment, employer: "Another Mill" };
      const [sent, saved] = await atOnce(
        () => world.submit(ctx, order),
        () => savePage(ctx, visitor, { page: "employment", fields }),
      );
      expect(sent).toBe("done");
      expect(["done", "credit.notOpen"]).toContain(saved);
      const frozen = (await submissionOf(ctx, orderNumber))?.applicants[0]?.employments[0]?.employer;
      const kept = (await readApplication(ctx, { orderNumber })).applicants[0]?.draft?.employment?.employer;
      const expected = saved === "done" ? "Another Mill" : "Harbor Mills";
      expect({ round, frozen, kept }).toEqual({ round, frozen: expected, kept: expected });
    }
  });

  test("while a number or the second applicant changes has what is shown afterwards", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ctx = buyer();
      const order = await filledIn(ctx);
      const { orderNumber } = order;
      const visitor = { orderNumber, role: "PRIMARY" } as const;
      const answers = await atOnce(
        () => world.submit(ctx, order),
        () => saveSsn(ctx, visitor, { ssn: SSN.decline }),
        () => setJoint(ctx, { orderNumber }, { ...TOGETHER, isElsewhere: false }),
      );
      const [sent, number, joint] = answers;
      const view = await readApplication(ctx, { orderNumber });
      const frozen = await submissionOf(ctx, orderNumber);
      expect(["done", "credit.applicationIncomplete"]).toContain(sent);
      expect(["done", "credit.notOpen"]).toEqual(expect.arrayContaining([number, joint]));
      // Together there is one consent more to give, so the application was incomplete again.
      if (joint === "done")
        expect({ sent, frozen }).toEqual({ sent: "credit.applicationIncomplete", frozen: undefined });
      else expect(frozen?.applicants.map(({ ssnLast4 }) => ssnLast4)).toEqual([view.applicants[0]?.ssnLast4]);
      expect(view.applicants).toHaveLength(joint === "done" ? 2 : 1);
    }
  });
});

describe("Offers", () => {
  test("two of them accepted at once become one order", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ctx = buyer();
      const { orderNumber } = await world.decided(ctx, SSN.approve);
      const { offers } = await readDecision(ctx, { orderNumber });
      const [one, other] = offers;
      if (!one || !other) throw new Error("two offers are needed");
      const answers = await atOnce(
        () => acceptOffer(ctx, { orderNumber, ...one }),
        () => acceptOffer(ctx, { orderNumber, ...other }),
        () => acceptOffer(ctx, { orderNumber, ...one }),
      );
      const accepted = (await requestsOf(orderNumber)).flatMap(({ accepted_offer_id: id }) => id ?? []);
      // The same one again is answered with the order, the other one never.
      const [wins, loses] = ["done", "offer.gone"];
      if (accepted[0] === one.offerId) expect(answers).toEqual([wins, loses, wins]);
      else expect(answers).toEqual([loses, wins, loses]);
      expect(accepted).toHaveLength(1);
      expect((await readDecision(ctx, { orderNumber })).order).toMatchObject({
        orderStatus: "SUBMITTED",
        deal: { status: "VPEN" },
      });
    }
  });

  test("one of them accepted while the application is withdrawn is one or the other", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ctx = buyer();
      const { orderNumber } = await world.decided(ctx, SSN.approve);
      const [offer] = (await readDecision(ctx, { orderNumber })).offers;
      if (!offer) throw new Error("no offer");
      const [accepted, ended] = await atOnce(
        () => acceptOffer(ctx, { orderNumber, ...offer }),
        () => endApplication(ctx, { orderNumber, why: "declined" }),
      );
      const { status } = (await readDecision(ctx, { orderNumber })).order.deal;
      const taken = (await requestsOf(orderNumber)).filter(({ accepted_offer_id: id }) => id !== null);
      if (accepted === "done")
        expect({ ended, status, taken: taken.length }).toEqual({
          ended: "order.notEditable",
          status: "VPEN",
          taken: 1,
        });
      else
        expect({ accepted, ended, status, taken: taken.length }).toEqual({
          accepted: "offer.none",
          ended: "done",
          status: "UDEC",
          taken: 0,
        });
    }
  });

  test("are accepted while other lenders answer, without anybody waiting for the other in a circle", async () => {
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS; round += 1) {
      const ctx = buyer();
      const { orderNumber } = await world.decided(ctx, SSN.approve);
      const [offer] = (await readDecision(ctx, { orderNumber })).offers;
      if (!offer) throw new Error("no offer");
      const requests = await requestsOf(orderNumber);
      const answers = await atOnce(
        ...requests.map(
          ({ id }) =>
            () =>
              playLender(world.system, {
                requestId: id,
                outcome: "decline",
                reasons: ["INCOME_INSUFFICIENT"],
              }),
        ),
        () => acceptOffer(ctx, { orderNumber, ...offer }),
      );
      const accepted = answers.at(-1);
      expect(answers.slice(0, -1)).toEqual(["done", "done", "done"]);
      expect(["done", "offer.gone", "offer.none"]).toContain(accepted);
      const { status } = (await readDecision(ctx, { orderNumber })).order.deal;
      expect({ accepted, status }).toEqual({ accepted, status: accepted === "done" ? "VPEN" : status });
      const taken = (await requestsOf(orderNumber)).filter(({ accepted_offer_id: id }) => id !== null);
      expect(taken).toHaveLength(accepted === "done" ? 1 : 0);
    }
    expect(await deadlocks()).toBe(before);
  });

  test("arrive while the application is withdrawn, without such a circle either", async () => {
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS; round += 1) {
      const ctx = buyer();
      const order = await filledIn(ctx);
      const { orderNumber } = order;
      await world.submit(ctx, order);
      const requests = await requestsOf(orderNumber);
      const answers = await atOnce(
        ...requests.map(
          ({ id }) =>
            () =>
              playLender(world.system, {
                requestId: id,
                outcome: "approve",
                reasons: ["INCOME_INSUFFICIENT"],
              }),
        ),
        () => endApplication(ctx, { orderNumber, why: "withdrawn" }),
      );
      expect(new Set(answers)).toEqual(new Set(["done"]));
      expect((await readDecision(ctx, { orderNumber })).order.deal.status).toBe("UDEC");
    }
    expect(await deadlocks()).toBe(before);
  });
});

describe("The second applicant's link", () => {
  async function invited(email: string) {
    const ctx = buyer();
    const order = await world.financeDraft(ctx);
    const { orderNumber } = order;
    await setJoint(ctx, { orderNumber }, { ...TOGETHER, isElsewhere: true });
    return { ctx, orderNumber, token: await sent(ctx, orderNumber, email) };
  }
  async function sent(ctx: TrackerTestContext, orderNumber: string, email: string): Promise<string> {
    await inviteJoint(ctx, { orderNumber }, { email, phoneConsent: false });
    const [mail] = await listSandboxMessages(world.system, { to: email });
    return /#([0-9A-Z]{32})/u.exec(mail?.text ?? "")?.[1] ?? "";
  }

  test("opened on many devices at once belongs to one of them", async () => {
    const { token } = await invited("many.devices@example.com");
    const letters = "0123456789".split("");
    const open = (letter: string) => () =>
      readInvitedApplication(world.system, { invitation: `${token}.${letter.repeat(32)}` });
    const answers = await atOnce(...letters.map(open));
    expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "credit.invitationInvalid")).toHaveLength(9);
    // The same one keeps it.
    expect(await atOnce(...letters.map(open))).toEqual(answers);
  });

  test("that is replaced or taken back while its pages are saved ends without a circle", async () => {
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `replaced.${round}@example.com`;
      const { ctx, orderNumber, token } = await invited(email);
      const invitation = `${token}.${"0".repeat(32)}`;
      const save = () =>
        savePage(world.system, { invitation }, { page: "employment", fields: JOINT_PAGES.employment });
      const isReplaced = round % 2 === 0;
      const [first, second, change] = await atOnce(save, save, () =>
        isReplaced
          ? inviteJoint(ctx, { orderNumber }, { email, phoneConsent: false })
          : setJoint(ctx, { orderNumber }, null),
      );
      expect(change).toBe("done");
      for (const saved of [first, second]) expect(["done", "credit.invitationInvalid"]).toContain(saved);
      expect(await atOnce(save)).toEqual(["credit.invitationInvalid"]);
    }
    expect(await deadlocks()).toBe(before);
  });
});
