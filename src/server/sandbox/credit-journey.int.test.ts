import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { setJoint } from "#modules/credit/server/set-joint.ts";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listDocuments } from "#modules/documents/server/list-documents.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import { openIdLinkHere } from "#modules/id-verification/server/send-id-link.ts";
import { submitCapture } from "#modules/id-verification/server/submit-capture.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import { requiredOf } from "#tests/support/required-steps.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, type TrackerTestContext, upload } from "#tests/support/tracker-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_journey_${(buyers += 1)}`);
const play = ({ orderNumber }: OrderView, event: string, details: object = {}) =>
  applyEvent(world.system, { ...details, orderNumber, event });
const statuses = async (ctx: TrackerTestContext, order: OrderView) => {
  const { tracker } = await getTracker(ctx, order);
  return Object.fromEntries(requiredOf(tracker.steps).map(({ step, status }) => [step, status]));
};
const dealOf = async (ctx: TrackerTestContext, order: OrderView) => (await getOrder(ctx, order)).deal.status;

/** An order whose cheapest offer was accepted. */
async function accepted(ctx: TrackerTestContext, ssn: string, choices: object): Promise<OrderView> {
  const { orderNumber } = await world.decided(ctx, ssn, choices);
  const [offer] = (await readDecision(ctx, { orderNumber })).offers;
  if (!offer) throw new Error("no offer");
  return acceptOffer(ctx, { orderNumber, ...offer });
}

async function uploadAll(ctx: TrackerTestContext, { deal: { dealId } }: OrderView): Promise<string[]> {
  const open = (await listDocuments(ctx, { dealId })).filter(({ status }) => status === "initialized");
  for (const { key } of open)
    await upload(ctx, { dealId, type: key, files: [{ name: `${key}.png`, bytes: freshPng() }] });
  return open.map(({ key }) => key);
}

/** A lease, decided and accepted. */
async function leased(ctx: TrackerTestContext): Promise<OrderView> {
  const vehicleKey = await world.addVehicle();
  await world.database.owner.query(
    "update vehicle set condition = 'new', mileage = 12, year = 2026, msrp_cents = 2650000 where id = $1",
    [vehicleKey],
  );
  const { order: draft } = await createOrder(ctx, { vehicleKey, dealType: "Lease" });
  const { order } = await updateOrder(ctx, { orderNumber: draft.orderNumber, buyer: TEST_BUYER });
  await world.fillIn(ctx, order, { ssn: SSN.approve });
  await world.submit(ctx, order);
  await world.runJobs();
  world.clock.advance({ seconds: 60 });
  await world.runJobs();
  const [offer] = (await readDecision(ctx, order)).offers;
  if (!offer) throw new Error("no offer");
  return acceptOffer(ctx, { orderNumber: order.orderNumber, ...offer });
}

/** Two people who applied together; both become buyers. */
async function boughtTogether(ctx: TrackerTestContext): Promise<OrderView> {
  const draft = await world.financeDraft(ctx);
  const { orderNumber } = draft;
  const together = { relation: "DOMESTIC_PARTNER", isCoBuyer: true, isElsewhere: false } as const;
  await setJoint(ctx, { orderNumber }, together);
  await world.fillIn(ctx, draft);
  await world.fillIn(ctx, draft, { role: "JOINT", ssn: "123-45-6790" });
  await world.submit(ctx, draft);
  await world.runJobs();
  world.clock.advance({ seconds: 60 });
  await world.runJobs();
  const [offer] = (await readDecision(ctx, { orderNumber })).offers;
  if (!offer) throw new Error("no offer");
  return acceptOffer(ctx, { orderNumber, ...offer });
}

const identify = async (ctx: TrackerTestContext, order: OrderView, person: "buyer" | "co-buyer") => {
  const { path } = await openIdLinkHere(ctx, { orderNumber: order.orderNumber, idState: null, person });
  const token = path.split("/").at(-1) ?? "";
  await submitCapture(world.system, {
    token,
    action: "submit",
    documentNumber: "D1234567",
    issuingState: "TX",
  });
};

