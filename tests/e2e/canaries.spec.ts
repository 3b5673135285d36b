import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { draftToFinance, fillInApplication } from "#tests/support/apply-for-credit.ts";
import { type Canary, ssnCanary, wordCanary } from "#tests/support/canary.ts";
import { TEST_PAGES } from "#tests/support/credit-pages.ts";
import { type Caller, listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { preQualifyByNumber } from "#tests/support/pre-qualify.ts";
import { copySeededFolder } from "#tests/support/seeded-folder.ts";
import { signInAt, startServerProcess } from "#tests/support/server-process.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";

const APPROVED = ssnCanary("417-39-2780");
const DECLINED = ssnCanary("431-27-6510");
const BY_NUMBER = ssnCanary("529-81-3715");
const YEARLY_CENTS = wordCanary("9864213");
const EMPLOYER = wordCanary("Quixworth Canary Mill");
const INCOME = wordCanary("97,531.86");
const GOOD = "4242424242424242";
const DECLINED_CARD = "4000000000000002";
const REFUSED = "4111111111111111";
const CARDS = [GOOD, DECLINED_CARD, REFUSED].map((number): Canary => ({ typed: number, forms: [number] }));
const CARD = { expMonth: 12, expYear: 2030, cvc: "123", name: "Avery Buyer", zipCode: "78701" };
const CANARIES = [...CARDS, APPROVED, DECLINED, EMPLOYER, INCOME, BY_NUMBER, YEARLY_CENTS];

/** Files below a folder in which a canary stands in any form: tables, write-ahead log, mails, papers, logs. */
function filesWith(folder: string, canaries: readonly Canary[]): string[] {
  const forms = canaries.flatMap((canary) => canary.forms);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return forms.some((form) => bytes.includes(form));
    });
}

/** A deposit by card, with numbers sent to wrong places on the way. */
async function payByCard(call: Caller): Promise<void> {
  const headers = await signInAt(call, "buyer@example.com");
  const [vehicleId = ""] = await listAvailable(call);
  const { orderNumber } = await placeOrder(call, { headers, vehicleId, until: "submitted" });
  const post = (path: string, body: object | string) => call(path, { method: "POST", headers, body });
  const tokenOf = async (number: string) => {
    const answer = await post("/sandbox/gateway/tokens", { kind: "card", number, ...CARD });
    return ((await answer.json()) as { token?: string }).token;
  };
  const deposit = `/api/payments/${orderNumber}/deposit`;
  expect((await post(deposit, { token: await tokenOf(DECLINED_CARD) })).status).toBeLessThan(500);
  // Where it has no business: a refused card, a token's place, a path, a question, a body that is no JSON.
  expect(await tokenOf(REFUSED)).toBeUndefined();
  expect((await post(deposit, { token: GOOD })).status).toBe(400);
  expect((await call(`/api/payments/${GOOD}`, { headers })).status).toBe(404);
  expect((await call(`/vehicles/${GOOD}?q=${GOOD}`)).status).toBe(404);
  expect((await call(`/public/inventory/vehicles?q=${GOOD}`)).status).toBeLessThan(500);
  expect((await post(deposit, `{"token": "${GOOD}`)).status).toBe(400);
  expect((await post(deposit, { token: await tokenOf(GOOD) })).status).toBe(200);
}

/** One application from the first page to the lenders' decision, with the number sent to wrong places on the way. */
async function applyAndWait(call: Caller, ssn: string, state: string): Promise<string> {
  const headers = await signInAt(call, "buyer@example.com");
  const [vehicleId = ""] = await listAvailable(call);
  const orderNumber = await draftToFinance(call, { headers, vehicleId });
  const employment = { ...TEST_PAGES.employment, employer: EMPLOYER.typed, annualIncome: INCOME.typed };
  const visitor = { headers, orderNumber };
  await fillInApplication(call, visitor, { ssn, pages: { ...TEST_PAGES, employment } });
  const path = `/api/credit-applications/${orderNumber}`;
  const put = (address: string, body: object | string) => call(address, { method: "PUT", headers, body });
  expect((await put(`${path}/ssn`, `{"role": "PRIMARY", "ssn": "${ssn}`)).status).toBe(400);
  expect((await put(`${path}/ssn`, { role: ssn, ssn })).status).toBe(400);
  expect((await call(`/api/credit-applications/${ssn}`, { headers })).status).toBe(404);
  expect((await call(`/checkout/${ssn}/credit-application?ssn=${ssn}`)).status).toBeLessThan(500);
  expect((await call(`/public/inventory/vehicles?q=${ssn}`)).status).toBeLessThan(500);
  const submitted = await call(`${path}/submit`, {
    method: "POST",
    headers,
    body: { acceptedTerms: true },
  });
  expect(submitted.status).toBe(200);
  for (let left = 100; left > 0; left -= 1) {
    await call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 5 } });
    const again = await signInAt(call, "buyer@example.com");
    const decision = await call(`/api/commerce/orders/${orderNumber}/decision`, { headers: again });
    if (((await decision.json()) as { state: string }).state === state) return orderNumber;
    await sleep(200);
  }
  throw new Error(`the lenders did not say ${state}`);
}

test("A card number, a Social Security number and an income are in no log and no file of the server", async () => {
  test.setTimeout(180_000);
  const dataDir = throwAwayFolder("forecourt-canaries-");
  copySeededFolder(dataDir);
  const server = await startServerProcess({ dataDir, env: { LOG_LEVEL: "debug" } });
  try {
    await payByCard(server.call);
    const orderNumber = await applyAndWait(server.call, APPROVED.typed, "offers");
    await applyAndWait(server.call, DECLINED.typed, "declined");
    const found = await preQualifyByNumber(server.call, {
      phone: "5122347715",
      annualIncomeCents: Number(YEARLY_CENTS.typed),
      ssn: BY_NUMBER.typed,
    });
    expect(found.step).toBe("result");
    expect(await server.end("SIGTERM")).toBe(0);
    const written = CANARIES.filter(({ forms }) => forms.some((form) => server.output().includes(form)));
    expect(written.map(({ typed }) => typed)).toEqual([]);
    expect(filesWith(dataDir, CANARIES)).toEqual([]);
    // The search itself works: both know the order.
    expect(filesWith(dataDir, [wordCanary(orderNumber)]).length).toBeGreaterThan(0);
    expect(server.output()).toContain("ready on");
  } finally {
    if (server.child.exitCode === null) await server.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
