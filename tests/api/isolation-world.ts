import { sealText } from "#platform/server/crypto/field-encryption.ts";
import { pngFile } from "#tests/support/test-files.ts";
import { SELLER, sellerOf } from "#tests/support/sell-car.ts";
import { vi } from "vitest";
import {
  type Call,
  type ComposedApp,
  DEMO_HOST,
  makeComposedApp,
  OTHER_HOST,
} from "#tests/support/composed-app.ts";
import { applyTogether, draftToFinance, fillInApplication } from "#tests/support/apply-for-credit.ts";
import { SSN, TEST_PAGES } from "#tests/support/credit-pages.ts";
import { listAvailable, ORDER_BUYER, type PlacedOrder, placeOrder } from "#tests/support/place-order.ts";
import { preQualify } from "#tests/support/pre-qualify.ts";
import { uploadPicture } from "#tests/support/sign-order.ts";
import { ISOLATED_PLAN, ISOLATED_PURCHASE } from "./isolation-plan-data.ts";
import type { Row, Target } from "./isolation-matrix.ts";

/** Somebody who calls: where, and with which credentials. */
export interface Who {
  readonly host: string;
  readonly headers: Record<string, string>;
}

/** Of the right shape, and nobody's. */
export const UNKNOWN: Target = {
  orderNumber: "FC00000000000000",
  dealId: "deal_00000000000000000000",
  documentId: "doc_00000000000000000000",
  creditNumber: "FC00000000000000",
  noticeId: "crn_00000000000000000000",
};

const OTHER_BUYER = {
  ...ORDER_BUYER,
  lastName: "Second",
  email: "second.orders@example.com",
  phone: "5122345679",
};

export interface IsolationWorld {
  readonly app: ComposedApp;
  /** The order everybody is after: submitted, with documents, a contract to sign and an appointment. */
  readonly target: Target;
  /** Another buyer's own. */
  readonly otherOrderNumber: string;
  readonly people: Readonly<Record<"owner" | "otherBuyer" | "otherTenant" | "expired", Who>>;
  /** Order capabilities (OP-23): of the target, of another buyer's order, one that ran out, one at another store. */
  readonly capabilities: Readonly<Record<"ofThis" | "ofOther" | "expired" | "elsewhere", Who>>;
  /** What nobody but the owner may read anywhere. */
  readonly secrets: readonly string[];
  ask(method: string, row: Row, call: { who: Who; about: Target }): Promise<Response>;
  ownersView(): Promise<unknown[]>;
}

/** One retailer with two buyers and their orders, and another retailer. */
export async function makeIsolationWorld(): Promise<IsolationWorld> {
  const app = await makeComposedApp();
  const person = async (host: string, email: string) => ({
    host,
    headers: await app.signIn({ host, email }),
  });
  const expired = await person(DEMO_HOST, "buyer@example.com");
  const [first = "", second = "", third = ""] = await listAvailable(app.call);
  const { order, documentId } = await signableOrder(app, { owner: expired, vehicleId: first });
  const lateCapability = await capabilityOf(app, order.orderNumber, ORDER_BUYER.lastName);
  await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 2 * 86_400 } });
  const people = {
    expired,
    owner: await person(DEMO_HOST, "buyer@example.com"),
    otherBuyer: await person(DEMO_HOST, "second.buyer@example.com"),
    otherTenant: await person(OTHER_HOST, "buyer@example.com"),
  };
  const target = { ...order, documentId, ...(await declinedApplication(app, people.owner, third)) };
  const { order: otherOrder } = await signableOrder(app, {
    owner: people.otherBuyer,
    vehicleId: second,
    buyer: OTHER_BUYER,
  });
  await bookByHand(app, order.orderNumber);
  await canceledPlan(app, order.dealId);
  await declinedPrequalification(app, people.owner);
  await carBeingSold(app, people.owner);
  await keptTradeIn(app, people.owner);
  const ofThis = await capabilityOf(app, order.orderNumber, ORDER_BUYER.lastName);
  return {
    app,
    target,
    otherOrderNumber: otherOrder.orderNumber,
    people,
    capabilities: {
      ofThis,
      ofOther: await capabilityOf(app, otherOrder.orderNumber, OTHER_BUYER.lastName),
      expired: lateCapability,
      elsewhere: { ...ofThis, host: OTHER_HOST },
    },
    secrets: [
      target.orderNumber,
      target.dealId,
      target.documentId,
      target.creditNumber,
      target.noticeId,
      ORDER_BUYER.email,
      ORDER_BUYER.phone,
      EMPLOYER,
      DECLINED.lastName,
      SSN.silent.replaceAll("-", ""),
    ],
    ask(method, row, { who, about }) {
      const call = row.call?.(about) ?? {};
      const headers = { ...call.headers, ...who.headers };
      return app.call(row.address(about), { ...call, method, host: who.host, headers });
    },
    ownersView: () => ownersView(app, target, people.owner),
  };
}

const EMPLOYER = TEST_PAGES.employment.employer ?? "";

