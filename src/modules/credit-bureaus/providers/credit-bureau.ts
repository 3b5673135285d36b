import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { CreditReport } from "../domain/report/credit-report.ts";
import type { ApplicantAddress, CreditApplicant } from "../domain/credit-applicant.ts";
import type { BureauContact } from "../domain/report/used-score.ts";

/** Who asks for personal terms by written instructions: what was typed so far, and no more than the bureau needs. */
export interface IdentitySubject {
  /** Opaque; a token works for the same one only. */
  readonly applicantId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
  /** Ten digits. */
  readonly phone: string;
  readonly zipCode: string;
  /** Null until the bureau needs it. */
  readonly address: Pick<ApplicantAddress, "line1" | "line2" | "city" | "state" | "zipCode"> | null;
  /** Nine digits; null until the bureau needs it. */
  readonly ssn: string | null;
}

/**
 * Whether the bureau knows who asks (PQ-05). `NOT_FOUND` asks for the address and the number; once both were
 * given it says that there is no file. It is no decline, and neither are `FROZEN` and `FAILED`.
 */
export interface IdentityAnswer {
  readonly outcome: "VERIFIED" | "QUESTIONS" | "NOT_FOUND" | "FROZEN" | "FAILED";
  /** For one soft pull (`VERIFIED`) or for the questions (`QUESTIONS`), within half an hour; null otherwise. */
  readonly token: string | null;
  /** `SDN_NEAR`: a name like theirs is on the list of specially designated nationals; a person looks first. */
  readonly alerts: readonly (CreditReport["alerts"][number] | "SDN_NEAR")[];
  readonly bureau: BureauContact;
}

/** Questions that only the owner of a file can answer. */
export interface QuestionSheet {
  readonly questions: readonly {
    readonly id: string;
    /** English. */
    readonly text: string;
    /** One of them is right; "None of the above" is one of them. */
    readonly choices: readonly { readonly id: string; readonly text: string }[];
  }[];
  /** ISO instant after which answers count as wrong. */
  readonly expiresAt: string;
}

/** One choice for each question. */
interface QuestionAnswers {
  readonly token: string;
  readonly answers: readonly { readonly questionId: string; readonly choiceId: string }[];
}

/** Graded once: the same sheet again gets the first outcome, whatever is answered then. */
interface QuestionResult {
  readonly outcome: "PASSED" | "FAILED";
  /** The same one, for one soft pull; null after a failure. */
  readonly token: string | null;
}

/** Who is asked about by a soft pull, which no score feels, once the bureau knows who it is. */
export type SoftPullSubject = IdentitySubject & { readonly token: string };

/** Where a bureau keeps what a token stands for. */
export type BureauCallContext = RequestContext & { readonly keys: TenantKeys };

/** Reads credit files. A frozen or missing file is a report; only a bureau that cannot be reached is a failure. */
export interface CreditBureau {
  readonly scenarios?: readonly SandboxScenario[];
  /** For an application: shows as an inquiry. */
  hardPull(ctx: RequestContext, applicant: CreditApplicant): Promise<CreditReport | ProviderFailure>;
  /** Looks for a person; asking again is harmless and makes another token. */
  identify(ctx: BureauCallContext, subject: IdentitySubject): Promise<IdentityAnswer | ProviderFailure>;
  /** The same sheet as long as it is open. A token that has none is `refused`. */
  askQuestions(ctx: BureauCallContext, token: string): Promise<QuestionSheet | ProviderFailure>;
  answerQuestions(
    ctx: BureauCallContext,
    answered: QuestionAnswers,
  ): Promise<QuestionResult | ProviderFailure>;
  /**
   * Uses the token up, unless no report came. One that is used, unknown, late, somebody else's or not passed is
   * `refused`.
   */
  softPull(ctx: BureauCallContext, subject: SoftPullSubject): Promise<CreditReport | ProviderFailure>;
}
