import { afterAll, beforeAll, expect, it } from "vitest";
import type { DecisionView } from "#modules/credit-decisions/domain/decision-view.ts";
import { draftToFinance, fillInApplication } from "#tests/support/apply-for-credit.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { SSN } from "#tests/support/credit-pages.ts";
import { listAvailable, ORDER_BUYER, placeOrder } from "#tests/support/place-order.ts";
import { signOrder, uploadBoth } from "#tests/support/sign-order.ts";

/** Rules of buying on credit that hold at one call have to hold at every other one. */
let app: ComposedApp;
let headers: Record<string, string>;
let at = 0;
beforeAll(async () => {
  app = await makeComposedApp();
  headers = await app.signIn();
}, 120_000);
afterAll(() => app.close());

async function ask<T>(address: string, call: { method?: string; body?: object } = {}): Promise<T> {
  const answer = await app.call(address, { headers, ...call });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

const post = (address: string, body: object = {}) => ask<object>(address, { method: "POST", body });
const says = (orderNumber: string, event: string) =>
  app.call(`/sandbox/api/orders/${orderNumber}/events`, { method: "POST", body: { event } });
const decisionOf = (orderNumber: string) => ask<DecisionView>(`/api/commerce/orders/${orderNumber}/decision`);

async function applied(ssn: string): Promise<string> {
  const [vehicleId = ""] = (await listAvailable(app.call)).slice(10 + at++);
  const orderNumber = await draftToFinance(app.call, { headers, vehicleId });
  await fillInApplication(app.call, { headers, orderNumber }, { ssn });
  await post(`/api/credit-applications/${orderNumber}/submit`, { acceptedTerms: true });
  return orderNumber;
}

/** What each lender was asked with an order's application. */
const asked = async (orderNumber: string) => {
  type Asked = { requests: { requestId: string; state: string }[] };
  return (await ask<Asked>(`/sandbox/api/orders/${orderNumber}/lenders`)).requests;
};

/** An order made of a lender's offer, as whoever signs and pays for it knows it. */
async function accepted() {
  const orderNumber = await applied(SSN.silent);
  const [first] = await asked(orderNumber);
  await post(`/sandbox/api/lender-requests/${first?.requestId}/answer`, { outcome: "approve" });
  const [offer] = (await decisionOf(orderNumber)).offers;
  const { offerId, termsDigest } = offer!;
  const address = `/api/commerce/orders/${orderNumber}/accept-offer`;
  await post(address, { acceptedTerms: true, offerId, termsDigest });
  const { deal } = await ask<{ deal: { dealId: string } }>(`/public/commerce/orders/${orderNumber}`);
  return { headers, order: { orderNumber, dealId: deal.dealId, vehicleId: "" } };
}

/** The lender whose offer was taken says something else about it. */
async function lenderSays(orderNumber: string, outcome: "approve" | "decline"): Promise<void> {
  const [first] = await asked(orderNumber);
  await post(`/sandbox/api/lender-requests/${first?.requestId}/answer`, { outcome });
}

async function contractJobs(): Promise<number> {
  const question = "select 1 from job where kind = 'documents.signing-documents-complete'";
  return (await app.database.owner.query(question)).rows.length;
}

it("No contract is made for a loan whose offer was taken back, until it stands again", async () => {
  const taken = await accepted();
  const { orderNumber } = taken.order;
  await lenderSays(orderNumber, "decline");
  await uploadBoth(app.call, taken);
  const refused = await says(orderNumber, "contract.ready");
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("contract.offerTakenBack"),
  ]);
  const before = await contractJobs();
  await lenderSays(orderNumber, "approve");
  expect(await contractJobs()).toBe(before + 1);
  expect((await says(orderNumber, "contract.ready")).status).toBe(200);
});

it("A car stays while the contract that its lender sent back is not signed again", async () => {
  const bought = await accepted();
  const { orderNumber } = bought.order;
  await signOrder(app.call, bought);
  for (const event of ["documents.accepted", "contract.countersigned", "lender.contract-returned"])
    expect([event, (await says(orderNumber, event)).status]).toEqual([event, 200]);
  const refused = await says(orderNumber, "order.delivered");
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("handover.contractUnsigned"),
  ]);
});

it("An application that the retailer declined itself can be corrected and sent again", async () => {
  const orderNumber = await applied(SSN.silent);
  expect((await says(orderNumber, "lender.declined")).status).toBe(200);
  const own = `/api/credit-applications/${orderNumber}`;
  expect((await ask<{ state: string }>(own)).state).toBe("open");
  const corrected = { role: "PRIMARY", page: "employment", fields: { employer: "Harbor Mills" } };
  await ask(own, { method: "PUT", body: corrected });
});

/** Subjects of the mails about an order, newest first. */
async function subjectsAbout(orderNumber: string): Promise<readonly string[]> {
  const to = encodeURIComponent(ORDER_BUYER.email);
  const mails = await ask<{ subject: string; text: string }[]>(`/sandbox/api/messages?to=${to}`);
  return mails.filter(({ text }) => text.includes(orderNumber)).map(({ subject }) => subject);
}

it("An offer for a car that somebody else bought meanwhile is no good news; for one that is free again it is", async () => {
  const [sold, free] = [await applied(SSN.silent), await applied(SSN.silent)];
  const { vehicle } = await ask<{ vehicle: { id: string } }>(`/public/commerce/orders/${sold}`);
  await post("/sandbox/api/clock", { advanceSeconds: 4 * 86_400 });
  const other = await app.signIn({ email: "second.buyer@example.com" });
  await placeOrder(app.call, { headers: other, vehicleId: vehicle.id, until: "submitted" });
  headers = await app.signIn();
  const { vehicle: released } = await ask<{ vehicle: { id: string } }>(`/public/commerce/orders/${free}`);
  await app.database.owner.query(
    "update vehicle set availability = 'Available', held_by_order_id = null, hold_expires_at = null where id = $1",
    [released.id],
  );
  for (const orderNumber of [sold, free]) await lenderSays(orderNumber, "approve");
  const about = await subjectsAbout(sold);
  expect(about[0]).toMatch(/has been sold$/u);
  expect(about.join(" ")).not.toContain("You have a credit offer");
  expect((await subjectsAbout(free))[0]).toContain("You have a credit offer");
});
