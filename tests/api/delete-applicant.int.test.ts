import { afterAll, beforeAll, expect, it } from "vitest";
import { draftToFinance, fillInApplication } from "#tests/support/apply-for-credit.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { SSN } from "#tests/support/credit-pages.ts";
import { listAvailable } from "#tests/support/place-order.ts";

/** What deleting an account means for applications for credit, with everything wired as in the product. */
let app: ComposedApp;
let worker: { close(): Promise<void> };
beforeAll(async () => {
  app = await makeComposedApp();
  worker = await app.again({ role: "worker" });
}, 120_000);
afterAll(async () => {
  await worker.close();
  await app.close();
});

const APPLICANT = "second.buyer@example.com";

const remove = (headers: Record<string, string>) =>
  app.call("/api/profile/delete", { method: "POST", headers, body: { confirm: "delete-account" } });

const applied = async (headers: Record<string, string>, ssn: string): Promise<string> => {
  const [vehicleId] = await listAvailable(app.call);
  const orderNumber = await draftToFinance(app.call, { headers, vehicleId: vehicleId! });
  await fillInApplication(app.call, { headers, orderNumber }, { ssn });
  return orderNumber;
};
/** Lenders answer by the product's clock, which outruns a session. @returns a new one */
async function untilDeclined(orderNumber: string): Promise<Record<string, string>> {
  let headers: Record<string, string> = {};
  const decision = async () => {
    await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 10 } });
    headers = await app.signIn({ email: APPLICANT });
    const answer = await app.call(`/api/commerce/orders/${orderNumber}/decision`, { headers });
    return ((await answer.json()) as { state: string }).state;
  };
  await expect.poll(decision, { timeout: 60_000, interval: 300 }).toBe("declined");
  return headers;
}
const keptOf = async (orderNumber: string) => {
  const { rows } = await app.database.owner.query(
    `select a.version, p.personal_sealed, p.ssn_sealed, p.ssn_index, a.keep_until is not null as kept,
       (select count(*)::int from credit_submission s where s.application_id = a.id) as submissions
     from credit_application a join credit_applicant p on p.application_id = a.id join orders o on o.id = a.order_id
     where o.order_number = $1`,
    [orderNumber],
  );
  return rows;
};

it("An application that was never sent goes along with the account", async () => {
  const headers = await app.signIn();
  const orderNumber = await applied(headers, SSN.approve);
  expect(await keptOf(orderNumber)).toHaveLength(1);
  expect((await remove(headers)).status).toBe(200);
  expect(await keptOf(orderNumber)).toEqual([]);
});

it("The account stays while lenders decide; afterwards it may go, and only what they decided by is kept", async () => {
  let headers = await app.signIn({ email: APPLICANT });
  const orderNumber = await applied(headers, SSN.decline);
  const submitted = await app.call(`/api/credit-applications/${orderNumber}/submit`, {
    method: "POST",
    headers,
    body: { acceptedTerms: true },
  });
  expect(submitted.status).toBe(200);
  const refused = await remove(headers);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "identity.openOrders" });
  headers = await untilDeclined(orderNumber);
  expect((await remove(headers)).status).toBe(200);
  expect(await keptOf(orderNumber)).toEqual([
    { version: 1, personal_sealed: null, ssn_sealed: null, ssn_index: null, kept: true, submissions: 1 },
  ]);
});
