import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";

type Said = Partial<LenderAnswer> & Pick<LenderAnswer, "state">;

/** An answer that we give for a lender: not sent, failed, timed out. Holds nothing but what is given. */
export function ownAnswer(
  program: LenderProgram,
  { requestId }: Pick<CreditRequest, "requestId">,
  { now, ...said }: Said & { readonly now: Date },
): LenderAnswer {
  return {
    requestId,
    lenderId: program.id,
    lenderName: program.name,
    creditor: {
      legalName: program.legalName,
      addressLines: program.addressLines,
      phone: program.phone,
      agencyLines: program.agencyLines,
    },
    offers: [],
    failedRules: [],
    reasons: [],
    waitingFor: [],
    score: null,
    scores: [],
    bureaus: [],
    changes: [],
    cheapestCombination: null,
    expiresAt: null,
    reference: null,
    receivedAt: now.toISOString(),
    occurredAt: now.toISOString(),
    sequence: 0,
    ...said,
  };
}
