import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeDeal } from "#modules/checkout/server/change-deal.ts";
import { continueCheckout } from "#modules/checkout/server/continue-checkout.ts";
import { releaseExpiredHolds } from "#modules/checkout/server/release-expired-holds.ts";
import { removeFromCart } from "#modules/checkout/server/remove-from-cart.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import type { OfferView } from "#modules/credit-decisions/domain/decision-view.ts";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { lookAtOffers } from "#modules/credit-decisions/server/follow-offers.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { CONSENT_TEXTS } from "#modules/credit/domain/consents.ts";
import { giveConsents } from "#modules/credit/server/give-consents.ts";
import { inviteJoint } from "#modules/credit/server/invite-joint.ts";
import { readInvitedApplication } from "#modules/credit/server/read-application.ts";
import { savePage } from "#modules/credit/server/save-page.ts";
import { setJoint } from "#modules/credit/server/set-joint.ts";
import { applyPromo } from "#modules/deal-drafts/server/apply-promo.ts";
import { setTradeIn } from "#modules/deal-drafts/server/set-trade-in.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { type CreditWorld, JOINT_PAGES, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

const ROUNDS = 4;
let buyers = 0;
const buyer = () => world.as(`acc_meanwhile_${(buyers += 1)}`);

interface Offered {
  readonly ctx: TrackerTestContext;
  readonly orderNumber: string;
  readonly offers: readonly OfferView[];
}

async function offered(): Promise<Offered> {
  const ctx = buyer();
  const { orderNumber } = await world.decided(ctx, SSN.approve);
  return { ctx, orderNumber, offers: (await readDecision(ctx, { orderNumber })).offers };
}

/** What became of calls that were made at once; only refusals in our own words count as answers. */
async function atOnce(...calls: readonly (() => Promise<unknown>)[]): Promise<readonly string[]> {
  const settled = await Promise.allSettled(calls.map((call) => call()));
  return settled.map((outcome) => {
    if (outcome.status === "fulfilled") return "done";
    if (isAppError(outcome.reason)) return outcome.reason.details.code;
    throw outcome.reason;
  });
}

async function takenOffers(orderNumber: string): Promise<readonly string[]> {
  const { rows } = await world.database.owner.query<{ id: string }>(
    `select r.accepted_offer_id as id from lender_request r join orders o on o.id = r.order_id
     where o.order_number = $1 and r.accepted_offer_id is not null`,
    [orderNumber],
  );
  return rows.map(({ id }) => id);
}

/** What another tab, device or job does, and how it may be answered before and after the offer is accepted. */
const BESIDE: readonly (readonly [
  what: string,
  act: (offered: Offered) => Promise<unknown>,
  answers: readonly string[],
])[] = [
  [
    "cash is chosen",
    ({ ctx, orderNumber }) => changeDeal(ctx, { orderNumber, dealType: "Cash" }),
    ["order.applicationPending", "order.notEditable"],
  ],
  [
    "another down payment is typed",
    ({ ctx, orderNumber }) =>
      updateOrder(ctx, { orderNumber, dealType: "Finance", choices: { downPaymentCents: 900_000 } }),
    ["order.applicationPending", "order.notEditable"],
  ],
  [
    "a trade-in is added",
    ({ ctx, orderNumber }) => setTradeIn(ctx, { orderNumber, use: true }),
    ["order.applicationPending", "order.notEditable"],
  ],
  [
    "a promo code is typed",
    ({ ctx, orderNumber }) => applyPromo(ctx, { orderNumber, code: "FALL500" }),
    ["order.applicationPending", "order.notEditable"],
  ],
  [
    "a second applicant is added",
    ({ ctx, orderNumber }) =>
      setJoint(ctx, { orderNumber }, { relation: "OTHER", isCoBuyer: true, isElsewhere: false }),
    ["credit.notOpen"],
  ],
  [
    "a page of the application is corrected",
    ({ ctx, orderNumber }) =>
      savePage(ctx, { orderNumber, role: "PRIMARY" }, { page: "housing", fields: {} }),
    ["credit.notOpen"],
  ],
  [
    "the application is withdrawn",
    ({ ctx, orderNumber }) => endApplication(ctx, { orderNumber, why: "withdrawn" }),
    ["order.notEditable", "done"],
  ],
  [
    "the order is removed from the cart",
    ({ ctx, orderNumber }) => removeFromCart(ctx, { orderNumber }),
    ["order.notEditable", "done"],
  ],
  [
    "the application is submitted again",
    ({ ctx, orderNumber }) => submitOrder(ctx, { orderNumber, appliesAgain: true }),
    ["done"],
  ],
  [
    "the car is held again",
    ({ ctx, orderNumber }) => continueCheckout(ctx, { orderNumber }),
    ["order.notEditable", "done"],
  ],
];

