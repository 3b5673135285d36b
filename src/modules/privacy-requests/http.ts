import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_STATUSES } from "./domain/privacy-request.ts";
import { privacyAnswerSchema } from "./domain/privacy-answer-schema.ts";
import { privacyRequestSchema } from "./domain/privacy-request-schema.ts";
import { answerPrivacyRequest } from "./server/answer-privacy-request.ts";
import { confirmPrivacyRequest } from "./server/confirm-privacy-request.ts";
import { filePrivacyRequest } from "./server/file-privacy-request.ts";
import { getPrivacyReport, getPrivacyRequest } from "./server/get-privacy-request.ts";
import { listPrivacyRequests } from "./server/list-privacy-requests.ts";
import type { PrivacyRequestsContext } from "./server/privacy-requests-context.ts";

const view = v.object({
  requestNumber: v.string(),
  kind: v.picklist(PRIVACY_REQUEST_KINDS),
  status: v.picklist(PRIVACY_REQUEST_STATUSES),
  receivedAt: v.string(),
  dueAt: v.string(),
  reportUntil: v.nullable(v.string()),
});
const token = v.object({ token: v.pipe(v.string(), v.maxLength(64)) });

/** PRIV-01, ROLE-09. */
export const privacyRequestsEndpoints = [
  endpoint<PrivacyRequestsContext>()({
    method: "POST",
    path: "/public/privacy-requests",
    access: "public",
    summary: "Files a privacy request, for oneself or as an agent; a mailed link confirms it",
    body: privacyRequestSchema,
    response: view,
    idempotent: true,
    handle: (ctx, { body }) => filePrivacyRequest(ctx, body),
  }),
  endpoint<PrivacyRequestsContext>()({
    method: "GET",
    path: "/public/privacy-requests/:token",
    access: "public",
    summary: "Where a privacy request stands, for whoever has its mailed link",
    params: token,
    response: view,
    handle: (ctx, { params }) => getPrivacyRequest(ctx, params),
  }),
  endpoint<PrivacyRequestsContext>()({
    method: "POST",
    path: "/public/privacy-requests/:token/confirm",
    access: "public",
    summary: "The consumer says that a request is theirs",
    params: token,
    response: view,
    handle: (ctx, { params }) => confirmPrivacyRequest(ctx, params),
  }),
  endpoint<PrivacyRequestsContext>()({
    method: "GET",
    path: "/public/privacy-requests/:token/report",
    access: "public",
    summary: "What an access request produced, as a JSON file, for thirty days",
    params: token,
    handle: async (ctx, { params }) =>
      new Response(await getPrivacyReport(ctx, params), {
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": 'attachment; filename="my-data.json"',
          "cache-control": "no-store",
        },
      }),
  }),
  endpoint<PrivacyRequestsContext>()({
    method: "GET",
    path: "/sandbox/api/privacy-requests",
    access: "sandbox",
    summary: "The retailer's queue of privacy requests with their clocks",
    handle: (ctx) => listPrivacyRequests(ctx),
  }),
  endpoint<PrivacyRequestsContext>()({
    method: "POST",
    path: "/sandbox/api/privacy-requests/:requestNumber/events",
    access: "sandbox",
    summary: "What the retailer's people answer to a privacy request",
    params: v.object({ requestNumber: v.pipe(v.string(), v.maxLength(32)) }),
    body: privacyAnswerSchema,
    handle: async (ctx, { params, body }) => {
      await answerPrivacyRequest(ctx, { ...params, ...body });
      return new Response(null, { status: 204 });
    },
  }),
];
