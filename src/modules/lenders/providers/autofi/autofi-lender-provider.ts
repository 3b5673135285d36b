import * as v from "valibot";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { LenderAnswer } from "../../domain/lender-answer.ts";
import type { AutofiSettings } from "../../domain/vendor-settings-schema.ts";
import type { LenderCallContext, LenderProvider, Submission } from "../lender-provider.ts";
import { type AccessTokens, autofiTokens } from "./access-tokens.ts";
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

/** What every call of one retailer shares. */
interface Line {
  readonly settings: AutofiSettings;
  readonly tokens: AccessTokens;
  readonly root: string;
  readonly deadlineMs: number;
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
  const line: Line = { settings, tokens, root: `${settings.apiUrl}/v1/loan-application`, deadlineMs };
  return {
    submit(ctx, submission) {
      const signature = callbackSignature(secrets(callbackSecretRef), referenceIdOf(submission.request));
      return submit(ctx, line, {
        ...submission,
        callbackUrl: `${ctx.siteOrigin}/webhooks/autofi?signature=${signature}`,
      });
    },

    async status(ctx, submission) {
      const askedAt = ctx.clock.now();
      const told = await read(ctx, line, { submission, askedAt });
      if (told.kind === "failure") return told;
      if (told.answer !== null) return { kind: "answer", answer: told.answer };
      return { kind: "waiting", lookAgainSeconds: lookAgain(submission.request.requestedAt, askedAt) };
    },

    // What arrives for a request that was taken back has no effect here.
    cancel: async () => ({ kind: "canceled" }),

    async accept(ctx, { offerId, ...submission }) {
      const told = await read(ctx, line, { submission, askedAt: ctx.clock.now() });
      if (told.kind === "failure") return told;
      const stands = told.answer?.offers.some((one) => one.offerId === offerId) ?? false;
      return stands ? { kind: "accepted" } : failure("refused", "offer-gone");
    },
  };
}

async function submit(
  ctx: LenderCallContext,
  { settings, tokens, root, deadlineMs }: Line,
  { request, callbackUrl }: Submission & { readonly callbackUrl: string },
): ReturnType<LenderProvider["submit"]> {
  const obstacle = obstacleOf(request);
  if (obstacle !== null) return failure("refused", `rule-${obstacle}`);
  const body = applicationBody(request, { settings, callbackUrl });
  const call = { name: "autofi.submit", method: "POST", url: root, body, deadlineMs } as const;
  const answer = await callAutofi(ctx, tokens, call);
  if (answer.kind === "failure") return answer;
  const created = v.safeParse(CreatedApplication, answer.body);
  if (!created.success) return failure("unreadable", "shape");
  const reference = created.output.loanApplicationId;
  return { kind: "submitted", reference, lookAgainSeconds: FIRST_LOOK_SECONDS };
}

/** What the lender says in its application; null for nothing yet. */
async function read(
  ctx: LenderCallContext,
  { settings, tokens, root, deadlineMs }: Line,
  { submission, askedAt }: { readonly submission: Submission; readonly askedAt: Date },
): Promise<{ readonly kind: "read"; readonly answer: LenderAnswer | null } | ProviderFailure> {
  const { program, request, reference } = submission;
  const id = reference?.split("/")[0] ?? "";
  const url = `${root}/${encodeURIComponent(id)}`;
  const answer = await callAutofi(ctx, tokens, { name: "autofi.read", method: "GET", url, deadlineMs });
  if (answer.kind === "failure") return answer;
  const parsed = v.safeParse(LoanApplication, answer.body);
  if (!parsed.success) return failure("unreadable", "shape");
  const application = parsed.output;
  // Ids come back to us in callbacks too: one of somebody else's application is not this one.
  if (application.referenceId !== referenceIdOf(request)) return failure("unreadable", "other");
  const lenderName = settings.lenderNames[program.id] ?? program.name;
  return { kind: "read", answer: answerOfApplication(submission, { application, lenderName, askedAt }) };
}

/** A tenth of the time that has passed: often at first, then less and less. */
function lookAgain(requestedAt: string, now: Date): number {
  const seconds = Math.round((now.getTime() - Date.parse(requestedAt)) / 10_000);
  return Math.min(LONGEST_LOOK_SECONDS, Math.max(FIRST_LOOK_SECONDS, seconds));
}
