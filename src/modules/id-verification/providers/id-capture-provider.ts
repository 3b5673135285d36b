import type { RequestContext } from "#platform/server/request-context.ts";

/** What the buyer's phone hands in. */
export interface IdCapture {
  readonly documentNumber: string;
  /** Two letters; the licence's own state. */
  readonly issuingState: string;
}

export type IdJudgement = "SUCCESSFUL" | "FAILED" | "INCOMPLETE";

/** Judges whether a captured licence is real and the buyer's own. */
export interface IdCaptureProvider {
  judge(ctx: RequestContext, capture: IdCapture): Promise<IdJudgement>;
}