describe("A car that two people finance together", () => {
  it("has both identified, both licenses, both hands on the contract, and is funded", async () => {
    const ctx = buyer();
    const order = await boughtTogether(ctx);
    await play(order, "insurance.verified");
    await identify(ctx, order, "buyer");
    expect((await statuses(ctx, order))["VERIFY_ID"]).toBe("IN_PROGRESS");
    await identify(ctx, order, "co-buyer");
    expect((await statuses(ctx, order))["VERIFY_ID"]).toBe("COMPLETED");
    const { dealId } = order.deal;
    const license = { dealId, files: [{ name: "license.png", bytes: freshPng() }] };
    await upload(ctx, { ...license, type: "DriversLicense" });
    // The contract waits for the license of each.
    await expect(startSigning(ctx, order)).rejects.toMatchObject({
      details: { code: "contract.notReady" },
    });
    await upload(ctx, {
      ...license,
      type: "CoBuyerLicense",
      files: [{ name: "rosa.png", bytes: freshPng() }],
    });
    await startSigning(ctx, order);
    expect(await signAsBuyer(ctx, order.orderNumber)).toMatchObject({ signersCompleted: false });
    expect((await statuses(ctx, order))["SIGN_CONTRACT"]).toBe("IN_PROGRESS");
    expect(await getSigningSession(ctx, order)).toMatchObject({ signer: "co-buyer", coBuyer: "Rosa Ortiz" });
    expect(await signAsBuyer(ctx, order.orderNumber)).toMatchObject({ signersCompleted: true });
    expect((await statuses(ctx, order))["SIGN_CONTRACT"]).toBe("COMPLETED");
    await play(order, "contract.countersigned");
    for (const event of ["lender.contract-submitted", "lender.contract-booked"]) await play(order, event);
    await play(order, "lender.funded", { amountCents: 1_950_000, fundedOn: "2026-06-20" });
    expect(await dealOf(ctx, order)).toBe("FUND");
  });
});

describe("A leased car", () => {
  it("is signed as a lease and booked by its lessor", async () => {
    const ctx = buyer();
    const order = await leased(ctx);
    expect(order).toMatchObject({ deal: { type: "Lease", status: "VPEN" }, terms: { kind: "lease" } });
    for (const event of ["insurance.verified", "id.completed"]) await play(order, event);
    await uploadAll(ctx, order);
    await startSigning(ctx, order);
    const { documents } = await getSigningSession(ctx, order);
    expect(documents.map(({ kind }) => kind)).toContain("lease-agreement");
    await signAsBuyer(ctx, order.orderNumber);
    await play(order, "contract.countersigned");
    for (const event of ["lender.contract-submitted", "lender.contract-booked"]) await play(order, event);
    expect(await dealOf(ctx, order)).toBe("BOOK");
  });
});

describe("A financed car, from the accepted offer to delivery", () => {
  it("asks for what its lender wants to see, is signed, funded and handed over", async () => {
    const ctx = buyer();
    const order = await accepted(ctx, SSN.conditional, { downPaymentCents: 600_000 });
    for (const event of ["insurance.verified", "id.completed"]) await play(order, event);
    // The verified policy stands in for the insurance card.
    expect(await uploadAll(ctx, order)).toEqual(["DriversLicense", "ProofOfIncome"]);
    expect(await statuses(ctx, order)).toMatchObject({
      VERIFY_INSURANCE: "COMPLETED",
      VERIFY_ID: "COMPLETED",
      UPLOAD_DOCUMENTS: "COMPLETED",
      SIGN_CONTRACT: "READY",
    });
    await startSigning(ctx, order);
    await signAsBuyer(ctx, order.orderNumber);
    expect(await dealOf(ctx, order)).toBe("PSIGN");
    await play(order, "contract.countersigned");
    expect(await dealOf(ctx, order)).toBe("SIGN");
    await play(order, "lender.contract-submitted");
    expect(await dealOf(ctx, order)).toBe("SUBF");
    await play(order, "lender.contract-booked");
    await play(order, "lender.funded", { amountCents: 1_950_000, fundedOn: "2026-06-20" });
    expect(await getOrder(ctx, order)).toMatchObject({
      deal: { status: "FUND" },
      funded: { amountCents: 1_950_000, on: "2026-06-20" },
    });
  });

  it("waits for no money when nothing is due at signing", async () => {
    const ctx = buyer();
    const order = await accepted(ctx, SSN.approve, { downPaymentCents: 0 });
    expect(order.receipt.amountDueCents).toBe(0);
    for (const event of ["insurance.verified", "id.completed"]) await play(order, event);
    await uploadAll(ctx, order);
    await startSigning(ctx, order);
    await signAsBuyer(ctx, order.orderNumber);
    expect((await statuses(ctx, order))["PAYMENT_DETAILS"]).toBe("COMPLETED");
    await play(order, "contract.countersigned");
    const [slot] = (await listOpenSlots(ctx, order)).slots;
    if (!slot) throw new Error("no slot");
    await requestAppointment(ctx, {
      orderNumber: order.orderNumber,
      option: "PICKUP",
      slot: { date: slot.date, hour: slot.hour },
    });
    await play(order, "appointment.confirmed");
    expect(new Set(Object.values(await statuses(ctx, order)))).toEqual(new Set(["COMPLETED"]));
    expect(await play(order, "order.delivered")).toMatchObject({ orderStatus: "DELIVERED" });
  });
});
