import type { Call } from "#tests/support/composed-app.ts";
import { ISOLATED_PLAN, ISOLATED_PURCHASE } from "./isolation-plan-data.ts";
import { ACCOUNT, SELLER } from "#tests/support/sell-car.ts";

/** What a row may name. */
export interface Target {
  readonly orderNumber: string;
  readonly dealId: string;
  readonly documentId: string;
  /** Of a draft whose lenders declined, and which a second person is to apply for too. */
  readonly creditNumber: string;
  /** The letter about it. */
  readonly noticeId: string;
}

export interface Row {
  /** Address about the target; `own` rows have none and answer only what the caller owns. */
  readonly address: (target: Target) => string;
  readonly call?: (target: Target) => Call;
  readonly own?: true;
}

const order = (suffix: string) => (target: Target) => `/api/commerce/orders/${target.orderNumber}${suffix}`;
const documents = (suffix: (target: Target) => string) => (target: Target) =>
  `/api/documents/deals/${target.dealId}/documents${suffix(target)}`;
const insurance = (action: string, body: object): Row => ({
  address: () => `/public/insurance-verification/${action}`,
  call: ({ orderNumber }) => ({ body: { orderNumber, ...body } }),
});
const signing = (suffix: string) => (target: Target) =>
  `/api/contracting/signing/${target.orderNumber}/${suffix}`;
const payments = (suffix: string) => (target: Target) => `/api/payments/${target.orderNumber}${suffix}`;
const fulfillment = (suffix: string) => (target: Target) => `/api/fulfillment/${target.orderNumber}${suffix}`;
const handover = (suffix: string) => (target: Target) =>
  `/api/trade-in-handover/${target.orderNumber}${suffix}`;
const credit =
  (suffix: string) =>
  ({ creditNumber }: Target): string =>
    `/api/credit-applications/${creditNumber}${suffix}`;
/** A sale that nobody has. */
const SEEN_SALE = { id: "vsl_none", version: 1 } as const;
const ownSale = (suffix: string, more: object = {}): Row => ({
  own: true,
  address: () => `/api/vehicle-sale${suffix}`,
  call: () => ({ body: { ...SEEN_SALE, ...more } }),
});
const plans = (suffix: string) => (target: Target) =>
  `/api/protection-contracts/${target.orderNumber}${suffix}`;
const bought = (suffix: string) => (target: Target) => `/api/plan-purchases/${target.orderNumber}${suffix}`;
const token = { body: { token: `tok_${"A".repeat(26)}` } };
/** A signature of the right form under a package that nobody has. */
export const SIGNATURE = {
  packageId: "con_none",
  documentHash: "a".repeat(64),
  name: "Avery Buyer",
  initials: "AB",
  mark: { kind: "typed" },
  fields: ["purchase-agreement.signature"],
} as const;
/** What a lender is asked with. */
export const PAYOFF_QUESTION = {
  lender: "Ally Bank",
  accountNumber: "771650",
  lastName: "Sample",
  ssnLast4: "6789",
  consent: true,
} as const;
/** The smallest file that is a document. */
export const UPLOAD: Call = {
  headers: { "content-type": "multipart/form-data; boundary=cut" },
  body: '--cut\r\nContent-Disposition: form-data; name="documents"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n%%EOF\n\r\n--cut--\r\n',
};

