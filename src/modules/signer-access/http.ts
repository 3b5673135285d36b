import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "#modules/contracting/contract-pdf-response.ts";
import {
  consentBodySchema,
  fileNameSchema,
  sessionSchema,
  SIGN_BODY_BYTES,
  signBodySchema,
  stateSchema,
} from "#modules/contracting/contracting-schemas.ts";
import { emailSignerSchema, signerCheckSchema } from "./domain/signer-check-schema.ts";
import { downloadContract } from "#modules/contracting/server/download-contract.ts";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { giveConsent } from "#modules/contracting/server/give-consent.ts";
import { openSigningPage } from "#modules/contracting/server/open-signing-page.ts";
import { requestSignerCode } from "./server/request-signer-code.ts";
import { signContract } from "#modules/contracting/server/sign-contract.ts";
import type { SignerContext } from "./server/signer-context.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { verifySigner } from "./server/verify-signer.ts";

const ROOT = "/public/contracting/signer";

/** OP-23. The calls below `ROOT` name no order: a capability has one, and no address can ask for another. */
export const signerEndpoints = [
  endpoint<SignerContext>()({
    method: "POST",
    path: "/public/contracting/verify-signer",
    access: "public",
    summary: "Recognizes a signer by deal id, cell phone or emailed passcode; answers an order capability.",
    body: signerCheckSchema,
    response: v.object({
      capability: v.string(),
      expiresInSeconds: v.number(),
      proof: v.picklist(["knowledge", "code"]),
    }),
    handle: (ctx, { body }) => verifySigner(ctx, body),
  }),
  endpoint<SignerContext>()({
    method: "POST",
    path: "/public/contracting/verify-signer/code",
    access: "public",
    summary: "Asks for a passcode; the answer is the same for every address.",
    body: emailSignerSchema,
    response: v.object({ codeExpiresInSeconds: v.number() }),
    handle: (ctx, { body }) => requestSignerCode(ctx, body),
  }),
  endpoint<SignerContext>()({
    method: "POST",
    path: `${ROOT}/started`,
    access: "order-capability",
    scope: "signing:enter",
    summary: "The signer opens the contract of the capability's order.",
    response: stateSchema,
    idempotent: true,
    handle: (ctx) => startSigning(ctx, {}),
  }),
  endpoint<SignerContext>()({
    method: "GET",
    path: `${ROOT}/session`,
    access: "order-capability",
    scope: "signing:enter",
    summary: "The contract of the capability's order, to read and sign.",
    response: sessionSchema,
    handle: (ctx) => getSigningSession(ctx, {}),
  }),
  endpoint<SignerContext>()({
    method: "GET",
    path: `${ROOT}/files/:name`,
    access: "order-capability",
    scope: "signing:enter",
    summary: "One paper, or the signed contract, of the capability's order as PDF.",
    params: v.object({ name: fileNameSchema }),
    handle: async (ctx, { params }) => pdfResponse(await downloadContract(ctx, params)),
  }),
  endpoint<SignerContext>()({
    method: "POST",
    path: `${ROOT}/consent`,
    access: "order-capability",
    scope: "signing:enter",
    summary: "The signer agrees to sign electronically.",
    body: consentBodySchema,
    response: stateSchema,
    idempotent: true,
    handle: (ctx, { body }) => giveConsent(ctx, body),
  }),
  endpoint<SignerContext>()({
    method: "POST",
    path: `${ROOT}/page`,
    access: "order-capability",
    scope: "signing:enter",
    summary: "The signing service's own page for one visit, where the retailer uses one.",
    response: v.object({ url: v.string() }),
    handle: (ctx) => openSigningPage(ctx, {}),
  }),
  endpoint<SignerContext>()({
    method: "POST",
    path: `${ROOT}/sign`,
    access: "order-capability",
    scope: "signing:enter",
    summary: "The signer signs the document they read.",
    body: signBodySchema,
    maxBodyBytes: SIGN_BODY_BYTES,
    response: stateSchema,
    idempotent: true,
    handle: (ctx, { body }) => signContract(ctx, body),
  }),
];
