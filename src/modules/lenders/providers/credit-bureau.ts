import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { CreditReport } from "../domain/bureau/credit-report.ts";
import type { ApplicantAddress, CreditApplicant } from "../domain/credit-request.ts";

/** Who is asked about without a number: a soft pull by written instructions, which no score feels. */
export interface SoftPullSubject extends Pick<CreditApplicant, "applicantId" | "firstName" | "lastName"> {
  readonly address: Pick<ApplicantAddress, "line1" | "city" | "state" | "zipCode">;
}

/** Reads credit files. A frozen or missing file is a report; only a bureau that cannot be reached is a failure. */
export interface CreditBureau {
  readonly scenarios?: readonly SandboxScenario[];
  /** For an application: shows as an inquiry. */
  hardPull(ctx: RequestContext, applicant: CreditApplicant): Promise<CreditReport | ProviderFailure>;
  softPull(ctx: RequestContext, subject: SoftPullSubject): Promise<CreditReport | ProviderFailure>;
}
