import { PAYOFF_QUESTION } from "./isolation-bodies.ts";
import type { Row } from "./isolation-matrix.ts";

/**
 * Who gets more than a refusal from a call that needs no account:
 * `anybody`: the same for everybody, and about nobody;
 * `secret`: whoever brings the right secret; the row brings a wrong one and names the target where it can;
 * `signer`: an order capability, about its own order only;
 * `own`: the call checks credentials of another standard; the row brings wrong ones;
 * `desk`: whoever plays with the demo; it does not exist elsewhere.
 */
export interface OpenRow extends Row {
  readonly for: "anybody" | "secret" | "signer" | "own" | "desk";
  /** Whoever calls it is signed out: asked with sessions of its own. */
  readonly endsSession?: true;
}

const anybody = (path: string, body?: object): OpenRow => ({ for: "anybody", ...at(path, body) });
const secret = (path: string, body?: object): OpenRow => ({ for: "secret", ...at(path, body) });
const signer = (path: string, body?: object): OpenRow => ({ for: "signer", ...at(path, body) });
const own = (path: string, body?: string): OpenRow => ({
  for: "own",
  address: () => path,
  ...(body !== undefined && {
    call: () => ({ body, headers: { "content-type": "application/x-www-form-urlencoded" } }),
  }),
});
const desk = (path: string, body?: object): OpenRow => ({ for: "desk", ...at(path, body) });
/** With a link of the right shape that nobody was sent. */
const invited = (path: string, body?: object): OpenRow => ({
  for: "secret",
  address: () => `/public/credit-applications/joint${path}`,
  call: () => ({
    headers: { "credit-invitation": `${"A".repeat(32)}.${"B".repeat(32)}` },
    ...(body && { body }),
  }),
});
/** With a capability of the right shape that nobody was given. */
const held = (path: string, body?: object): OpenRow => ({
  for: "secret",
  address: () => `/public/prequalification${path}`,
  call: () => ({
    headers: { prequalification: `pqj_${LINK.slice(6)}.${"b".repeat(43)}` },
    ...(body && { body }),
  }),
});
/** With a secret of the right shape that nobody was given. */
const heldCar = (path: string, body?: object): OpenRow => ({
  for: "secret",
  address: () => `/public/trade-in/current${path}`,
  call: () => ({ headers: { "trade-in": `trd_none.${"B".repeat(32)}` }, ...(body && { body }) }),
});
const at = (path: string, body?: object): Row => ({
  address: () => path,
  ...(body && { call: () => ({ body }) }),
});

const NOBODY = "nobody@example.com";
const PULL = "pull_00000000000000000000";
const LINK = "A".repeat(32);
const VEHICLE = "no-such-vehicle";
const PERSON = { firstName: "Noor", lastName: "Nobody", email: NOBODY };
const SIGNER = "/public/contracting/signer";
const PROVIDER = "/sandbox/gateway/identity/google";

