import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listScreenings } from "#modules/buyer-screening/server/list-screenings.ts";
import { setJoint } from "#modules/credit/server/set-joint.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { requireVerified } from "#modules/retailer-operations/server/require-verified.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import {
  type CreditWorld,
  JOINT_PAGES,
  makeCreditWorld,
  SSN,
  TEST_PAGES,
} from "#tests/support/credit-world.ts";
import { freshPng, type TrackerTestContext, upload } from "#tests/support/tracker-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_screened_${(buyers += 1)}`);
const code = (expected: string) => ({ details: { code: expected } });

/** Near an invented name of the shipped list. */
const LISTED = { firstName: "Borya", lastName: "Samplevich" };
const listedPages = (birthDate = "03/12/1961") => ({
  ...TEST_PAGES,
  personal: { ...TEST_PAGES.personal, ...LISTED, birthDate },
});

const say = (event: string, { orderNumber }: OrderView, details: object = {}) =>
  applyEvent(world.system, { orderNumber, event, ...details });
const screeningsOf = ({ orderNumber }: OrderView) => listScreenings(world.system, { orderNumber });
const requestsOf = async ({ orderNumber }: OrderView): Promise<number> => {
  const { rows } = await world.database.owner.query<{ count: number }>(
    "select count(*)::int from lender_request r join orders o on o.id = r.order_id where o.order_number = $1",
    [orderNumber],
  );
  return rows[0]?.count ?? 0;
};
const storedOf = async ({ orderNumber }: OrderView) => {
  const { rows } = await world.database.owner.query(
    "select person, state, list_date, version from buyer_screening s join orders o on o.id = s.order_id where o.order_number = $1 order by version, person desc",
    [orderNumber],
  );
  return rows;
};
const reasonsOf = async (ctx: TrackerTestContext, { orderNumber }: OrderView) =>
  (await getOrderHistory(ctx, { orderNumber })).history.map(({ reason }) => reason);
const retailerMails = async ({ orderNumber }: OrderView) => {
  const mails = await listSandboxMessages(world.system, { to: world.ctx.tenant.support.email });
  return mails.filter(({ subject }) => subject === `Order ${orderNumber} waits for a person`);
};

async function cashOrder(ctx: TrackerTestContext, name: object = {}): Promise<OrderView> {
  const { order } = await createOrder(ctx, { vehicleKey: await world.addVehicle(), dealType: "Cash" });
  const { orderNumber } = order;
  return world.submit(
    ctx,
    (await updateOrder(ctx, { orderNumber, buyer: { ...TEST_BUYER, ...name } })).order,
  );
}
async function withDocuments(ctx: TrackerTestContext, order: OrderView): Promise<void> {
  for (const type of ["DriversLicense", "InsuranceCard"] as const)
    await upload(ctx, { dealId: order.deal.dealId, type, files: [{ name: "a.png", bytes: freshPng() }] });
}
/** Submitted by somebody whom a person must look at. */
async function heldApplication(ctx: TrackerTestContext): Promise<OrderView> {
  const draft = await world.financeDraft(ctx);
  await world.fillIn(ctx, draft, { pages: listedPages() });
  return world.submit(ctx, draft);
}

