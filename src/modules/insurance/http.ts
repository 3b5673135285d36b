import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { visitedOrigin } from "#platform/server/http/caller/visited-origin.ts";
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
    summary: "Opens the carriers' pages; they lead back with a pull id, or stay beside ours.",
    body: v.object({ orderNumber }),
    response: v.object({ connectUrl: v.string(), leadsBack: v.boolean() }),
    // Not idempotent: stored answers are not sealed, and this one opens a visit.
    handle: async (ctx, { body, request }) => {
      const session = await startCarrierSession(ctx, {
        ...body,
        origin: visitedOrigin(request, ctx.siteOrigin),
      });
      return { connectUrl: session.connectUrl, leadsBack: session.leadsBack };
    },
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
];
