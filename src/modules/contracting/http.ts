import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { sessionSchema, signBodySchema, stateSchema } from "./contracting-schemas.ts";
import type { ContractingContext } from "./server/contracting-context.ts";
import { getSigningSession } from "./server/get-signing-session.ts";
import { getSigningReadiness, getSigningStatus } from "./server/get-signing-status.ts";
import { signContract } from "./server/sign-contract.ts";
import { startSigning } from "./server/start-signing.ts";

const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
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
    method: "POST",
    path: `${ROOT}/sign`,
    access: "account",
    summary: "The buyer signs the document they read (SIGN-09).",
    params,
    body: signBodySchema,
    response: stateSchema,
    idempotent: true,
    handle: (ctx, { params: { orderNumber }, body }) => signContract(ctx, { orderNumber, ...body }),
  }),
];
