import * as v from "valibot";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { AutofiSettings } from "../../domain/lender-vendors-schema.ts";
import type { LenderCallContext, LenderProvider, Submission } from "../lender-provider.ts";
import { autofiTokens } from "./access-tokens.ts";
import { answerOfApplication } from "./answer-of-application.ts";
import { applicationBody, obstacleOf, referenceIdOf } from "./application-body.ts";
import { callAutofi } from "./call-autofi.ts";
import { callbackSignature } from "./callback-signature.ts";
import { CreatedApplication, LoanApplication } from "./loan-application.ts";

interface AutofiParts {
  readonly settings: AutofiSettings;
  readonly secrets: Secrets;
  /** Where the secret is that signs the addresses of callbacks. */
  readonly callbackSecretRef: string;
  /** For tests. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 15_000;
/** Callbacks are not repeated when they fail, so decisions are looked for as well; decisions take about a minute. */
const FIRST_LOOK_SECONDS = 20;
const LONGEST_LOOK_SECONDS = 300;

const failure = (reason: ProviderFailure["reason"], code: string): ProviderFailure => ({
  kind: "failure",
  reason,
  vendorCode: `autofi-${code}`,
});

/**
 * Lenders behind RouteOne or Dealertrack, by AutoFi's loan applications. One application there serves all lenders: its
 * `referenceId` is our application's version, and the vendor gives back what it has for a known one. Accepting and
 * taking back have no call; the retailer finishes in the portal (decision 0343).
 */
export function autofiLenderProvider(parts: AutofiParts): LenderProvider {
  const { settings, secrets, callbackSecretRef, deadlineMs = DEADLINE_MS } = parts;
  const tokens = autofiTokens({ settings, secrets, deadlineMs });
  const root = `${settings.apiUrl}/v1/loan-application`;

  async function read(
    ctx: LenderCallContext,
    { request, reference }: Submission,
  ): Promise<{ readonly kind: "application"; readonly application: LoanApplication } | ProviderFailure> {
    const id = reference?.split("/")[0] ?? "";
    const url = `${root}/${encodeURIComponent(id)}`;
    const answer = await callAutofi(ctx, tokens, { name: "autofi.read", method: "GET", url, deadlineMs });
    if (answer.kind === "failure") return answer;
    const application = v.safeParse(LoanApplication, answer.body);
    if (!application.success) return failure("unreadable", "shape");
    // Ids come back to us in callbacks too: one of somebody else's application is not this one.
    if (application.output.referenceId !== referenceIdOf(request)) return failure("unreadable", "other");
    return { kind: "application", application: application.output };
  }

  async function status(ctx: LenderCallContext, submission: Submission) {
    const askedAt = ctx.clock.now();
    const told = await read(ctx, submission);
    if (told.kind === "failure") return told;
    const { program, request } = submission;
    const lenderName = settings.lenderNames[program.id] ?? program.name;
    const answer = answerOfApplication(submission, { ...told, lenderName, askedAt });
    if (answer !== null) return { kind: "answer", answer } as const;
    return { kind: "waiting", lookAgainSeconds: lookAgain(request.requestedAt, askedAt) } as const;
  }

  return {
    status,

    async submit(ctx, { request }) {
      const obstacle = obstacleOf(request);
      if (obstacle !== null) return failure("refused", `rule-${obstacle}`);
      const signature = callbackSignature(secrets(callbackSecretRef), referenceIdOf(request));
      const callbackUrl = `${ctx.siteOrigin}/webhooks/autofi?signature=${signature}`;
      const body = applicationBody(request, { settings, callbackUrl });
      const call = { name: "autofi.submit", method: "POST", url: root, body, deadlineMs } as const;
      const answer = await callAutofi(ctx, tokens, call);
      if (answer.kind === "failure") return answer;
      const created = v.safeParse(CreatedApplication, answer.body);
      if (!created.success) return failure("unreadable", "shape");
      const reference = created.output.loanApplicationId;
      return { kind: "submitted", reference, lookAgainSeconds: FIRST_LOOK_SECONDS };
    },

    // What arrives for a request that was taken back has no effect here.
    cancel: async () => ({ kind: "canceled" }),

    async accept(ctx, { offerId, ...submission }) {
      const told = await status(ctx, submission);
      if (told.kind === "failure") return told;
      const stands = told.kind === "answer" && told.answer.offers.some((one) => one.offerId === offerId);
      return stands ? { kind: "accepted" } : failure("refused", "offer-gone");
    },
  };
}

/** A tenth of the time that has passed: often at first, then less and less. */
function lookAgain(requestedAt: string, now: Date): number {
  const seconds = Math.round((now.getTime() - Date.parse(requestedAt)) / 10_000);
  return Math.min(LONGEST_LOOK_SECONDS, Math.max(FIRST_LOOK_SECONDS, seconds));
}