/** A draft that every lender declined, with the letter about it; a second person is to apply for it too. */
async function declinedApplication(
  app: ComposedApp,
  { headers }: Who,
  vehicleId: string,
): Promise<Pick<Target, "creditNumber" | "noticeId">> {
  const creditNumber = await draftToFinance(app.call, { headers, vehicleId });
  const visitor = { headers, orderNumber: creditNumber };
  await fillInApplication(app.call, visitor, { ssn: SSN.silent });
  await sound(app, `/api/credit-applications/${creditNumber}/submit`, {
    headers,
    body: { acceptedTerms: true },
  });
  const desk = await app.call(`/sandbox/api/orders/${creditNumber}/lenders`);
  const { requests } = (await desk.json()) as { requests: { requestId: string }[] };
  for (const { requestId } of requests)
    await sound(app, `/sandbox/api/lender-requests/${requestId}/answer`, { body: { outcome: "decline" } });
  const noticeId = await sentNotice(app);
  await applyTogether(app.call, visitor, { isElsewhere: true });
  return { creditNumber, noticeId };
}

async function sound(app: ComposedApp, address: string, call: Call): Promise<void> {
  const answer = await app.call(address, { method: "POST", ...call });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
}

/** A plan that was canceled, so that its form can be read; the order itself is not delivered yet. */
async function canceledPlan(app: ComposedApp, dealId: string): Promise<void> {
  const terms = {
    planId: "vsc.60",
    code: "VSC",
    kind: "serviceContract",
    label: "Service contract",
    administrator: "Sample",
    formId: "SAMPLE-VSC60",
    priceCents: 240_000,
    termMonths: 60,
    loanMonths: null,
    miles: 75_000,
    deductibleCents: 10_000,
    covers: [],
    excludes: [],
    cancellation: { freeLookDays: 60, feeCents: 5_000, unusedBy: "time", takesOffClaims: true },
    state: "TX",
    isSample: true,
  };
  await app.database.owner.query(
    `insert into protection_contract (tenant_id, id, order_id, plan_id, terms, status, contract_number, sold_on,
       start_miles, created_at, changed_at)
     select tenant_id, $1, id, 'vsc.60', $2, 'canceled', 'VSC-1', '2026-01-15', 20000, now(), now()
     from orders where id = $3`,
    [ISOLATED_PLAN, JSON.stringify(terms), dealId],
  );
  await keepContractPaper(app, dealId);
  await app.database.owner.query(
    `insert into protection_cancellation (tenant_id, id, contract_id, order_id, status, reason, on_date,
       odometer_miles, quote, refund_to, cancellation_number, created_at, changed_at)
     select tenant_id, 'pcx_isolated', $1, id, 'done', 'request', '2026-02-15', 21000,
       '{"refundCents": 240000, "feeCents": 0, "paidClaimsCents": 0}', 'buyer', 'CXL-1', now(), now()
     from orders where id = $2`,
    [ISOLATED_PLAN, dealId],
  );
  await app.database.owner.query(
    `insert into plan_purchase (tenant_id, id, order_id, plan_id, terms, price_cents, tax_cents, consent_words,
       consent_hash, odometer_miles, status, created_at, changed_at)
     select tenant_id, $1, id, 'two.48', $2, 240000, 0, 'I choose it.', 'none', 20000, 'open', now(), now()
     from orders where id = $3`,
    [ISOLATED_PURCHASE, JSON.stringify(terms), dealId],
  );
}

async function keepContractPaper(app: ComposedApp, dealId: string): Promise<void> {
  const { rows } = await app.database.owner.query<{ tenant_id: string }>(
    "select tenant_id from orders where id = $1",
    [dealId],
  );
  const tenantId = rows[0]?.tenant_id ?? "";
  const place = `protection_contract_paper|pdf|${ISOLATED_PLAN}`;
  const pdf = sealText(await app.keysOf(tenantId), place, Buffer.from("%PDF-1.4").toString("base64"));
  await app.database.owner.query(
    "insert into protection_contract_paper (tenant_id, contract_id, pdf_sealed, created_at) values ($1, $2, $3, now())",
    [tenantId, ISOLATED_PLAN, pdf],
  );
}

/** A score of 320: nobody's program takes it. */
const DECLINED = { lastName: "Unreachable", phone: "5122345320" };

/** A result with its letter, which the account has claimed. */
async function declinedPrequalification(app: ComposedApp, { headers }: Who): Promise<void> {
  const { capability, view } = await preQualify(app.call, DECLINED);
  if (view.step !== "declined") throw new Error(`not declined: ${view.step}`);
  await sound(app, "/api/prequalification/claim", { headers, body: { capability } });
}

/** A sale with its signed papers. */
async function carBeingSold(app: ComposedApp, { headers }: Who): Promise<void> {
  const seller = sellerOf(app, headers);
  await seller.keptOffer(200_000);
  const { status } = await seller.accept({ seller: { ...SELLER, phoneConsent: true } });
  if (status !== 200) throw new Error(`the sale answered ${status}`);
  await seller.sign();
}