/** One row for every call that needs an account; a call without a row fails the test. */
export const ISOLATION_MATRIX: Readonly<Record<string, Row>> = {
  "POST /api/identity/authorizations": {
    own: true,
    address: () => "/api/identity/authorizations",
    call: () => ({ body: { query: "client_id=no-such-client", agreed: true } }),
  },
  "GET /api/profile/identities": { own: true, address: () => "/api/profile/identities" },
  "POST /api/profile/identities/:provider/start": {
    own: true,
    address: () => "/api/profile/identities/google/start",
    call: () => ({ body: { returnTo: "/" } }),
  },
  "POST /api/profile/identities/:provider/disconnect": {
    own: true,
    address: () => "/api/profile/identities/google/disconnect",
    call: () => ({ body: {} }),
  },
  "GET /api/profile": { own: true, address: () => "/api/profile" },
  // Refused for their bodies: a stranger who could really sign out or delete would spoil the rows below.
  "PATCH /api/profile": {
    own: true,
    address: () => "/api/profile",
    call: () => ({ body: { firstName: "7" } }),
  },
  "PUT /api/profile/preferences": {
    own: true,
    address: () => "/api/profile/preferences",
    call: () => ({ body: {} }),
  },
  "POST /api/profile/password": {
    own: true,
    address: () => "/api/profile/password",
    call: () => ({ body: {} }),
  },
  "POST /api/profile/email": { own: true, address: () => "/api/profile/email", call: () => ({ body: {} }) },
  "POST /api/profile/email/confirm": {
    own: true,
    address: () => "/api/profile/email/confirm",
    call: () => ({ body: { code: "000000" } }),
  },
  "GET /api/profile/sessions": { own: true, address: () => "/api/profile/sessions" },
  "DELETE /api/profile/sessions/:sessionId": {
    own: true,
    address: () => "/api/profile/sessions/ses_00000000000000000000",
  },
  "POST /api/profile/sign-out-everywhere": {
    own: true,
    address: () => "/api/profile/sign-out-everywhere",
    call: () => ({ body: {} }),
  },
  "POST /api/profile/delete": { own: true, address: () => "/api/profile/delete", call: () => ({ body: {} }) },
  "GET /api/saved-searches": { own: true, address: () => "/api/saved-searches" },
  // Refused for its body: ids of saved searches mean nothing outside of their account.
  "PUT /api/saved-searches/:id": {
    own: true,
    address: () => "/api/saved-searches/no-such-search",
    call: () => ({ body: { notify: "no" } }),
  },
  "POST /api/saved-searches/:id/looked": {
    own: true,
    address: () => "/api/saved-searches/no-such-search/looked",
    call: () => ({ body: {} }),
  },
  "DELETE /api/saved-searches/:id": { own: true, address: () => "/api/saved-searches/no-such-search" },
  "GET /api/prequalification/result": { own: true, address: () => "/api/prequalification/result" },
  "PATCH /api/prequalification/result": {
    own: true,
    address: () => "/api/prequalification/result",
    call: () => ({ body: { zipCode: "78701" } }),
  },
  "DELETE /api/prequalification/result": { own: true, address: () => "/api/prequalification/result" },
  "GET /api/prequalification/result/letter": {
    own: true,
    address: () => "/api/prequalification/result/letter",
  },
  "GET /api/prequalification/result/letter/delivery": {
    own: true,
    address: () => "/api/prequalification/result/letter/delivery",
  },
  "POST /api/prequalification/result/letter/delivery": {
    own: true,
    address: () => "/api/prequalification/result/letter/delivery",
    call: () => ({ body: { by: "paper" } }),
  },
  "GET /api/prequalification/result/letter/sample": {
    own: true,
    address: () => "/api/prequalification/result/letter/sample",
  },
  "POST /api/pricing/personalized": {
    own: true,
    address: () => "/api/pricing/personalized",
    call: () => ({ body: { vehicles: ["no such vehicle"] } }),
  },
  "GET /api/prequalification/prefill": { own: true, address: () => "/api/prequalification/prefill" },
  "POST /api/prequalification/claim": {
    own: true,
    address: () => "/api/prequalification/claim",
    call: () => ({ body: { capability: `pqj_none.${"b".repeat(43)}` } }),
  },
  "GET /api/trade-in": { own: true, address: () => "/api/trade-in" },
  "PATCH /api/trade-in": {
    own: true,
    address: () => "/api/trade-in",
    call: () => ({ body: { version: 1, miles: 41_000 } }),
  },
  "POST /api/trade-in/offer": { own: true, address: () => "/api/trade-in/offer", call: () => ({ body: {} }) },
  "POST /api/trade-in/cancel": {
    own: true,
    address: () => "/api/trade-in/cancel",
    call: () => ({ body: { version: 1 } }),
  },
  "PUT /api/trade-in/title": {
    own: true,
    address: () => "/api/trade-in/title",
    call: () => ({ body: { version: 1, titleState: "OH", titleNames: "one" } }),
  },
  "POST /api/trade-in/guide-offer": {
    own: true,
    address: () => "/api/trade-in/guide-offer",
    call: () => ({ body: { offerId: "KBB-123456" } }),
  },
  "GET /api/trade-in/photos": { own: true, address: () => "/api/trade-in/photos" },
  "PUT /api/trade-in/photos/:photoId": {
    own: true,
    address: () => "/api/trade-in/photos/picture-1?place=FRONT",
    call: () => UPLOAD,
  },
  "GET /api/trade-in/photos/:photoId": { own: true, address: () => "/api/trade-in/photos/picture-1" },
  "DELETE /api/trade-in/photos/:photoId": { own: true, address: () => "/api/trade-in/photos/picture-1" },
  "GET /api/trade-in/payoff": { own: true, address: () => "/api/trade-in/payoff" },
  "POST /api/trade-in/payoff": {
    own: true,
    address: () => "/api/trade-in/payoff",
    call: () => ({ body: PAYOFF_QUESTION }),
  },
  "PUT /api/trade-in/payoff/letter": {
    own: true,
    address: () => "/api/trade-in/payoff/letter",
    call: () => UPLOAD,
  },
  "POST /api/trade-in/keep": {
    own: true,
    address: () => "/api/trade-in/keep",
    call: () => ({ body: { capability: `trd_none.${"B".repeat(32)}` } }),
  },
  "GET /api/vehicle-sale": { own: true, address: () => "/api/vehicle-sale" },
  "POST /api/vehicle-sale": {
    own: true,
    address: () => "/api/vehicle-sale",
    call: () => ({ body: { seller: SELLER } }),
  },
  "GET /api/vehicle-sale/hours": { own: true, address: () => "/api/vehicle-sale/hours" },
  "PUT /api/vehicle-sale/appointment": {
    own: true,
    address: () => "/api/vehicle-sale/appointment",
    call: () => ({ body: { ...SEEN_SALE, rooftopId: "none", slot: { date: "2026-12-01", hour: 9 } } }),
  },
  "POST /api/vehicle-sale/appointment/cancel": ownSale("/appointment/cancel"),
  "GET /api/vehicle-sale/papers": { own: true, address: () => "/api/vehicle-sale/papers" },
  "POST /api/vehicle-sale/papers/sign": ownSale("/papers/sign", {
    documentHash: "0".repeat(64),
    consent: true,
    name: "Avery Buyer",
  }),
  "POST /api/vehicle-sale/papers/check": ownSale("/papers/check"),
  "GET /api/vehicle-sale/papers/copy": { own: true, address: () => "/api/vehicle-sale/papers/copy" },
  "PUT /api/vehicle-sale/papers/:kind": {
    own: true,
    address: () => "/api/vehicle-sale/papers/REGISTRATION?id=vsl_none&version=1",
    call: () => UPLOAD,
  },
  "PUT /api/vehicle-sale/account": ownSale("/account", { account: ACCOUNT }),
  "POST /api/vehicle-sale/answer": ownSale("/answer", { answer: "ACCEPTED" }),
  "POST /api/vehicle-sale/cancel": ownSale("/cancel"),
  "GET /api/push-messages": { own: true, address: () => "/api/push-messages" },
  "POST /api/push-messages": {
    own: true,
    address: () => "/api/push-messages",
    call: () => ({
      body: {
        endpoint: "https://push.example.com/x",
        keys: { p256dh: "AA", auth: "AA" },
        consentVersion: "none",
      },
    }),
  },
  "DELETE /api/push-messages/:id": { own: true, address: () => "/api/push-messages/psh_none" },
  "GET /api/favorites": { own: true, address: () => "/api/favorites" },
  "PUT /api/favorites/:vin": { own: true, address: () => "/api/favorites/no-such-vehicle" },
  "DELETE /api/favorites/sold": { own: true, address: () => "/api/favorites/sold" },
  "DELETE /api/favorites/:vin": { own: true, address: () => "/api/favorites/no-such-vehicle" },
  "GET /api/commerce/orders": { own: true, address: () => "/api/commerce/orders" },
  "POST /api/commerce/orders": {
    own: true,
    address: () => "/api/commerce/orders",
    call: () => ({ body: { vehicleKey: "no-such-vehicle" } }),
  },
  "GET /public/commerce/orders/:orderNumber": {
    address: ({ orderNumber }) => `/public/commerce/orders/${orderNumber}`,
  },
  "GET /public/commerce/history/:orderNumber": {
    address: ({ orderNumber }) => `/public/commerce/history/${orderNumber}`,
  },
  "GET /api/commerce/orders/:orderNumber": { address: order("") },
  "PATCH /api/commerce/orders/:orderNumber": {
    address: order(""),
    call: () => ({ body: { buyer: { city: "Follow us" } } }),
  },
  "DELETE /api/commerce/orders/:orderNumber": { address: order("") },
  "POST /api/commerce/orders/:orderNumber/hold": { address: order("/hold") },
  "GET /api/commerce/orders/:orderNumber/payment-options": { address: order("/payment-options") },
  "POST /api/commerce/orders/:orderNumber/deal-type": {
    address: order("/deal-type"),
    call: () => ({ body: { dealType: "Finance" } }),
  },
  "GET /api/commerce/orders/:orderNumber/incentives": { address: order("/incentives") },
  "PUT /api/commerce/orders/:orderNumber/incentives": {
    address: order("/incentives"),
    call: () => ({ body: { claims: [], preference: "best", horizonMonths: null } }),
  },
  "POST /api/commerce/orders/:orderNumber/promo": {
    address: order("/promo"),
    call: () => ({ body: { code: null } }),
  },
  "GET /api/commerce/orders/:orderNumber/protection": { address: order("/protection") },
  "PUT /api/commerce/orders/:orderNumber/protection": {
    address: order("/protection"),
    call: () => ({ body: { plans: [] } }),
  },
  "POST /api/commerce/orders/:orderNumber/trade-in": {
    address: order("/trade-in"),
    call: () => ({ body: { use: false } }),
  },
  "GET /api/commerce/orders/:orderNumber/decision": { address: order("/decision") },
  "GET /api/commerce/orders/:orderNumber/payment-explained": { address: order("/payment-explained") },
  "POST /api/commerce/orders/:orderNumber/accept-offer": {
    address: order("/accept-offer"),
    call: () => ({ body: { acceptedTerms: true, offerId: "offer", termsDigest: "0".repeat(32) } }),
  },
  "POST /api/commerce/orders/:orderNumber/look-again": { address: order("/look-again") },
  "POST /api/commerce/orders/:orderNumber/end-application": {
    address: order("/end-application"),
    call: () => ({ body: { why: "withdrawn" } }),
  },
  "POST /api/commerce/orders/:orderNumber/submit": {
    address: order("/submit"),
    call: () => ({ body: { acceptedTerms: true } }),
  },
  "POST /api/credit-applications/:orderNumber/submit": {
    address: credit("/submit"),
    call: () => ({ body: { acceptedTerms: true } }),
  },
  "GET /api/credit-applications/:orderNumber": { address: credit("") },
  "PUT /api/credit-applications/:orderNumber": {
    address: credit(""),
    call: () => ({
      body: { role: "PRIMARY", page: "employment", fields: { employer: "Follow us", annualIncome: "1" } },
    }),
  },
  "PUT /api/credit-applications/:orderNumber/joint": {
    address: credit("/joint"),
    call: () => ({ body: { joint: null } }),
  },
  "PUT /api/credit-applications/:orderNumber/ssn": {
    address: credit("/ssn"),
    call: () => ({ body: { role: "PRIMARY", ssn: "123-45-6510" } }),
  },
  "PUT /api/credit-applications/:orderNumber/consents": {
    address: credit("/consents"),
    call: () => ({ body: { role: "PRIMARY", consents: [] } }),
  },
  "GET /api/credit-applications/:orderNumber/demonstration": { address: credit("/demonstration") },
  "POST /api/credit-applications/:orderNumber/demonstration": {
    address: credit("/demonstration"),
    call: () => ({ body: { role: "PRIMARY", code: "AAAAAA" } }),
  },
  "POST /api/credit-applications/:orderNumber/invitation": {
    address: credit("/invitation"),
    call: () => ({ body: { email: "stranger@example.com" } }),
  },
  "GET /api/credit-applications/:orderNumber/notices": { address: credit("/notices") },
  "GET /api/credit-applications/:orderNumber/notices/:noticeId": {
    address: (target) => credit(`/notices/${target.noticeId}`)(target),
  },
  "GET /api/protection-contracts/:orderNumber": { address: plans("") },
  "POST /api/protection-contracts/:orderNumber/:contractId/quotes": {
    address: plans(`/${ISOLATED_PLAN}/quotes`),
    call: () => ({ body: { odometerMiles: 22_000, reason: "request" } }),
  },
  "POST /api/protection-contracts/:orderNumber/:contractId/cancellation": {
    address: plans(`/${ISOLATED_PLAN}/cancellation`),
    call: () => ({ body: { quoteId: "pcx_none" } }),
  },
  "GET /api/protection-contracts/:orderNumber/:contractId/contract": {
    address: plans(`/${ISOLATED_PLAN}/contract`),
  },
  "GET /api/protection-contracts/:orderNumber/:contractId/cancellation": {
    address: plans(`/${ISOLATED_PLAN}/cancellation`),
  },
  "GET /api/plan-purchases/:orderNumber": { address: bought("") },
  "POST /api/plan-purchases/:orderNumber": {
    address: bought(""),
    call: () => ({ body: { planId: "vsc.60-75000", consent: "0".repeat(64), odometerMiles: 90_000 } }),
  },
  "GET /api/plan-purchases/:orderNumber/:purchaseId": { address: bought(`/${ISOLATED_PURCHASE}`) },
  "POST /api/plan-purchases/:orderNumber/:purchaseId/payment": {
    address: bought(`/${ISOLATED_PURCHASE}/payment`),
    call: () => token,
  },
  "GET /public/insurance-verification/progress/:orderNumber": {
    address: ({ orderNumber }) => `/public/insurance-verification/progress/${orderNumber}`,
  },
  "POST /public/insurance-verification/consent": insurance("consent", {
    termsVersion: 1,
    consentLanguage: "en",
  }),
  "POST /public/insurance-verification/session": insurance("session", {}),
  "POST /public/insurance-verification/policy": insurance("policy", { pullId: "pull_x" }),
  "POST /public/insurance-verification/policy/error": insurance("policy/error", { error: "x" }),
  "POST /public/insurance-verification/skip": insurance("skip", {}),
  "GET /public/id-verification/doc-verification/consumer": {
    address: ({ orderNumber }) => `/public/id-verification/doc-verification/consumer?orderId=${orderNumber}`,
  },
  "POST /public/id-verification/doc-verification/here": {
    address: () => "/public/id-verification/doc-verification/here",
    call: ({ orderNumber }) => ({ body: { orderNumber } }),
  },
  "POST /public/id-verification/doc-verification/link": {
    address: () => "/public/id-verification/doc-verification/link",
    call: ({ orderNumber }) => ({ body: { orderNumber, phone: "5122345678", idState: "TX" } }),
  },
  "GET /api/documents/deals/:dealId/documents": { address: documents(() => "") },
  "GET /api/documents/packages/deals/:dealId": {
    address: ({ dealId }) => `/api/documents/packages/deals/${dealId}`,
  },
  "GET /api/documents/packages/deals/reference/:dealId/status": {
    address: ({ dealId }) => `/api/documents/packages/deals/reference/${dealId}/status`,
  },
  "PUT /api/documents/deals/:dealId/documents/:documentType": {
    address: documents(() => "/DriversLicense"),
    call: () => UPLOAD,
  },
  "GET /api/documents/deals/:dealId/documents/:documentId": {
    address: documents(({ documentId }) => `/${documentId}`),
  },
  "GET /api/documents/deals/:dealId/documents/:documentId/thumbnail": {
    address: documents(({ documentId }) => `/${documentId}/thumbnail`),
  },
  "DELETE /api/documents/deals/:dealId/documents/:documentId": {
    address: documents(({ documentId }) => `/${documentId}`),
  },
  "GET /api/contracting/order-to-sign": { own: true, address: () => "/api/contracting/order-to-sign" },
  "GET /api/contracting/signing/:orderNumber/readiness": { address: signing("readiness") },
  "GET /api/contracting/signing/:orderNumber/status": { address: signing("status") },
  "POST /api/contracting/signing/:orderNumber/started": { address: signing("started") },
  "GET /api/contracting/signing/:orderNumber/session": { address: signing("session") },
  "GET /api/contracting/signing/:orderNumber/files/:name": { address: signing("files/purchase-agreement") },
  "POST /api/contracting/signing/:orderNumber/consent": {
    address: signing("consent"),
    call: () => ({ body: { packageId: "con_none", consent: true, consentVersion: 2 } }),
  },
  "POST /api/contracting/signing/:orderNumber/page": { address: signing("page") },
  "POST /api/contracting/signing/:orderNumber/sign": {
    address: signing("sign"),
    call: () => ({ body: SIGNATURE }),
  },
  "GET /api/payments/:orderNumber": { address: payments("") },
  "GET /api/payments/:orderNumber/invoice": { address: payments("/invoice") },
  "POST /api/payments/:orderNumber/wallet/verify": {
    address: payments("/wallet/verify"),
    call: () => ({ body: { validationUrl: "https://wallet.example.com/session" } }),
  },
  "POST /api/payments/:orderNumber/card": { address: payments("/card"), call: () => token },
  "POST /api/payments/:orderNumber/bank": { address: payments("/bank"), call: () => token },
  "POST /api/payments/:orderNumber/deposit": { address: payments("/deposit"), call: () => token },
  "POST /api/payments/:orderNumber/bank/link-token": { address: payments("/bank/link-token") },
  "POST /api/payments/:orderNumber/bank/exchange": {
    address: payments("/bank/exchange"),
    call: () => ({ body: { publicToken: `tok_${"A".repeat(26)}` } }),
  },
  "GET /api/fulfillment/:orderNumber/slots": { address: fulfillment("/slots") },
  "GET /api/fulfillment/:orderNumber": { address: fulfillment("") },
  "GET /api/fulfillment/:orderNumber/calendar": { address: fulfillment("/calendar") },
  "PUT /api/fulfillment/:orderNumber": {
    address: fulfillment(""),
    call: () => ({ body: { option: "PICKUP", slot: { date: "2027-01-04", hour: 10 } } }),
  },
  "DELETE /api/fulfillment/:orderNumber": { address: fulfillment("") },
  "GET /api/trade-in-handover/:orderNumber": { address: handover("") },
  "POST /api/trade-in-handover/:orderNumber/answer": {
    address: handover("/answer"),
    call: () => ({ body: { answer: "keep", differenceCents: 100 } }),
  },
  "GET /api/progress/:orderNumber": { address: ({ orderNumber }) => `/api/progress/${orderNumber}` },
  "GET /api/progress/:orderNumber/events": {
    address: ({ orderNumber }) => `/api/progress/${orderNumber}/events`,
  },
};