describe("Who pays cash", () => {
  test("is compared with the list when the order is submitted, in one row that names nobody", async () => {
    const ctx = buyer();
    const order = await cashOrder(ctx);
    expect(await storedOf(order)).toEqual([
      { person: "BUYER", state: "CLEAR", list_date: "2026-11-01", version: 0 },
    ]);
    expect(await retailerMails(order)).toEqual([]);
    await expect(say("screening.cleared", order)).rejects.toMatchObject(code("screening.nothingFound"));
  });

  test("and has a near name gets no contract and no car before a person has looked", async () => {
    const ctx = buyer();
    const order = await cashOrder(ctx, LISTED);
    expect(order.orderStatus).toBe("SUBMITTED");
    await withDocuments(ctx, order);
    await expect(startSigning(ctx, order)).rejects.toMatchObject(code("contract.notReady"));
    await expect(say("contract.ready", order)).rejects.toMatchObject(code("contract.checkOpen"));
    const reasons = await reasonsOf(ctx, order);
    expect(reasons).toContain("We're checking something before we prepare your contract.");
    expect(reasons.join(" ")).not.toMatch(/sanction|OFAC|list/iu);
    expect(await retailerMails(order)).toHaveLength(1);
    await say("screening.cleared", order, { checkedBy: "Dana Ruiz, compliance" });
    expect(await screeningsOf(order)).toMatchObject([
      { state: "CLEARED", flags: ["SDN_NEAR"], answeredBy: "Dana Ruiz, compliance" },
    ]);
    // What is automated went on at once: the contract is there before anybody asked for it again.
    const { rows } = await world.database.owner.query(
      "select is_notification_sent as sent from contract_package p join orders o on o.id = p.order_id where o.order_number = $1",
      [order.orderNumber],
    );
    expect(rows).toEqual([{ sent: true }]);
    expect(await startSigning(ctx, order)).toMatchObject({ status: "InProgress" });
  });

  test("and is confirmed loses the order with neutral words, and the car is free again", async () => {
    const ctx = buyer();
    const order = await cashOrder(ctx, LISTED);
    const said = await say("screening.confirmed", order, { checkedBy: "desk 4" });
    expect(said).toMatchObject({ orderStatus: "CANCELED", dealStatus: "CANC" });
    await say("screening.confirmed", order);
    expect((await reasonsOf(ctx, order)).filter((reason) => /canceled/u.test(reason))).toEqual([
      "The retailer canceled your order.",
    ]);
    expect(await screeningsOf(order)).toMatchObject([{ state: "CONFIRMED", answeredBy: "desk 4" }]);
    const { rows } = await world.database.owner.query<{ until: string; by: string }>(
      "select keep_until > screened_at + interval '9 years' as until, answered_by_sealed as by from buyer_screening s join orders o on o.id = s.order_id where o.order_number = $1",
      [order.orderNumber],
    );
    expect(rows[0]).toMatchObject({ until: true });
    expect(rows[0]?.by).not.toContain("desk 4");
  });

  test("is not handed the car while somebody must look", async () => {
    const ctx = buyer();
    const { orderNumber } = await cashOrder(ctx, LISTED);
    const handOver = () =>
      world.system.db.transaction(async (trx) =>
        requireVerified(trx, world.system, await requireOrder(trx, world.system, { orderNumber })),
      );
    await expect(handOver()).rejects.toMatchObject(code("handover.checkOpen"));
    await applyEvent(world.system, { orderNumber, event: "screening.cleared" });
    await expect(handOver()).rejects.toMatchObject(code("handover.insuranceUnverified"));
  });
});

describe("Who applies", () => {
  test("is compared before any lender hears of it, each applicant of each version", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    await setJoint(ctx, { orderNumber }, { relation: "SIBLING", isCoBuyer: false, isElsewhere: false });
    await world.fillIn(ctx, draft);
    await world.fillIn(ctx, draft, { role: "JOINT", ssn: "123-45-6790" });
    await world.submit(ctx, draft);
    expect(await storedOf(draft)).toMatchObject([
      { person: "PRIMARY", state: "CLEAR", version: 1 },
      { person: "JOINT", state: "CLEAR", version: 1 },
    ]);
    expect(await requestsOf(draft)).toBe(3);
  });

  test("and has a near name is sent to no lender until a person has cleared it", async () => {
    const ctx = buyer();
    const order = await heldApplication(ctx);
    expect(order.deal.status).toBe("DPEN");
    expect(await requestsOf(order)).toBe(0);
    expect((await readDecision(ctx, order)).state).toBe("waiting");
    const reasons = await reasonsOf(ctx, order);
    expect(reasons).toContain("We're checking something before we send your application.");
    expect(reasons.join(" ")).not.toMatch(/sanction|OFAC|list/iu);
    expect(await retailerMails(order)).toHaveLength(1);
    expect((await retailerMails(order))[0]?.text).not.toMatch(/Borya|Samplevich/u);
    await say("screening.cleared", order);
    await say("screening.cleared", order);
    expect(await requestsOf(order)).toBe(3);
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    expect((await readDecision(ctx, order)).state).toBe("offers");
  });

  test("as the second of two is looked at too", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    await setJoint(ctx, { orderNumber }, { relation: "SIBLING", isCoBuyer: true, isElsewhere: false });
    await world.fillIn(ctx, draft);
    const personal = { ...JOINT_PAGES.personal, ...LISTED, birthDate: "03/12/1961" };
    const pages = { ...JOINT_PAGES, personal };
    await world.fillIn(ctx, draft, { role: "JOINT", ssn: "123-45-6790", pages });
    await world.submit(ctx, draft);
    expect(await requestsOf(draft)).toBe(0);
    expect(await screeningsOf(draft)).toMatchObject([{ person: "JOINT", state: "WAITING" }]);
  });

  test("is not looked at again after a person has cleared the same findings", async () => {
    const ctx = buyer();
    const order = await heldApplication(ctx);
    await say("screening.cleared", order);
    await endApplication(ctx, { orderNumber: order.orderNumber, why: "withdrawn" });
    const again = await world.submitAgain(ctx, (await readDecision(ctx, order)).order);
    expect(again.deal.status).toBe("DPEN");
    expect(await storedOf(order)).toMatchObject([
      { state: "CLEARED", version: 1 },
      { state: "CLEARED", version: 2 },
    ]);
    expect(await retailerMails(order)).toHaveLength(1);
  });

  test("and withdraws before anybody looked is sent to nobody afterwards", async () => {
    const ctx = buyer();
    const order = await heldApplication(ctx);
    await endApplication(ctx, { orderNumber: order.orderNumber, why: "withdrawn" });
    const said = await say("screening.cleared", order);
    expect(said.dealStatus).toBe("UDEC");
    expect(await requestsOf(order)).toBe(0);
    expect(await storedOf(order)).toMatchObject([{ state: "REPLACED" }]);
  });

  test("and is confirmed loses the order, and no lender ever hears of it", async () => {
    const ctx = buyer();
    const order = await heldApplication(ctx);
    const said = await say("screening.confirmed", order);
    expect(said).toMatchObject({ orderStatus: "CANCELED", dealStatus: "CANC" });
    expect(await requestsOf(order)).toBe(0);
    const { rows } = await world.database.owner.query(
      "select a.state, a.outcome, keep_until is not null as kept from credit_application a join orders o on o.id = a.order_id where o.order_number = $1",
      [order.orderNumber],
    );
    expect(rows).toEqual([{ state: "OVER", outcome: "DECLINED", kept: true }]);
  });

  test("for a car that somebody else has by the time of clearing is sent to no lender", async () => {
    const ctx = buyer();
    const order = await heldApplication(ctx);
    await world.database.owner.query(
      "update vehicle set held_by_order_id = null, availability = 'Available', hold_expires_at = null where held_by_order_id = $1",
      [order.deal.dealId],
    );
    const said = await say("screening.cleared", order);
    expect(said.dealStatus).toBe("UDEC");
    expect(await requestsOf(order)).toBe(0);
    expect(await reasonsOf(ctx, order)).toContain("The vehicle is no longer available.");
  });
});

