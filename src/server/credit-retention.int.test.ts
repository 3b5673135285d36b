import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { inviteJoint } from "#modules/credit/server/invite-joint.ts";
import { readApplication } from "#modules/credit/server/read-application.ts";
import { collectCredit } from "#modules/credit/server/retention/collect-credit.ts";
import { forgetAccountCredit } from "#modules/credit/server/retention/forget-account-credit.ts";
import { forgetCredit, outdatedCredit } from "#modules/credit/server/retention/forget-credit.ts";
import { savePage } from "#modules/credit/server/save-page.ts";
import { setJoint } from "#modules/credit/server/set-joint.ts";
import { forgetAccountOrders, hasOpenOrders } from "#modules/orders/server/account-orders.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { type CreditWorld, makeCreditWorld, SSN, TEST_PAGES } from "#tests/support/credit-world.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";
import { whenDue } from "#tests/support/when-due.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

const DAY_SECONDS = 86_400;
const forget = () => whenDue(world.database, world.system, { run: forgetCredit, due: outdatedCredit });
const later = (days: number) => world.clock.advance({ seconds: days * DAY_SECONDS });
let buyers = 0;
const buyer = () => {
  const accountId = `acc_retained_${(buyers += 1)}`;
  return { accountId, ctx: world.as(accountId) };
};
const TABLES = {
  credit_application: "id = $1",
  credit_applicant: "application_id = $1",
  credit_consent: "applicant_id in (select id from credit_applicant where application_id = $1)",
  credit_invitation: "application_id = $1",
  credit_submission: "application_id = $1",
  credit_notice: "application_id = $1",
  lender_request: "application_id = $1",
  lender_answer: "request_id in (select id from lender_request where application_id = $1)",
} as const;
type Counts = Record<keyof typeof TABLES, number>;

const applicationOf = async ({ orderNumber }: OrderView): Promise<string> => {
  const { rows } = await world.database.owner.query<{ id: string }>(
    "select a.id from credit_application a join orders o on o.id = a.order_id where o.order_number = $1",
    [orderNumber],
  );
  return rows[0]?.id ?? "";
};
/** How many rows of each table are about an application. */
const countsOf = async (applicationId: string): Promise<Counts> => {
  const counts: Partial<Counts> = {};
  for (const [table, where] of Object.entries(TABLES)) {
    const { rows } = await world.database.owner.query<{ count: number }>(
      `select count(*)::int from ${table} where ${where}`,
      [applicationId],
    );
    counts[table as keyof Counts] = rows[0]?.count ?? 0;
  }
  return counts as Counts;
};
const NOTHING = Object.fromEntries(Object.keys(TABLES).map((table) => [table, 0]));
/** What is stored of what people typed. */
const typedOf = async (applicationId: string) => {
  const { rows } = await world.database.owner.query<Record<string, string | null>>(
    "select personal_sealed, spouse_sealed, employment_sealed, housing_sealed, ssn_sealed, ssn_last4_sealed, ssn_index from credit_applicant where application_id = $1",
    [applicationId],
  );
  return rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, value]) => (value === null ? [] : [column])),
  );
};
const accepted = async (ctx: TrackerTestContext): Promise<OrderView> => {
  const order = await world.decided(ctx, SSN.approve);
  const [offer] = (await readDecision(ctx, order)).offers;
  if (!offer) throw new Error("no offer");
  return acceptOffer(ctx, { orderNumber: order.orderNumber, ...offer });
};

describe("An application that was never sent", () => {
  test("is gone after 30 days without a touch, and may be begun anew", async () => {
    const { ctx } = buyer();
    const order = await world.financeDraft(ctx);
    const { orderNumber } = order;
    await setJoint(ctx, { orderNumber }, { relation: "SIBLING", isCoBuyer: true, isElsewhere: true });
    await world.fillIn(ctx, order);
    await inviteJoint(ctx, { orderNumber }, { email: "sister@example.com", phoneConsent: false });
    const id = await applicationOf(order);
    later(29);
    await forget();
    expect(await countsOf(id)).toMatchObject({ credit_applicant: 2, credit_invitation: 1 });
    later(2);
    await forget();
    expect(await countsOf(id)).toEqual(NOTHING);
    expect(await readApplication(ctx, { orderNumber })).toMatchObject({ joint: null, isReady: false });
  });

  test("stays while any of its people goes on", async () => {
    const { ctx } = buyer();
    const order = await world.financeDraft(ctx);
    await world.fillIn(ctx, order);
    const id = await applicationOf(order);
    later(20);
    await savePage(
      ctx,
      { orderNumber: order.orderNumber, role: "PRIMARY" },
      { page: "housing", fields: TEST_PAGES.housing },
    );
    later(20);
    await forget();
    expect(await typedOf(id)).toContain("housing_sealed");
  });
});

