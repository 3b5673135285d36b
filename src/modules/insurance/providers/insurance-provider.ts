import type { RequestContext } from "#platform/server/request-context.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { PolicyStatus } from "../domain/insurance-status.ts";

/** One visit of a buyer to the carriers' pages. */
export interface CarrierSession {
  /** Names this visit at the provider ("pull id", API-07). */
  readonly pullId: string;
  readonly carriers: readonly string[];
  /** Where the buyer connects to the carrier; a same-origin path for the embedded one. */
  readonly connectUrl: string;
}

export type PolicyAnswer =
  | {
      readonly kind: "policy";
      readonly status: PolicyStatus;
      readonly carrierName: string | null;
      readonly policyNumberLast4: string | null;
    }
  /** The buyer has not finished at the carrier. */
  | { readonly kind: "waiting" }
  /** This provider never gave out such a pull id. */
  | { readonly kind: "unknown" };

/** Connects a buyer to an insurance carrier and reads the policy found there. */
export interface InsuranceProvider {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  startSession(ctx: RequestContext): Promise<CarrierSession>;
  readPolicy(ctx: RequestContext, pullId: string): Promise<PolicyAnswer>;
  /** The carrier's own sign-in form, where the provider is embedded. False for a visit nobody started. */
  connect?(
    ctx: RequestContext,
    input: { readonly pullId: string; readonly carrierName: string; readonly policyNumber: string },
  ): Promise<boolean>;
}