describe("A number that can't be the applicant's", () => {
  const submitted = async (ctx: TrackerTestContext, ssn: string, name: object = {}) => {
    const draft = await world.financeDraft(ctx);
    const pages = { ...TEST_PAGES, personal: { ...TEST_PAGES.personal, ...name } };
    await world.fillIn(ctx, draft, { ssn, pages });
    return world.submit(ctx, draft);
  };

  test("because another person has it in an open application waits for a person", async () => {
    await submitted(buyer(), "219-09-9871");
    const other = await submitted(buyer(), "219-09-9871", { firstName: "Avery", lastName: "Sample" });
    expect(await screeningsOf(other)).toMatchObject([{ state: "WAITING", flags: ["NUMBER_OF_ANOTHER"] }]);
    expect(await requestsOf(other)).toBe(0);
  });

  test("is no other's while the name is the same, spelled differently", async () => {
    await submitted(buyer(), "219-09-9872");
    const same = await submitted(buyer(), "219-09-9872", { firstName: "ROBYN" });
    expect(await screeningsOf(same)).toEqual([]);
  });

  test("is nobody's any more once the other application is over", async () => {
    const first = buyer();
    const { orderNumber } = await submitted(first, "219-09-9873");
    await endApplication(first, { orderNumber, why: "withdrawn" });
    const other = await submitted(buyer(), "219-09-9873", { firstName: "Avery", lastName: "Sample" });
    expect(await screeningsOf(other)).toEqual([]);
  });

  test("because it was never issued waits, and the numbers of the sandbox may be typed by everybody", async () => {
    const never = await submitted(buyer(), "078-05-1120");
    expect(await screeningsOf(never)).toMatchObject([{ flags: ["NUMBER_NEVER_ISSUED"] }]);
    const shared = await submitted(buyer(), SSN.approve, { firstName: "Avery", lastName: "Sample" });
    expect(await screeningsOf(shared)).toEqual([]);
  });

  test("is found by a keyed hash that goes with the number", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, "219-09-7780");
    const index = async () => {
      const { rows } = await world.database.owner.query<{ ssn_index: string | null }>(
        "select ssn_index from credit_applicant p join credit_application a on a.id = p.application_id join orders o on o.id = a.order_id where o.order_number = $1",
        [orderNumber],
      );
      return rows[0]?.ssn_index;
    };
    expect(await index()).toMatch(/^[\w-]{43}$/u);
    const [offer] = (await readDecision(ctx, { orderNumber })).offers;
    if (!offer) throw new Error("no offer");
    await acceptOffer(ctx, { orderNumber, ...offer });
    expect(await index()).toBeNull();
  });
});