describe("An application that lenders decided about", () => {
  test("loses what was typed after 30 days and is kept whole for 25 months, whatever became of the order", async () => {
    const { ctx } = buyer();
    const order = await accepted(ctx);
    const id = await applicationOf(order);
    expect(await typedOf(id)).not.toEqual([]);
    later(31);
    await forget();
    expect(await typedOf(id)).toEqual([]);
    await applyEvent(world.system, { orderNumber: order.orderNumber, event: "order.cancelled" });
    later(700);
    await forget();
    expect(await countsOf(id)).toMatchObject({ credit_submission: 1, lender_request: 3, lender_answer: 3 });
    later(70);
    await forget();
    expect(await countsOf(id)).toEqual(NOTHING);
  });

  test("counts its 25 months from the last letter about it", async () => {
    const { ctx } = buyer();
    const order = await world.decided(ctx, SSN.decline);
    const id = await applicationOf(order);
    later(20);
    await world.database.owner.query(
      "update credit_notice set sent_at = $2 where application_id = $1 and sent_at is not null",
      [id, world.clock.now()],
    );
    // 25 months after the decision, not yet after the letter.
    later(750);
    await forget();
    expect((await countsOf(id)).credit_notice).toBeGreaterThan(0);
    later(40);
    await forget();
    expect(await countsOf(id)).toEqual(NOTHING);
  });

  test("is not kept for ever when nobody ever ended it", async () => {
    const { ctx } = buyer();
    const order = await world.decided(ctx, SSN.silent);
    const id = await applicationOf(order);
    await world.database.owner.query(
      "update credit_notice set dropped_at = now() where application_id = $1",
      [id],
    );
    later(25 * 30);
    await forget();
    expect(await countsOf(id)).toMatchObject({ credit_submission: 1 });
    later(40);
    await forget();
    expect(await countsOf(id)).toEqual(NOTHING);
  });
});

describe("What came of comparing buyers", () => {
  test("goes with its time, and an order that still waits goes on waiting with nothing personal in it", async () => {
    const insert = async (state: string, orderId: string) =>
      world.database.owner.query(
        `insert into buyer_screening (tenant_id, order_id, version, person, state, list_date, is_sample_list, findings_sealed,
           findings_index, screened_at, keep_until) values ($1, $2, 0, 'BUYER', $3, '2026-11-01', true, 'x', 'x', $4, $4)`,
        [world.ctx.tenantId, orderId, state, world.clock.now()],
      );
    await insert("CLEARED", "ord_old_cleared");
    await insert("WAITING", "ord_old_waiting");
    later(1);
    await forget();
    const { rows } = await world.database.owner.query(
      "select order_id, findings_sealed, findings_index from buyer_screening where order_id like 'ord_old_%'",
    );
    expect(rows).toEqual([{ order_id: "ord_old_waiting", findings_sealed: null, findings_index: null }]);
  });
});

describe("Deleting an account", () => {
  const erase = (accountId: string) =>
    world.system.db.transaction(async (trx) => {
      await forgetAccountOrders(trx, world.system, accountId);
      await forgetAccountCredit(trx, world.system, accountId);
    });
  const isNeeded = (accountId: string) =>
    world.system.db.transaction((trx) => hasOpenOrders(trx, world.system, accountId));

  test("takes an application along that was never sent", async () => {
    const { ctx, accountId } = buyer();
    const order = await world.financeDraft(ctx);
    await world.fillIn(ctx, order);
    const id = await applicationOf(order);
    expect(await isNeeded(accountId)).toBe(false);
    await erase(accountId);
    expect(await countsOf(id)).toEqual(NOTHING);
  });

  test("leaves of one that was sent only what the decision used, and that for 25 months", async () => {
    const { ctx, accountId } = buyer();
    const order = await world.decided(ctx, SSN.decline);
    const id = await applicationOf(order);
    await erase(accountId);
    expect(await typedOf(id)).toEqual([]);
    expect(await countsOf(id)).toMatchObject({
      credit_application: 1,
      credit_submission: 1,
      lender_request: 3,
    });
    // Nothing of somebody else goes along.
    const other = await accepted(buyer().ctx);
    await erase(accountId);
    expect(await typedOf(await applicationOf(other))).not.toEqual([]);
  });

  test("waits while lenders decide or their offers stand", async () => {
    const { ctx, accountId } = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.approve);
    expect(await isNeeded(accountId)).toBe(true);
    await endApplication(ctx, { orderNumber, why: "declined" });
    expect(await isNeeded(accountId)).toBe(false);
  });

  test("ends an application that a canceled order left open", async () => {
    const { ctx, accountId } = buyer();
    const order = await world.decided(ctx, SSN.approve);
    await applyEvent(world.system, { orderNumber: order.orderNumber, event: "order.cancelled" });
    await erase(accountId);
    const id = await applicationOf(order);
    const { rows } = await world.database.owner.query(
      "select state, keep_until is not null as kept from credit_application where id = $1",
      [id],
    );
    expect(rows).toEqual([{ state: "OVER", kept: true }]);
  });
});

describe("The report of an access request", () => {
  test("holds the own application, every lender's answer and no number", async () => {
    const { ctx } = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.decline);
    const [collected] = await collectCredit(ctx);
    expect(collected).toMatchObject({
      orderNumber,
      state: "OVER",
      outcome: "DECLINED",
      typed: { personal: { firstName: "Robin" }, employment: { employer: "Harbor Mills" } },
      sent: [{ version: 1, lastName: "Buyer" }],
    });
    const lenders = collected?.["lenders"] as { state: string; reasons: string[]; scores: unknown[] }[];
    expect(lenders).toHaveLength(3);
    for (const lender of lenders) {
      expect(lender.reasons.length).toBeGreaterThan(0);
      expect(lender.scores).toHaveLength(1);
    }
    expect(JSON.stringify(collected)).not.toMatch(/123-?45-?6510|"6510"|ssn/iu);
  });

  test("tells nothing of the second person, and nobody of a first", async () => {
    const { ctx } = buyer();
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    await setJoint(ctx, { orderNumber }, { relation: "SIBLING", isCoBuyer: true, isElsewhere: false });
    await world.fillIn(ctx, draft);
    await world.fillIn(ctx, draft, { role: "JOINT", ssn: "123-45-6790" });
    await world.submit(ctx, draft);
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    const report = JSON.stringify(await collectCredit(ctx));
    expect(report).toContain("Harbor Mills");
    expect(report).not.toMatch(/Rosa|Ortiz|City Library|52000|6790/u);
    expect(await collectCredit(buyer().ctx)).toEqual([]);
  });
});