describe("An offer that is accepted in the moment in which", () => {
  test.each(BESIDE)("%s is the order or is not, never half of it", async (_what, act, answers) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const standing = await offered();
      const { ctx, orderNumber, offers } = standing;
      const [offer] = offers;
      const accept = () => acceptOffer(ctx, { orderNumber, ...offer! });
      const other = () => act(standing);
      const [accepted, beside] =
        round % 2 === 0 ? await atOnce(accept, other) : (await atOnce(other, accept)).toReversed();
      const { order } = await readDecision(ctx, { orderNumber }).catch(() => ({ order: null }));
      const taken = await takenOffers(orderNumber);
      if (accepted === "done") {
        expect(answers).toContain(beside);
        expect(taken).toEqual([offer!.offerId]);
        expect(order).toMatchObject({ orderStatus: "SUBMITTED", deal: { type: "Finance", status: "VPEN" } });
        expect(order?.receipt.lines).toEqual(offer!.lines);
      } else {
        expect(["offer.none", "order.canceled"]).toContain(accepted);
        expect(beside).toBe("done");
        expect(taken).toEqual([]);
      }
    }
  });

  test("it ends is taken or has ended, and so has its hold", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ctx, orderNumber, offers } = await offered();
      const end = Date.parse(offers[0]!.expiresAt);
      const clockAt = (instant: number) => ({ clock: { now: () => new Date(instant) } });
      const before = { ...ctx, ...clockAt(end - 1) };
      const [offer] = (await readDecision(before, { orderNumber })).offers;
      const { deal, vehicle } = (await readDecision(before, { orderNumber })).order;
      const later = { ...world.system, ...clockAt(end) };
      const [accepted] = await atOnce(
        () => acceptOffer(before, { orderNumber, ...offer! }),
        () => lookAtOffers(later, { orderId: deal.dealId }),
        () => releaseExpiredHolds(later),
      );
      const { state, order } = await readDecision({ ...ctx, ...clockAt(end) }, { orderNumber });
      const { availability, held_by_order_id: holder } = await world.vehicle(vehicle.id);
      if (accepted === "done") {
        expect(state).toBe("accepted");
        expect({ availability, holder }).toEqual({ availability: "PendingSale", holder: deal.dealId });
      } else {
        expect(["offer.none", "hold.expired", "vehicle.unavailable"]).toContain(accepted);
        expect([state, order.orderStatus, availability]).toEqual(["ran-out", "DRAFT", "Available"]);
      }
    }
  });
});

describe("Who applies together with somebody", () => {
  async function applied() {
    const ctx = buyer();
    const email = `with.${buyers}@example.com`;
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    await setJoint(
      ctx,
      { orderNumber },
      { relation: "DOMESTIC_PARTNER", isCoBuyer: true, isElsewhere: true },
    );
    await world.fillIn(ctx, draft);
    await inviteJoint(ctx, { orderNumber }, { email, phoneConsent: false });
    const [mail] = await listSandboxMessages(world.system, { to: email });
    const token = /#([0-9A-Z]{32})/u.exec(mail?.text ?? "")?.[1] ?? "";
    const invitation = `${token}.${"0".repeat(32)}`;
    const pages = { ...JOINT_PAGES, personal: { ...JOINT_PAGES.personal, email } };
    await world.fillIn(ctx, draft, { role: "JOINT", ssn: SSN.jointApprove, invitation, pages });
    await world.submit(ctx, draft);
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    return { ctx, orderNumber, invitation, email };
  }
  const refused = (code: string) => (call: Promise<unknown>) =>
    expect(call).rejects.toMatchObject({ details: { code } });

  test("takes back no consent and changes no page while offers stand, nor after one was accepted", async () => {
    const { ctx, orderNumber, invitation, email } = await applied();
    const version = CONSENT_TEXTS.ELECTRONIC_RECORDS.version;
    const nothingChanges = async (byLink: ReturnType<typeof refused>) => {
      await byLink(giveConsents(world.system, { invitation }, []));
      await byLink(giveConsents(world.system, { invitation }, [{ code: "ELECTRONIC_RECORDS", version }]));
      await byLink(
        savePage(world.system, { invitation }, { page: "employment", fields: JOINT_PAGES.employment }),
      );
      const byOwner = refused("credit.notOpen");
      await byOwner(inviteJoint(ctx, { orderNumber }, { email, phoneConsent: false }));
      await byOwner(setJoint(ctx, { orderNumber }, null));
    };
    await nothingChanges(refused("credit.notOpen"));
    expect(await readInvitedApplication(world.system, { invitation })).toMatchObject({ state: "submitted" });
    const [offer] = (await readDecision(ctx, { orderNumber })).offers;
    await acceptOffer(ctx, { orderNumber, ...offer! });
    // Nothing is left to look at: the link is over as well.
    await nothingChanges(refused("credit.invitationInvalid"));
  });
});
