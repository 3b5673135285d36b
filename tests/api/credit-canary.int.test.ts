import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DecisionView } from "#modules/credit-decisions/domain/decision-view.ts";
import type { ApplicantDraft } from "#modules/credit/domain/applicants/applicant-draft.ts";
import {
  applyTogether,
  askAsApplicant,
  type CreditVisitor,
  draftToFinance,
  fillInApplication,
  inviteByMail,
  onPhone,
} from "#tests/support/apply-for-credit.ts";
import { heldBy, ssnCanary, wordCanary } from "#tests/support/canary.ts";
import { type Call, type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { JOINT_PAGES, TEST_PAGES } from "#tests/support/credit-pages.ts";
import { listAvailable } from "#tests/support/place-order.ts";

/** Numbers and incomes of real-looking people, looked for wherever the product writes something. */
let app: ComposedApp;
let worker: Awaited<ReturnType<ComposedApp["again"]>>;
let headers: Record<string, string>;
const said: { readonly address: string; readonly text: string }[] = [];

const APPROVED = ssnCanary("417-39-2780");
const JOINTS = ssnCanary("529-81-3790");
const DECLINED = ssnCanary("431-27-6510");
const MISTYPED = ssnCanary("000-39-2781");
const NUMBERS = [APPROVED, JOINTS, DECLINED, MISTYPED];

const EMPLOYER = wordCanary("Quixworth Canary Mill");
const BEFORE = wordCanary("Zanzibar Hat Company");
const LAST_NAME = wordCanary("Quagmirewell");
const INCOME = wordCanary("97,531.86");
const RENT = wordCanary("1,357.91");
const BIRTH = wordCanary("02/29/1984");
const SEALED = [...NUMBERS, EMPLOYER, BEFORE, LAST_NAME, INCOME, RENT, BIRTH];

const PAGES: ApplicantDraft = {
  personal: { ...TEST_PAGES.personal, lastName: LAST_NAME.typed, birthDate: BIRTH.typed },
  employment: {
    ...TEST_PAGES.employment,
    employer: EMPLOYER.typed,
    annualIncome: INCOME.typed,
    start: "03/2026",
    previousJobs: [
      {
        status: "FULL_TIME",
        employer: BEFORE.typed,
        occupation: "Hatter",
        start: "01/2015",
        end: "03/2026",
      },
    ],
  },
  housing: { ...TEST_PAGES.housing, monthlyPayment: RENT.typed },
};

beforeAll(async () => {
  app = await makeComposedApp();
  worker = await app.again({ role: "worker" });
  headers = await app.signIn();
}, 180_000);
afterAll(async () => {
  await worker.close();
  await app.close();
});

/** Every call of this file, with what came back. */
async function call(address: string, input?: Call): Promise<Response> {
  const answer = await app.call(address, input);
  said.push({ address, text: `${JSON.stringify([...answer.headers])} ${await answer.clone().text()}` });
  return answer;
}

async function json<T>(address: string, input: Call = {}): Promise<T> {
  const answer = await call(address, { headers, ...input });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function newApplication(ssn: string): Promise<CreditVisitor & { readonly orderNumber: string }> {
  const [vehicleId = ""] = await listAvailable(call);
  const orderNumber = await draftToFinance(call, { headers, vehicleId });
  const owner = { headers, orderNumber };
  await fillInApplication(call, owner, { ssn, pages: PAGES });
  return owner;
}

async function submit(orderNumber: string): Promise<void> {
  const path = `/api/credit-applications/${orderNumber}/submit`;
  await json(path, { method: "POST", body: { acceptedTerms: true } });
}

/** Until lenders have said what they say. */
async function decided(orderNumber: string, state: string): Promise<DecisionView> {
  const read = () => json<DecisionView>(`/api/commerce/orders/${orderNumber}/decision`);
  await expect
    .poll(
      async () => {
        await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 10 } });
        headers = await app.signIn();
        return (await read()).state;
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(state);
  return read();
}

/** Wherever a number has no business: each is refused, and none is said back. */
async function sendAstray(orderNumber: string, ssn: string): Promise<void> {
  const base = `/api/credit-applications/${orderNumber}`;
  const put = { method: "PUT", headers };
  await call(`${base}/ssn`, { ...put, body: { role: "PRIMARY", ssn: MISTYPED.typed } });
  await call(`${base}/ssn`, { ...put, body: { role: ssn, ssn } });
  await call(`${base}/ssn`, { ...put, body: { role: "PRIMARY", ssn, again: ssn } });
  await call(`${base}/ssn`, { ...put, body: { role: "PRIMARY", ssn: [ssn] } });
  await call(`${base}/ssn`, { ...put, body: `{"role":"PRIMARY","ssn":"${ssn}` });
  await call(`${base}/ssn`, { ...put, body: `ssn=${ssn}` });
  await call(base, { ...put, body: { role: "PRIMARY", page: ssn, fields: {} } });
  await call(base, { ...put, body: { role: "PRIMARY", page: "personal", fields: { [ssn]: ssn, ssn } } });
  await call(`${base}/consents`, {
    ...put,
    body: { role: "PRIMARY", consents: [{ code: ssn, version: 1 }] },
  });
  await call(`${base}/demonstration`, { ...put, method: "POST", body: { role: "PRIMARY", code: ssn } });
  await call("/public/credit-applications/joint", { headers: { "credit-invitation": ssn } });
  await call(`/api/credit-applications/${ssn}`, { headers });
  await call(`${base}?ssn=${ssn}`, { headers: { ...headers, referer: `http://localhost/?ssn=${ssn}` } });
  await call(`/api/commerce/orders/${orderNumber}/accept-offer`, {
    ...put,
    method: "POST",
    headers: { ...headers, "idempotency-key": ssn },
    body: { acceptedTerms: true, offerId: ssn, termsDigest: "0".repeat(32) },
  });
}

describe("Two applications, one accepted and one declined", () => {
  it("leave no number and no income in plain text in the database, and no number in any answer or mail", async () => {
    const owner = await newApplication(APPROVED.typed);
    await applyTogether(call, owner, { isElsewhere: true });
    const token = await inviteByMail(call, owner, "joint.canary@example.com");
    const phone = { headers: onPhone(token) };
    await fillInApplication(call, phone, { ssn: JOINTS.typed, pages: JOINT_PAGES });
    await fillInApplication(call, owner, { ssn: APPROVED.typed, pages: PAGES });
    await sendAstray(owner.orderNumber, APPROVED.typed);
    // What went astray may have changed the page and the consents.
    await fillInApplication(call, owner, { ssn: APPROVED.typed, pages: PAGES });
    await expectSealed("while it is filled in");

    await submit(owner.orderNumber);
    await expectSealed("while lenders decide");
    const { offers } = await decided(owner.orderNumber, "offers");
    const [offer] = offers;
    if (!offer) throw new Error("no offer");
    await json(`/api/commerce/orders/${owner.orderNumber}/accept-offer`, {
      method: "POST",
      body: { acceptedTerms: true, offerId: offer.offerId, termsDigest: offer.termsDigest },
    });
    const other = await newApplication(DECLINED.typed);
    await submit(other.orderNumber);
    await decided(other.orderNumber, "declined");
    await readEverything([owner.orderNumber, other.orderNumber]);
    await askAsApplicant(call, phone, {});
    await expectSealed("afterwards");

    const told = said.filter(({ text }) => heldBy(text, NUMBERS).length > 0);
    expect(told.map(({ address }) => address)).toEqual([]);
    expect(heldBy(JSON.stringify([app.errors, app.security]), SEALED)).toEqual([]);
    // The search itself works.
    expect(said.filter(({ text }) => heldBy(text, [EMPLOYER]).length > 0).length).toBeGreaterThan(0);
    const { rows } = await app.database.owner.query("select order_number from orders");
    expect(heldBy(JSON.stringify(rows), [wordCanary(owner.orderNumber)])).toEqual([owner.orderNumber]);
  });
});

/** What the buyer, the desk and a mailbox show of it. */
async function readEverything(orderNumbers: readonly string[]): Promise<void> {
  for (const orderNumber of orderNumbers)
    for (const address of [
      `/api/credit-applications/${orderNumber}`,
      `/api/credit-applications/${orderNumber}/notices`,
      `/api/commerce/orders/${orderNumber}`,
      `/public/commerce/history/${orderNumber}`,
      `/api/commerce/orders/${orderNumber}/decision`,
      `/api/progress/${orderNumber}`,
      `/api/documents/packages/deals/${orderNumber}`,
      `/sandbox/api/orders/${orderNumber}/lenders`,
    ])
      expect((await call(address, { headers })).status).toBeLessThan(500);
  for (const to of ["robin@example.com", "joint.canary@example.com", "rosa@example.com"]) {
    await call(`/sandbox/api/messages?to=${to}`);
    await call(`/sandbox/api/outbox?to=${to}`);
  }
  await call("/sandbox/api/scenarios");
  await call("/sandbox/api/webhooks");
}

/** Every column of every table as text. */
async function expectSealed(when: string): Promise<void> {
  const { rows } = await app.database.owner.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) {
    const found = await app.database.owner.query<{ row: string }>(`select t::text as row from "${name}" t`);
    const held = found.rows.flatMap(({ row }) => heldBy(row, SEALED));
    expect({ when, name, held }).toEqual({ when, name, held: [] });
  }
}
