import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { PolicyStatus } from "../domain/insurance-status.ts";

/** One visit of a buyer to the carriers' pages. */
export interface CarrierSession {
  readonly kind: "session";
  /** Where the buyer connects to the carrier; a same-origin path for the embedded one. */
  readonly connectUrl: string;
  /** Whether these pages lead back by themselves (`pull_id` or `insurance_error` in the query); others open beside ours. */
  readonly leadsBack: boolean;
  /** Names this visit at the provider ("pull id", API-07) where that is known before the visit. */
  readonly pullId: string | null;
}

interface SessionRequest {
  /** Random; the provider hands it back inside the pull, and by that we know whose visit it was. */
  readonly nonce: string;
  /** Our page the buyer comes back to: absolute, without a query. */
  readonly returnUrl: string;
}

/** What a provider knows of a visit. */
export interface Pull {
  readonly kind: "pull";
  readonly pullId: string;
  /** The nonce this visit was started with; null when it was not started by us. */
  readonly nonce: string | null;
  readonly state: PullState;
}

export type PullState =
  /** The buyer has not finished there, or the carrier has not answered yet. */
  | { readonly kind: "waiting" }
  | {
      readonly kind: "policy";
      readonly status: PolicyStatus;
      readonly carrierName: string | null;
      readonly policyNumberLast4: string | null;
    }
  /** Over without a policy; `code` is short and ours. */
  | { readonly kind: "failed"; readonly code: string };

/** Connects a buyer to an insurance carrier and reads the policy found there. */
export interface InsuranceProvider {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  startSession(ctx: RequestContext, request: SessionRequest): Promise<CarrierSession | ProviderFailure>;
  /** Reads one visit anew; `unknown` for ids this provider never gave out. */
  readPull(
    ctx: RequestContext,
    pullId: string,
  ): Promise<Pull | { readonly kind: "unknown" } | ProviderFailure>;
  /** The embedded carrier's sign-in. Undefined for a visit nobody started. */
  connect?(
    ctx: RequestContext,
    input: { readonly pullId: string; readonly carrierName: string; readonly policyNumber: string },
  ): Promise<{ readonly returnUrl: string | null } | undefined>;
}
