import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { SIGNING_STATUSES } from "./domain/signing-status.ts";
import type { ContractingContext } from "./server/contracting-context.ts";
import { getSigningSession } from "./server/get-signing-session.ts";
import { getSigningReadiness, getSigningStatus } from "./server/get-signing-status.ts";
import { signContract } from "./server/sign-contract.ts";
import { startSigning } from "./server/start-signing.ts";

const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const state = v.object({
  status: v.picklist(SIGNING_STATUSES),
  signersCompleted: v.boolean(),
  signers: v.array(v.object({ role: v.picklist(["buyer", "dealer"]), signedAt: v.nullable(v.string()) })),
});
const session = v.object({
  packageId: v.string(),
  document: v.object({
    title: v.string(),
    orderNumber: v.string(),
    seller: v.string(),
    buyer: v.string(),
    vehicle: v.string(),
    vin: v.nullable(v.string()),
    mileage: v.nullable(v.number()),
    lines: v.array(v.object({ label: v.string(), amountCents: v.number(), isEstimate: v.boolean() })),
    totalCents: v.number(),
    depositCents: v.number(),
    balanceCents: v.number(),
    paragraphs: v.array(v.string()),
  }),
  documentHash: v.string(),
  expiresAt: v.string(),
  consentVersion: v.literal(1),
  state,
});
const ROOT = "/api/contracting/signing/:orderNumber";

export const contractingEndpoints = [
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
    response: state,
    handle: (ctx, input) => getSigningStatus(ctx, input.params),
  }),
  endpoint<ContractingContext>()({
    method: "POST",
    path: `${ROOT}/started`,
    access: "account",
    summary: "The buyer opens the contract; one that is over is made anew (SIGN-06).",
    params,
    response: state,
    idempotent: true,
    handle: (ctx, input) => startSigning(ctx, input.params),
  }),
  endpoint<ContractingContext>()({
    method: "GET",
    path: `${ROOT}/session`,
    access: "account",
    summary: "The contract to read, sign or keep.",
    params,
    response: session,
    handle: (ctx, input) => getSigningSession(ctx, input.params),
  }),
  endpoint<ContractingContext>()({
    method: "POST",
    path: `${ROOT}/sign`,
    access: "account",
    summary: "The buyer signs the document they read (SIGN-09).",
    params,
    body: v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty("Type your name."), v.maxLength(80)),
      consent: v.literal(true, "Agree to sign electronically."),
      consentVersion: v.optional(v.literal(1), 1),
      documentHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "Not a document hash.")),
    }),
    response: state,
    idempotent: true,
    handle: (ctx, { params: { orderNumber }, body }) => signContract(ctx, { orderNumber, ...body }),
  }),
];
