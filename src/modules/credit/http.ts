import * as v from "valibot";
import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "#platform/server/http/pdf-response.ts";
import {
  consentsBody,
  demonstrationBody,
  invitationBody,
  jointBody,
  ownConsentsBody,
  ownDemonstrationBody,
  ownPageBody,
  ownSsnBody,
  pageBody,
  role,
  ssnBody,
} from "./domain/credit-body-schemas.ts";
import type { CreditContext } from "./server/credit-context.ts";
import { demonstrate, giveConsents } from "./server/give-consents.ts";
import { inviteJoint } from "./server/invite-joint.ts";
import { listLenderRequests } from "./server/list-lender-requests.ts";
import { readApplication, readInvitedApplication } from "./server/read-application.ts";
import { readDemonstration } from "./server/read-demonstration.ts";
import { savePage } from "./server/save-page.ts";
import { saveSsn } from "./server/save-ssn.ts";
import { setJoint } from "./server/set-joint.ts";

const OWN = "/api/credit-applications/:orderNumber";
const INVITED = "/public/credit-applications/joint";

/** Of the invited person: `<token>.<device>`, each 32 characters. */
const invited = (request: Request) => ({ invitation: request.headers.get("credit-invitation") });

const asPdf = (bytes: Uint8Array<ArrayBuffer>): Response => pdfResponse(bytes, { name: "sample-notice.pdf" });

/** Table L, "Credit application". Sending it is checkout's call, because it freezes the order's terms. */
export const creditEndpoints = [
  endpoint<CreditContext>()({
    method: "GET",
    path: OWN,
    access: "account",
    summary: "The credit application of an order, without SSNs (CRED-01)",
    params: orderNumberParams,
    handle: (ctx, { params }) => readApplication(ctx, params),
  }),
  endpoint<CreditContext>()({
    method: "PUT",
    path: OWN,
    access: "account",
    summary: "Save one page of one person as it is typed (CRED-02 to CRED-06)",
    params: orderNumberParams,
    body: pageBody,
    handle: (ctx, { params, body: { role: whose, ...typed } }) =>
      savePage(ctx, { ...params, role: whose }, typed),
  }),
  endpoint<CreditContext>()({
    method: "PUT",
    path: `${OWN}/joint`,
    access: "account",
    summary: "Apply alone, or together with somebody (CRED-07)",
    params: orderNumberParams,
    body: jointBody,
    handle: (ctx, { params, body }) => setJoint(ctx, params, body.joint),
  }),
  endpoint<CreditContext>()({
    method: "PUT",
    path: `${OWN}/ssn`,
    access: "account",
    summary: "Seal an SSN or ITIN; it is never answered (CRED-02, VAL-22)",
    params: orderNumberParams,
    body: ssnBody,
    handle: (ctx, { params, body }) => saveSsn(ctx, { ...params, role: body.role }, body),
  }),
  endpoint<CreditContext>()({
    method: "PUT",
    path: `${OWN}/consents`,
    access: "account",
    summary: "The boxes one person has ticked (VAL-32)",
    params: orderNumberParams,
    body: consentsBody,
    handle: (ctx, { params, body }) => giveConsents(ctx, { ...params, role: body.role }, body.consents),
  }),
  endpoint<CreditContext>()({
    method: "GET",
    path: `${OWN}/demonstration`,
    access: "account",
    summary: "A sample PDF with one person's code (E-SIGN)",
    params: orderNumberParams,
    query: v.object({ role: v.optional(role, "PRIMARY") }),
    handle: async (ctx, { params, query }) => asPdf(await readDemonstration(ctx, { ...params, ...query })),
  }),
  endpoint<CreditContext>()({
    method: "POST",
    path: `${OWN}/demonstration`,
    access: "account",
    summary: "The code of the sample PDF, typed (E-SIGN)",
    params: orderNumberParams,
    body: demonstrationBody,
    handle: (ctx, { params, body }) => demonstrate(ctx, { ...params, role: body.role }, body),
  }),
  endpoint<CreditContext>()({
    method: "POST",
    path: `${OWN}/invitation`,
    access: "account",
    summary: "Send the joint applicant a link to their own pages (CRED-07)",
    params: orderNumberParams,
    body: invitationBody,
    handle: (ctx, { params, body }) => inviteJoint(ctx, params, body),
  }),
  endpoint<CreditContext>()({
    method: "GET",
    path: INVITED,
    access: "public",
    summary: "The invited person's own pages; the first device that asks is the only one that may",
    handle: (ctx, { request }) => readInvitedApplication(ctx, invited(request)),
  }),
  endpoint<CreditContext>()({
    method: "PUT",
    path: INVITED,
    access: "public",
    summary: "Save one of the invited person's pages as it is typed",
    body: ownPageBody,
    handle: (ctx, { body, request }) => savePage(ctx, invited(request), body),
  }),
  endpoint<CreditContext>()({
    method: "PUT",
    path: `${INVITED}/ssn`,
    access: "public",
    summary: "Seal the invited person's SSN or ITIN",
    body: ownSsnBody,
    handle: (ctx, { body, request }) => saveSsn(ctx, invited(request), body),
  }),
  endpoint<CreditContext>()({
    method: "PUT",
    path: `${INVITED}/consents`,
    access: "public",
    summary: "The boxes the invited person has ticked",
    body: ownConsentsBody,
    handle: (ctx, { body, request }) => giveConsents(ctx, invited(request), body.consents),
  }),
  endpoint<CreditContext>()({
    method: "GET",
    path: `${INVITED}/demonstration`,
    access: "public",
    summary: "The sample PDF with the invited person's code",
    handle: async (ctx, { request }) => asPdf(await readDemonstration(ctx, invited(request))),
  }),
  endpoint<CreditContext>()({
    method: "POST",
    path: `${INVITED}/demonstration`,
    access: "public",
    summary: "The code of the sample PDF, typed by the invited person",
    body: ownDemonstrationBody,
    handle: (ctx, { body, request }) => demonstrate(ctx, invited(request), body),
  }),
  endpoint<CreditContext>()({
    method: "GET",
    path: "/sandbox/api/orders/:orderNumber/lenders",
    access: "sandbox",
    summary: "Whom an order's application was sent to, with what is needed to answer for each",
    params: orderNumberParams,
    handle: (ctx, { params }) => listLenderRequests(ctx, params),
  }),
];
