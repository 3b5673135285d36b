import type { DecisionView } from "#modules/credit-decisions/domain/decision-view.ts";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import { draftToFinance, fillInApplication } from "./apply-for-credit.ts";
import { SSN, TEST_PAGES } from "./credit-pages.ts";
import { type Act, mailsAbout, newOnes, readJson, requireOne, withAnyCar } from "./kill-act.ts";
import type { Caller } from "./place-order.ts";

type Headers = Record<string, string>;

/** Whoever fills in and agrees goes to lenders that say nothing until the desk answers for them. */
async function applicationFor(call: Caller, headers: Headers): Promise<string> {
  const orderNumber = await withAnyCar(call, (vehicleId) => draftToFinance(call, { headers, vehicleId }));
  await fillInApplication(call, { headers, orderNumber }, { ssn: SSN.silent });
  return orderNumber;
}

async function submitted(call: Caller, headers: Headers): Promise<string> {
  const orderNumber = await applicationFor(call, headers);
  await must(call, `/api/credit-applications/${orderNumber}/submit`, {
    headers,
    body: { acceptedTerms: true },
  });
  return orderNumber;
}

async function must(call: Caller, path: string, input: { headers?: Headers; body: object }): Promise<void> {
  const answer = await call(path, { method: "POST", ...input });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
}

const decisionOf = (call: Caller, headers: Headers, orderNumber: string) =>
  readJson<DecisionView>(call, `/api/commerce/orders/${orderNumber}/decision`, headers);

interface Asked {
  readonly requestId: string;
  readonly lenderName: string;
  readonly state: string;
}

/** Whom the one version of the application went to, each lender once. */
async function lendersOf(call: Caller, orderNumber: string): Promise<readonly Asked[]> {
  type Desk = { version: number; requests: readonly Asked[] };
  const path = `/sandbox/api/orders/${orderNumber}/lenders`;
  const { version, requests } = await readJson<Desk>(call, path, {});
  requireOne("versions of the application", version);
  const lenders = new Set(requests.map(({ lenderName }) => lenderName));
  if (requests.length === 0 || lenders.size !== requests.length)
    throw new Error(`the application was sent ${requests.length} times to ${lenders.size} lenders`);
  return requests;
}

/** A cart holds only so many, so that the next kill finds room in it. */
async function clear(call: Caller, headers: Headers, orderNumber: string): Promise<void> {
  const path = `/api/commerce/orders/${orderNumber}`;
  await call(`${path}/end-application`, { method: "POST", headers, body: { why: "withdrawn" } });
  const removed = await call(path, { method: "DELETE", headers });
  if (!removed.ok) throw new Error(`removing the draft answered ${removed.status}`);
}

/** A page of the application is saved. */
export async function savePageAct(call: Caller, headers: Headers): Promise<Act> {
  const orderNumber = await withAnyCar(call, (vehicleId) => draftToFinance(call, { headers, vehicleId }));
  const path = `/api/credit-applications/${orderNumber}`;
  const employer = `Mill ${orderNumber.slice(-6)}`;
  const fields = { ...TEST_PAGES.employment, employer };
  return {
    send: (now) =>
      now(path, { method: "PUT", headers, body: { role: "PRIMARY", page: "employment", fields } }),
    async check(now) {
      const { applicants } = await readJson<ApplicationView>(now, path, headers);
      requireOne("primary applicants", applicants.length);
      if (applicants[0]?.draft?.employment?.employer !== employer) throw new Error("the page is not there");
      await clear(now, headers, orderNumber);
    },
  };
}

/** The application goes to the lenders. */
export async function applyAct(call: Caller, headers: Headers): Promise<Act> {
  const orderNumber = await applicationFor(call, headers);
  const before = await mailsAbout(call, /received your credit application/u);
  return {
    send: (now, key) =>
      now(`/api/credit-applications/${orderNumber}/submit`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": key },
        body: { acceptedTerms: true },
      }),
    async check(now) {
      await lendersOf(now, orderNumber);
      const { state } = await decisionOf(now, headers, orderNumber);
      if (state !== "waiting") throw new Error(`the application is ${state}`);
      const mails = newOnes(before, await mailsAbout(now, /received your credit application/u));
      requireOne("mails about it", mails);
      await clear(now, headers, orderNumber);
    },
  };
}

/** A lender's decision arrives. */
export async function decideAct(call: Caller, headers: Headers): Promise<Act> {
  const orderNumber = await submitted(call, headers);
  const [first] = await lendersOf(call, orderNumber);
  const before = await mailsAbout(call, /have a credit offer/u);
  return {
    send: (now) =>
      now(`/sandbox/api/lender-requests/${first?.requestId}/answer`, {
        method: "POST",
        body: { outcome: "approve" },
      }),
    async check(now) {
      const { state, offers } = await decisionOf(now, headers, orderNumber);
      if (state !== "offers") throw new Error(`the application is ${state}`);
      requireOne("offers", offers.length);
      await lendersOf(now, orderNumber);
      requireOne("mails about it", newOnes(before, await mailsAbout(now, /have a credit offer/u)));
      await clear(now, headers, orderNumber);
    },
  };
}

/** An offer is accepted and the draft becomes an order. */
export async function acceptAct(call: Caller, headers: Headers): Promise<Act> {
  const orderNumber = await submitted(call, headers);
  const asked = await lendersOf(call, orderNumber);
  for (const { requestId } of asked.slice(0, 2))
    await must(call, `/sandbox/api/lender-requests/${requestId}/answer`, { body: { outcome: "approve" } });
  const [offer] = (await decisionOf(call, headers, orderNumber)).offers;
  const body = { acceptedTerms: true, offerId: offer?.offerId, termsDigest: offer?.termsDigest };
  return {
    send: (now, key) =>
      now(`/api/commerce/orders/${orderNumber}/accept-offer`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": key },
        body,
      }),
    async check(now) {
      const { state, order } = await decisionOf(now, headers, orderNumber);
      if (state !== "accepted" || order.deal.status !== "VPEN")
        throw new Error(`the offer is not accepted: ${state} ${order.deal.status}`);
      const states = (await lendersOf(now, orderNumber)).map((lender) => lender.state);
      requireOne("lenders with the deal", states.filter((one) => one === "APPROVED").length);
    },
  };
}
