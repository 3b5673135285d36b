import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { INSURANCE_STATUSES, POLICY_STATUSES } from "./domain/insurance-status.ts";
import { getInsuranceProgress } from "./server/get-insurance-progress.ts";
import { giveInsuranceConsent } from "./server/give-insurance-consent.ts";
import type { InsuranceContext } from "./server/insurance-context.ts";
import { recordPolicy } from "./server/record-policy.ts";
import { reportPolicyError } from "./server/report-policy-error.ts";
import { skipInsurance } from "./server/skip-insurance.ts";
import { startCarrierSession } from "./server/start-carrier-session.ts";

const orderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const pullId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const progress = v.object({
  status: v.nullable(v.picklist(INSURANCE_STATUSES)),
  policyStatus: v.nullable(v.picklist(POLICY_STATUSES)),
  carrierName: v.nullable(v.string()),
  policyNumberLast4: v.nullable(v.string()),
  skipped: v.boolean(),
  updatedAt: v.nullable(v.string()),
});

export const insuranceEndpoints = [
  endpoint<InsuranceContext>()({
    method: "GET",
    path: "/public/insurance-verification/progress/:orderNumber",
    access: "account",
    summary: "Where the insurance verification of the owner's order stands (API-06).",
    params: v.object({ orderNumber }),
    response: progress,
    handle: (ctx, { params }) => getInsuranceProgress(ctx, params),
  }),
  endpoint<InsuranceContext>()({
    method: "POST",
    path: "/public/insurance-verification/consent",
    access: "account",
    summary: "The buyer agrees to the check, which begins (API-09).",
    body: v.object({
      orderNumber,
      termsVersion: v.literal(1),
      consentLanguage: v.pipe(
        v.string(),
        v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, "A language tag such as en or en-US."),
      ),
    }),
    response: progress,
    idempotent: true,
    handle: (ctx, { body }) => giveInsuranceConsent(ctx, body),
  }),
  endpoint<InsuranceContext>()({
    method: "POST",
    path: "/public/insurance-verification/session",
    access: "account",
    summary: "Opens the carriers' pages and names the visit (pull id).",
    body: v.object({ orderNumber }),
    response: v.object({ pullId: v.string(), carriers: v.array(v.string()), connectUrl: v.string() }),
    idempotent: true,
    handle: (ctx, { body }) => startCarrierSession(ctx, body),
  }),
  endpoint<InsuranceContext>()({
    method: "POST",
    path: "/public/insurance-verification/policy",
    access: "account",
    summary: "Reads the policy of a finished visit (API-07).",
    body: v.object({ orderNumber, pullId }),
    response: progress,
    idempotent: true,
    handle: (ctx, { body }) => recordPolicy(ctx, body),
  }),
  endpoint<InsuranceContext>()({
    method: "POST",
    path: "/public/insurance-verification/policy/error",
    access: "account",
    summary: "The carriers' pages failed (API-08).",
    body: v.object({ orderNumber, error: v.pipe(v.string(), v.maxLength(200)) }),
    response: progress,
    idempotent: true,
    handle: (ctx, { body }) => reportPolicyError(ctx, body),
  }),
  endpoint<InsuranceContext>()({
    method: "POST",
    path: "/public/insurance-verification/skip",
    access: "account",
    summary: "Goes on without verification; the insurance card stays required (INS-04).",
    body: v.object({ orderNumber }),
    response: progress,
    idempotent: true,
    handle: (ctx, { body }) => skipInsurance(ctx, body),
  }),
  endpoint<InsuranceContext>()({
    method: "POST",
    path: "/sandbox/api/carriers/:pullId",
    access: "sandbox",
    summary: "The embedded carrier's sign-in form; the policy number chooses the outcome.",
    params: v.object({ pullId }),
    body: v.object({
      carrierName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
      policyNumber: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[A-Za-z0-9-]{4,24}$/, "4 to 24 letters, digits or hyphens."),
      ),
    }),
    handle: async (ctx, { params, body }) => {
      if (await ctx.insuranceProvider.connect?.(ctx, { ...params, ...body })) return { connected: true };
      throw new AppError("not-found", {
        code: "insurance.sessionUnknown",
        message: "We couldn't find this insurance session.",
      });
    },
  }),
];
