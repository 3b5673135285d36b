import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "./contract-pdf-response.ts";
import {
  consentBodySchema,
  fileNameSchema,
  sessionSchema,
  SIGN_BODY_BYTES,
  signBodySchema,
  stateSchema,
} from "./contracting-schemas.ts";
import type { ContractingContext } from "./server/contracting-context.ts";
import { downloadContract } from "./server/download-contract.ts";
import { findOrderToSign } from "./server/signers/find-order-to-sign.ts";
import { getSigningSession } from "./server/get-signing-session.ts";
import { getSigningReadiness, getSigningStatus } from "./server/get-signing-status.ts";
import { giveConsent } from "./server/give-consent.ts";
import { openSigningPage } from "./server/open-signing-page.ts";
import { signContract } from "./server/sign-contract.ts";
import { startSigning } from "./server/start-signing.ts";

const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const ROOT = "/api/contracting/signing/:orderNumber";

export const contractingEndpoints = [
  endpoint<ContractingContext>()({
    method: "GET",
    path: "/api/contracting/order-to-sign",
    access: "account",
    summary: "The account's newest order with a contract (OP-01).",
    response: v.object({ orderNumber: v.nullable(v.string()) }),
    handle: (ctx) => findOrderToSign(ctx),
  }),
  endpoint<ContractingContext>()({
    method: "GET",
    path: `${ROOT}/readiness`,
    access: "account",
    summary: "Whether the owner may sign (API-04).",
    params,
    response: v.object({ ready: v.boolean(), isSigningNotificationSent: v.boolean() }),
    handle: (ctx, input) => getSigningReadiness(ctx, input.params),
  }),
  endpoint<ContractingContext>()({
    method: "GET",
    path: `${ROOT}/status`,
    access: "account",
    summary: "Where signing stands (API-05).",
    params,
    response: stateSchema,
    handle: (ctx, input) => getSigningStatus(ctx, input.params),
  }),
  endpoint<ContractingContext>()({
    method: "POST",
    path: `${ROOT}/started`,
    access: "account",
    summary: "The buyer opens the contract; one that is over is made anew (SIGN-06).",
    params,
    response: stateSchema,
    idempotent: true,
    handle: (ctx, input) => startSigning(ctx, input.params),
  }),
  endpoint<ContractingContext>()({
    method: "GET",
    path: `${ROOT}/session`,
    access: "account",
    summary: "The contract to read, sign or keep.",
    params,
    response: sessionSchema,
    handle: (ctx, input) => getSigningSession(ctx, input.params),
  }),
  endpoint<ContractingContext>()({
    method: "GET",
    path: `${ROOT}/files/:name`,
    access: "account",
    summary: "One paper, or the signed contract, as PDF; refused when it no longer fits its seal.",
    params: v.object({ ...params.entries, name: fileNameSchema }),
    handle: async (ctx, input) => pdfResponse(await downloadContract(ctx, input.params)),
  }),
  endpoint<ContractingContext>()({
    method: "POST",
    path: `${ROOT}/consent`,
    access: "account",
    summary: "The buyer agrees to sign electronically.",
    params,
    body: consentBodySchema,
    response: stateSchema,
    idempotent: true,
    handle: (ctx, { params: { orderNumber }, body }) => giveConsent(ctx, { orderNumber, ...body }),
  }),
  endpoint<ContractingContext>()({
    method: "POST",
    path: `${ROOT}/page`,
    access: "account",
    summary: "The signing service's own page for one visit, where the retailer uses one.",
    params,
    response: v.object({ url: v.string() }),
    handle: (ctx, input) => openSigningPage(ctx, input.params),
  }),
  endpoint<ContractingContext>()({
    method: "POST",
    path: `${ROOT}/sign`,
    access: "account",
    summary: "The buyer signs the papers they read (SIGN-09).",
    params,
    body: signBodySchema,
    maxBodyBytes: SIGN_BODY_BYTES,
    response: stateSchema,
    idempotent: true,
    handle: (ctx, { params: { orderNumber }, body }) => signContract(ctx, { orderNumber, ...body }),
  }),
];
