import type { RequestContext } from "#platform/server/request-context.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";

/** What the buyer's phone hands in. */
export interface IdCapture {
  readonly documentNumber: string;
  /** Two letters; the licence's own state. */
  readonly issuingState: string;
}

export type IdJudgement = "SUCCESSFUL" | "FAILED" | "INCOMPLETE";

/** Judges whether a captured licence is real and the buyer's own. */
export interface IdCaptureProvider {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  judge(ctx: RequestContext, capture: IdCapture): Promise<IdJudgement>;
}