/** A trade-in that the account keeps. */
async function keptTradeIn(app: ComposedApp, { headers }: Who): Promise<void> {
  const started = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
  const { capability } = (await started.json()) as { capability: string };
  await sound(app, "/api/trade-in/keep", { headers, body: { capability } });
  const cut = '--cut\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n';
  const body = new Uint8Array(Buffer.concat([Buffer.from(cut), pngFile(), Buffer.from("\r\n--cut--\r\n")]));
  const type = { "content-type": "multipart/form-data; boundary=cut" };
  const path = "/api/trade-in/photos/picture-1?place=FRONT";
  const sent = await app.call(path, { method: "PUT", headers: { ...headers, ...type }, body });
  if (!sent.ok) throw new Error(`the photo answered ${sent.status}`);
}

function requireId(id: string | undefined): string {
  if (id === undefined) throw new Error("no letter was sent");
  return id;
}

/** Letters are sent by a worker. */
async function sentNotice(app: ComposedApp): Promise<string> {
  const worker = await app.again({ role: "worker" });
  try {
    const read = () =>
      app.database.owner.query<{ id: string }>("select id from credit_notice where sent_at is not null");
    const waiting = { timeout: 60_000, interval: 100 };
    return await vi.waitFor(async () => requireId((await read()).rows[0]?.id), waiting);
  } finally {
    await worker.close();
  }
}

/** A submitted order with its documents and a contract that waits to be signed. */
async function signableOrder(
  app: ComposedApp,
  input: { readonly owner: Who; readonly vehicleId: string; readonly buyer?: typeof ORDER_BUYER },
) {
  const { owner, vehicleId, buyer = ORDER_BUYER } = input;
  const { headers } = owner;
  const order = await placeOrder(app.call, { headers, vehicleId, until: "submitted", buyer });
  const documentId = await uploadDocument(app, owner, { ...order, type: "DriversLicense" });
  await uploadDocument(app, owner, { ...order, type: "InsuranceCard" });
  const events = `/sandbox/api/orders/${order.orderNumber}/events`;
  await app.call(events, { method: "POST", body: { event: "contract.ready" } });
  return { order, documentId };
}

async function capabilityOf(app: ComposedApp, dealId: string, lastName: string): Promise<Who> {
  const body = { method: "DEAL_XG_ID", dealId, lastName };
  const answer = await app.call("/public/contracting/verify-signer", { method: "POST", body });
  if (!answer.ok) throw new Error(`no capability: ${answer.status} ${await answer.text()}`);
  const { capability } = (await answer.json()) as { capability: string };
  return { host: DEMO_HOST, headers: { "x-order-capability": capability } };
}

async function uploadDocument(
  app: ComposedApp,
  owner: Who,
  { type, ...order }: PlacedOrder & { readonly type: string },
): Promise<string> {
  const response = await uploadPicture(app.call, { headers: owner.headers, order, type });
  const { data } = (await response.json()) as { data: { documents: { id: string | null }[] } };
  return data.documents.find(({ id }) => id !== null)!.id!;
}

/** An appointment without the signature that it needs, so that there is still something to sign. */
async function bookByHand(app: ComposedApp, orderNumber: string): Promise<void> {
  await app.database.owner.query(
    `insert into fulfillment
       (tenant_id, order_id, rooftop_id, option, status, slot_start, fee_cents, requested_at, updated_at)
     select o.tenant_id, o.id, 'by-hand', 'PICKUP', 'REQUESTED', '2030-01-07T15:00:00Z', 0, o.created_at, o.created_at
     from orders o where o.order_number = $1`,
    [orderNumber],
  );
}

async function ownersView(app: ComposedApp, target: Target, owner: Who): Promise<unknown[]> {
  const read = async (address: string) => (await app.call(address, owner)).json();
  return Promise.all([
    read(`/api/commerce/orders/${target.orderNumber}`),
    read(`/public/commerce/history/${target.orderNumber}`),
    read(`/api/documents/deals/${target.dealId}/documents`),
    read(`/api/progress/${target.orderNumber}`),
    read(`/api/payments/${target.orderNumber}`),
    read(`/api/fulfillment/${target.orderNumber}`),
    read(`/api/credit-applications/${target.creditNumber}`),
    read(`/api/commerce/orders/${target.creditNumber}`).then(withoutSeconds),
  ]);
}

/** What is left of a hold runs down by itself. */
function withoutSeconds(draft: unknown): unknown {
  return JSON.parse(JSON.stringify(draft), (key, value: unknown) => (key === "secondsLeft" ? null : value));
}

/** Status and envelope without the one part that differs every time. */
export async function answerOf(response: Promise<Response>) {
  const { status, headers } = await response;
  const text = await (await response).text();
  const type = headers.get("content-type");
  if (type?.includes("json") !== true) return { status, type, envelope: text };
  const { correlationId: _, ...envelope } = JSON.parse(text) as Record<string, unknown>;
  return { status, type, envelope };
}