/** One row for every call that needs no account; a call without a row fails the test. */
export const OPEN_MATRIX: Readonly<Record<string, OpenRow>> = {
  "GET /public/tenants/current": anybody("/public/tenants/current"),
  "GET /public/conditional-search/tenants": anybody("/public/conditional-search/tenants?url=localhost"),
  "GET /public/feature-flags/datafile": anybody("/public/feature-flags/datafile"),
  "POST /public/client-events": anybody("/public/client-events", {}),
  "POST /public/pricing/estimate": anybody("/public/pricing/estimate", {}),
  "GET /public/pricing/rules": anybody("/public/pricing/rules"),
  "POST /public/pricing/deal": anybody("/public/pricing/deal", {}),
  "GET /public/protection/products": anybody(`/public/protection/products?vin=${VEHICLE}`),
  "POST /public/protection/menu": anybody("/public/protection/menu", {
    vehicle: VEHICLE,
    zip: "78701",
    deal: { type: "Finance" },
  }),
  "GET /public/pricing/fees": anybody("/public/pricing/fees?state=TX"),
  "GET /public/incentives/ways": anybody(`/public/incentives/ways?vin=${VEHICLE}`),
  "GET /public/incentives": anybody(`/public/incentives?vin=${VEHICLE}`),
  "GET /public/inventory/vehicles": anybody("/public/inventory/vehicles?sort=price-asc"),
  "GET /public/inventory/facets": anybody("/public/inventory/facets"),
  "POST /public/inventory/search/personal": secret("/public/inventory/search/personal", {
    query: "",
    terms: `e30.${"b".repeat(43)}`,
  }),
  "GET /public/inventory/vehicles/:vehicleKey": anybody(`/public/inventory/vehicles/${VEHICLE}`),
  "GET /public/inventory/vehicles/:vehicleKey/similar": anybody(
    `/public/inventory/vehicles/${VEHICLE}/similar`,
  ),
  "GET /public/inventory/compare": anybody(`/public/inventory/compare?vins=${VEHICLE}`),
  "POST /public/inventory/payments": anybody("/public/inventory/payments", { ids: [VEHICLE] }),
  "GET /public/inventory/viewer/:vehicleKey": anybody(`/public/inventory/viewer/${VEHICLE}`),
  "GET /public/inventory/suggestions": anybody("/public/inventory/suggestions?q=toy"),
  "GET /public/geo/zip/:zip": anybody("/public/geo/zip/78701"),
  "POST /public/geo/address/validate": anybody("/public/geo/address/validate", {
    addressLine1: "12 Main Street",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
  }),
  "GET /images/tp.gif": anybody("/images/tp.gif?path=/search"),
  "POST /images/tp.gif": anybody("/images/tp.gif", { events: [] }),
  "GET /public/trade-in/lenders": anybody("/public/trade-in/lenders?q=navy"),
  "GET /public/trade-in/questions": anybody("/public/trade-in/questions"),
  "POST /public/trade-in": anybody("/public/trade-in", { startedFrom: "page" }),
  "POST /public/trade-in/vehicle": anybody("/public/trade-in/vehicle", { vin: "no VIN" }),
  "POST /public/trade-in/plate": anybody("/public/trade-in/plate", { plate: "", state: "TX" }),
  "GET /public/trade-in/current": heldCar(""),
  "PATCH /public/trade-in/current": heldCar("", { version: 1, miles: 41_000 }),
  "POST /public/trade-in/current/offer": heldCar("/offer", {}),
  "POST /public/trade-in/current/cancel": heldCar("/cancel", { version: 1 }),
  "POST /public/trade-in/current/guide-offer": heldCar("/guide-offer", { offerId: "KBB-123456" }),
  "GET /public/trade-in/current/photos": heldCar("/photos"),
  "PUT /public/trade-in/current/photos/:photoId": heldCar("/photos/picture-1?place=FRONT"),
  "GET /public/trade-in/current/photos/:photoId": heldCar("/photos/picture-1"),
  "DELETE /public/trade-in/current/photos/:photoId": heldCar("/photos/picture-1"),
  "GET /public/trade-in/current/payoff": heldCar("/payoff"),
  "POST /public/trade-in/current/payoff": heldCar("/payoff", PAYOFF_QUESTION),
  "GET /public/prequalification/consent": anybody("/public/prequalification/consent"),
  "GET /public/prequalification/price-book": anybody("/public/prequalification/price-book?state=TX"),
  "POST /public/prequalification/sessions": secret("/public/prequalification/sessions", {}),
  "GET /public/prequalification/session": held("/session"),
  "POST /public/prequalification/session/continue": held("/session/continue"),
  "DELETE /public/prequalification/session": held("/session"),
  "POST /public/prequalification/session/passcode": held("/session/passcode", {}),
  "POST /public/prequalification/session/passcode/verify": held("/session/passcode/verify", {
    code: "000000",
  }),
  "POST /public/prequalification/session/identity": held("/session/identity", { email: NOBODY }),
  "GET /public/prequalification/session/questions": held("/session/questions"),
  "POST /public/prequalification/session/questions": held("/session/questions", {
    answers: [{ questionId: "street", choiceId: "3" }],
  }),
  "GET /public/prequalification/result": held("/result"),
  "PATCH /public/prequalification/result": held("/result", { zipCode: "78701" }),
  "DELETE /public/prequalification/result": held("/result"),
  "GET /public/prequalification/result/letter": held("/result/letter"),
  "GET /public/prequalification/result/letter/delivery": held("/result/letter/delivery"),
  "POST /public/prequalification/result/letter/delivery": held("/result/letter/delivery", { by: "paper" }),
  "GET /public/prequalification/result/letter/sample": held("/result/letter/sample"),
  "GET /public/analytics/settings": anybody("/public/analytics/settings"),
  "GET /images/photos/:width": anybody("/images/photos/640?src=https%3A%2F%2Fphotos.example.com%2F1.jpg"),
  "GET /images/vehicles/:body/:paint/:angle": anybody("/images/vehicles/suv/gray/front.svg"),
  "GET /robots.txt": anybody("/robots.txt"),
  "GET /sitemap.xml": anybody("/sitemap.xml?part=pages"),
  "GET /manifest.webmanifest": anybody("/manifest.webmanifest"),
  "GET /service-worker.js": anybody("/service-worker.js"),
  "GET /images/icons/:file": anybody("/images/icons/icon-192.png"),
  "GET /images/social/store.png": anybody("/images/social/store.png"),
  "GET /images/social/vehicles/:file": anybody(`/images/social/vehicles/${VEHICLE}.png`),
  "POST /public/leads/contact": anybody("/public/leads/contact", { ...PERSON, vehicleKey: VEHICLE }),
  "POST /public/leads/test-drive": anybody("/public/leads/test-drive", {
    ...PERSON,
    phone: "5125550142",
    phoneConsent: true,
    preferredDate: "2030-01-02",
    vehicleKey: VEHICLE,
  }),
  "POST /public/privacy-requests": anybody("/public/privacy-requests", {
    firstName: "Avery",
    lastName: "Buyer",
    email: "somebody@example.com",
    kind: "access",
    state: "TX",
  }),
  "GET /public/privacy-requests/:token": secret("/public/privacy-requests/none"),
  "POST /public/privacy-requests/:token/confirm": secret("/public/privacy-requests/none/confirm", {}),
  "GET /public/privacy-requests/:token/report": secret("/public/privacy-requests/none/report"),
  "GET /public/leads/test-drive-times": anybody(`/public/leads/test-drive-times?vehicleKey=${VEHICLE}`),
  "GET /public/dealers/map/:vehicleKey": anybody(`/public/dealers/map/${VEHICLE}`),
  "GET /sandbox/gateway/maps/api.js": desk("/sandbox/gateway/maps/api.js"),
  "GET /public/fulfillment/quote": anybody("/public/fulfillment/quote?zip=78701"),
  "GET /.well-known/openid-configuration": anybody("/.well-known/openid-configuration"),
  "GET /.well-known/jwks.json": anybody("/.well-known/jwks.json"),
  "GET /public/identity/options": anybody("/public/identity/options"),
  "POST /user/region": anybody("/user/region", { email: NOBODY }),
  "GET /public/identity/email-availability": anybody(`/public/identity/email-availability?email=${NOBODY}`),
  "GET /public/identity/social/:provider/start": anybody("/public/identity/social/google/start"),
  "GET /public/identity/hosted/start": anybody("/public/identity/hosted/start"),

  "GET /public/inventory/count": anybody("/public/inventory/count?make=toyota"),
  "GET /public/inventory/rooftops": anybody("/public/inventory/rooftops?make=toyota"),
  "POST /public/saved-searches/stop/:token": secret(`/public/saved-searches/stop/${LINK}`, {}),
  "GET /public/saved-searches/stop/:token": anybody(`/public/saved-searches/stop/${LINK}`),
  "POST /public/identity/passcode/start": secret("/public/identity/passcode/start", { email: NOBODY }),
  "POST /public/identity/passcode/verify": secret("/public/identity/passcode/verify", {
    email: NOBODY,
    code: "000000",
  }),
  "POST /public/identity/forgot": secret("/public/identity/forgot", { email: NOBODY }),
  "POST /public/identity/forgot/confirm": secret("/public/identity/forgot/confirm", {
    email: NOBODY,
    code: "000000",
  }),
  "POST /public/identity/sign-up": secret("/public/identity/sign-up", {}),
  "POST /public/identity/confirm": secret("/public/identity/confirm", { email: NOBODY, code: "000000" }),
  "POST /public/identity/password-check": anybody("/public/identity/password-check", { password: "x" }),
  "POST /public/identity/resend": secret("/public/identity/resend", {}),
  "POST /public/identity/sign-in": secret("/public/identity/sign-in", {
    email: NOBODY,
    password: "Wrong-1-wrong",
  }),
  "POST /public/identity/token": secret("/public/identity/token", {}),
  "POST /public/identity/sign-out": {
    ...secret("/public/identity/sign-out", {}),
    endsSession: true,
  },
  "GET /public/identity/social/callback": secret("/public/identity/social/callback?state=x&code=y"),
  "POST /public/identity/social/callback": secret("/public/identity/social/callback"),
  "GET /public/identity/hosted/callback": secret("/public/identity/hosted/callback?state=x&code=y"),
  "GET /public/id-verification/capture/:token": secret(`/public/id-verification/capture/${LINK}`),
  "POST /public/id-verification/capture/:token/start": secret(
    `/public/id-verification/capture/${LINK}/start`,
  ),
  "POST /public/id-verification/capture/:token/check": secret(
    `/public/id-verification/capture/${LINK}/check`,
  ),
  "PUT /public/id-verification/capture/:token/license": secret(
    `/public/id-verification/capture/${LINK}/license`,
  ),
  "POST /public/id-verification/capture/:token": secret(`/public/id-verification/capture/${LINK}`, {
    action: "cancel",
  }),
  "POST /public/contracting/verify-signer": {
    for: "secret",
    address: () => "/public/contracting/verify-signer",
    call: ({ dealId }) => ({ body: { method: "DEAL_XG_ID", dealId, lastName: "Stranger" } }),
  },
  "POST /public/contracting/verify-signer/code": secret("/public/contracting/verify-signer/code", {
    email: NOBODY,
  }),

  "GET /public/credit-applications/joint": invited(""),
  "PUT /public/credit-applications/joint": invited("", { page: "employment", fields: { employer: "Us" } }),
  "PUT /public/credit-applications/joint/ssn": invited("/ssn", { ssn: "123-45-6510" }),
  "PUT /public/credit-applications/joint/consents": invited("/consents", { consents: [] }),
  "GET /public/credit-applications/joint/demonstration": invited("/demonstration"),
  "POST /public/credit-applications/joint/demonstration": invited("/demonstration", { code: "AAAAAA" }),

  "GET /public/progress/signer": signer("/public/progress/signer"),
  "POST /public/contracting/signer/started": signer(`${SIGNER}/started`),
  "GET /public/contracting/signer/session": signer(`${SIGNER}/session`),
  "GET /public/contracting/signer/files/:name": signer(`${SIGNER}/files/contract`),
  "POST /public/contracting/signer/consent": signer(`${SIGNER}/consent`, {
    packageId: "con_none",
    consent: true,
    consentVersion: 2,
  }),
  "POST /public/contracting/signer/page": signer(`${SIGNER}/page`),
  "POST /public/contracting/signer/sign": signer(`${SIGNER}/sign`, {
    packageId: "con_none",
    documentHash: "a".repeat(64),
    name: "Avery Buyer",
    initials: "AB",
    mark: { kind: "typed" },
    fields: ["purchase-agreement.signature"],
  }),

  "POST /oauth2/authorize": own("/oauth2/authorize", "client_id=no-such-client"),
  "POST /oauth2/token": own("/oauth2/token", "grant_type=authorization_code&code=x&client_id=no-such-client"),
  "POST /oauth2/revoke": own("/oauth2/revoke", "token=x&client_id=no-such-client"),
  "GET /oauth2/userinfo": own("/oauth2/userinfo"),
  "POST /oauth2/userinfo": own("/oauth2/userinfo", "access_token=x"),
  "POST /webhooks/:source": own("/webhooks/dealer", "{}"),

  "POST /sandbox/api/orders/:orderNumber/events": {
    for: "desk",
    address: ({ orderNumber }) => `/sandbox/api/orders/${orderNumber}/events`,
    call: () => ({ body: { event: "payment.returned" } }),
  },
  "POST /sandbox/api/identity/events": desk("/sandbox/api/identity/events", { event: "region.recovered" }),
  "GET /sandbox/gateway/identity/:provider/.well-known/openid-configuration": desk(
    `${PROVIDER}/.well-known/openid-configuration`,
  ),
  "GET /sandbox/gateway/identity/:provider/jwks": desk(`${PROVIDER}/jwks`),
  "GET /sandbox/gateway/identity/:provider/authorize": desk(`${PROVIDER}/authorize`),
  "POST /sandbox/gateway/identity/:provider/authorize": desk(`${PROVIDER}/authorize`),
  "POST /sandbox/gateway/identity/:provider/token": desk(`${PROVIDER}/token`),
  "POST /sandbox/gateway/identity/:provider/revoke": desk(`${PROVIDER}/revoke`),
  "GET /sandbox/api/incentives": desk("/sandbox/api/incentives"),
  "PUT /sandbox/api/incentives": desk("/sandbox/api/incentives", { text: "[]", isDryRun: true }),
  "POST /sandbox/api/incentives/:id/end": desk("/sandbox/api/incentives/none/end", {}),
  "POST /sandbox/api/push-browsers": desk("/sandbox/api/push-browsers", {
    applicationServerKey: "A".repeat(87),
  }),
  "GET /sandbox/api/push-browsers/:id": desk("/sandbox/api/push-browsers/spb_none"),
  "DELETE /sandbox/api/push-browsers/:id": desk("/sandbox/api/push-browsers/spb_none"),
  "GET /sandbox/api/messages": desk("/sandbox/api/messages?to=avery.orders@example.com"),
  "GET /sandbox/api/outbox": desk("/sandbox/api/outbox?to=avery.orders@example.com"),
  "GET /sandbox/api/messages/:messageId/preview": desk("/sandbox/api/messages/msg_none/preview"),
  "GET /sandbox/api/messages/:messageId/attachments/:place": desk(
    "/sandbox/api/messages/msg_none/attachments/0",
  ),
  "POST /sandbox/api/trade-ins/:id/payoff-letter": desk("/sandbox/api/trade-ins/none/payoff-letter", {
    word: "refuse",
    version: 1,
  }),
  "GET /sandbox/api/trade-ins/:id/payoff-letter": desk("/sandbox/api/trade-ins/none/payoff-letter"),
  "GET /sandbox/api/trade-ins": desk("/sandbox/api/trade-ins"),
  "GET /sandbox/api/trade-ins/:id/photos": desk("/sandbox/api/trade-ins/none/photos"),
  "GET /sandbox/api/trade-ins/:id/photos/:photoId": desk("/sandbox/api/trade-ins/none/photos/picture-1"),
  "POST /sandbox/api/vehicle-sales/:id/events": desk("/sandbox/api/vehicle-sales/none/events", {
    event: "sale.canceled",
  }),
  "POST /sandbox/api/trade-ins/:id/decision": desk("/sandbox/api/trade-ins/none/decision", {
    decision: "DENIED",
  }),
  "GET /sandbox/api/lender-applications/:applicationId": desk("/sandbox/api/lender-applications/none"),
  "POST /sandbox/api/lender-requests/:requestId/answer": desk("/sandbox/api/lender-requests/none/answer", {
    outcome: "approve",
  }),
  "GET /sandbox/api/orders/:orderNumber/lenders": {
    for: "desk",
    address: ({ creditNumber }) => `/sandbox/api/orders/${creditNumber}/lenders`,
  },
  "GET /sandbox/api/orders/:orderNumber/screening": {
    for: "desk",
    address: ({ orderNumber }) => `/sandbox/api/orders/${orderNumber}/screening`,
  },
  "GET /sandbox/api/protection": desk("/sandbox/api/protection"),
  "POST /sandbox/api/protection": desk("/sandbox/api/protection", { play: "restore" }),
  "GET /sandbox/api/credit-notices": desk("/sandbox/api/credit-notices"),
  "GET /sandbox/api/letters-to-mail": desk("/sandbox/api/letters-to-mail"),
  "GET /sandbox/api/letters-to-mail/:letterId/paper": desk("/sandbox/api/letters-to-mail/ntc_none/paper"),
  "POST /sandbox/api/letters-to-mail/events": desk("/sandbox/api/letters-to-mail/events", {
    event: "letter.mailed",
    letterId: "ntc_none",
  }),
  "GET /sandbox/gateway/insurance/:pullId": desk(`/sandbox/gateway/insurance/${PULL}`),
  "POST /sandbox/gateway/insurance/:pullId": desk(`/sandbox/gateway/insurance/${PULL}`),
  "GET /sandbox/gateway/fields": desk("/sandbox/gateway/fields"),
  "POST /sandbox/gateway/fields": desk("/sandbox/gateway/fields"),
  "POST /sandbox/gateway/tokens": desk("/sandbox/gateway/tokens", {}),
  "GET /sandbox/gateway/bank-links/:linkToken": desk("/sandbox/gateway/bank-links/none"),
  "POST /sandbox/gateway/bank-links/:linkToken": desk("/sandbox/gateway/bank-links/none"),
  "GET /sandbox/api/privacy-requests": desk("/sandbox/api/privacy-requests"),
  "POST /sandbox/api/privacy-requests/:requestNumber/events": desk(
    "/sandbox/api/privacy-requests/PR0000000000/events",
    { event: "privacy.denied", note: "no such request" },
  ),
  "GET /sandbox/api/scenarios": desk("/sandbox/api/scenarios"),
  "GET /sandbox/api/rooftop-values": desk("/sandbox/api/rooftop-values"),
  "POST /sandbox/api/clock": desk("/sandbox/api/clock", { advanceSeconds: -1 }),
  "GET /sandbox/api/webhooks": desk("/sandbox/api/webhooks"),
  "POST /sandbox/api/webhooks/:source/:eventId/replay": desk("/sandbox/api/webhooks/dealer/none/replay"),
};
