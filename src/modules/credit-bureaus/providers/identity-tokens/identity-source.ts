import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { CreditReport } from "../../domain/report/credit-report.ts";
import type { BureauCallContext, IdentityAnswer, IdentitySubject, QuestionSheet } from "../credit-bureau.ts";

/** What a bureau found; `reference` is whatever it wants back at the next call, and is kept sealed. */
export type FoundPerson = Omit<IdentityAnswer, "token"> & { readonly reference: string };

export type GivenAnswers = readonly { readonly questionId: string; readonly choiceId: string }[];

/** A bureau or its gateway without tokens, time limits and second tries, which are the same for all of them. */
export interface IdentitySource {
  check(ctx: BureauCallContext, subject: IdentitySubject): Promise<FoundPerson | ProviderFailure>;
  questions(
    ctx: BureauCallContext,
    reference: string,
  ): Promise<Pick<QuestionSheet, "questions"> | ProviderFailure>;
  /** Gets one choice for each question; the same again after an answer that was lost. */
  grade(
    ctx: BureauCallContext,
    given: { readonly reference: string; readonly answers: GivenAnswers },
  ): Promise<{ readonly isPassed: boolean } | ProviderFailure>;
  pull(
    ctx: BureauCallContext,
    subject: IdentitySubject,
    reference: string,
  ): Promise<CreditReport | ProviderFailure>;
}
