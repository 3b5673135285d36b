import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import type { BureauContext } from "#modules/credit-bureaus/server/bureau-context.ts";

/** The retailer's own bureau, which embedded lenders read; vendors bring theirs. */
export type LenderCallContext = RequestContext & { readonly creditBureau: BureauContext["creditBureau"] };

/** One application for one lender. */
export interface Submission {
  readonly program: LenderProgram;
  readonly request: CreditRequest;
  /** As `submit` gave it; null before. */
  readonly reference: string | null;
}

/** What a lender says so far. */
type LenderStatus =
  | { readonly kind: "answer"; readonly answer: LenderAnswer }
  | { readonly kind: "waiting"; readonly lookAgainSeconds: number };

/** Sends applications to lenders and reads what they say; every call may be repeated. */
export interface LenderProvider {
  readonly scenarios?: readonly SandboxScenario[];
  submit(
    ctx: LenderCallContext,
    submission: Submission,
  ): Promise<
    | { readonly kind: "submitted"; readonly reference: string; readonly lookAgainSeconds: number }
    | ProviderFailure
  >;
  status(ctx: LenderCallContext, submission: Submission): Promise<LenderStatus | ProviderFailure>;
  /** Takes an application back; one that is unknown is taken back too. */
  cancel(
    ctx: LenderCallContext,
    submission: Submission,
  ): Promise<{ readonly kind: "canceled" } | ProviderFailure>;
  accept(
    ctx: LenderCallContext,
    input: Submission & { readonly offerId: string },
  ): Promise<{ readonly kind: "accepted" } | ProviderFailure>;
}
