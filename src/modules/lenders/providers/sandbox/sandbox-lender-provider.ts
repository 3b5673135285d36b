import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import { evaluateApplication } from "#modules/underwriting/domain/evaluation/evaluate-application.ts";
import type { LenderCallContext, LenderProvider, Submission } from "../lender-provider.ts";

/** A lender that never answers by itself. */
const SILENT_ENDING = "0011";
/** A lender that is down. */
const BROKEN_ENDING = "0012";

/** How often a file that keeps a lender waiting is read again. */
const AGAIN_SECONDS = 600;

/** Lenders in the house: they decide by the retailer's own programs, after the time each program takes. */
export const sandboxLenderProvider: LenderProvider = {
  scenarios: [
    { outcome: "approved by all", input: "SSN 123-45-6780, income $90,000, 20 % down" },
    { outcome: "approved on condition of proof of income", input: "SSN 123-45-6690" },
    { outcome: "counter-offer with more down", input: "SSN 123-45-6780, nothing down" },
    { outcome: "declined with reasons", input: "SSN 123-45-6510" },
    { outcome: "not sent to lenders that take no ITIN", input: "ITIN 912-34-5780" },
    { outcome: "no answer until it times out", input: `SSN ending in ${SILENT_ENDING}` },
    { outcome: "the lender is down", input: `SSN ending in ${BROKEN_ENDING}` },
    {
      outcome: "whatever a person at the desk decides",
      input: 'POST /sandbox/api/lender-requests/{requestId}/answer {"outcome":"approve"}',
    },
  ],

  async submit(_ctx, { program, request }) {
    if (endsWith(request, BROKEN_ENDING)) return unavailable("sandbox-lender-down");
    return {
      kind: "submitted",
      reference: `${program.id}-${request.requestId}`,
      lookAgainSeconds: program.answerSeconds,
    };
  },

  async status(ctx, submission) {
    const { program, request } = submission;
    if (endsWith(request, SILENT_ENDING)) return { kind: "waiting", lookAgainSeconds: AGAIN_SECONDS };
    const reports = await pull(ctx, submission);
    if ("kind" in reports) return reports;
    const decision = evaluateApplication(program, request, reports);
    const now = ctx.clock.now();
    return {
      kind: "answer",
      answer: {
        ...decision,
        ...creditorOf(submission),
        expiresAt: decision.offers.length === 0 ? null : daysAfter(now, program.offerDays).toISOString(),
        receivedAt: now.toISOString(),
        occurredAt: now.toISOString(),
        sequence: 1,
      },
    };
  },

  cancel: async () => ({ kind: "canceled" }),
  accept: async () => ({ kind: "accepted" }),
};

/** Who answers, in the shape of an answer. */
function creditorOf({ program, request, reference }: Submission) {
  return {
    requestId: request.requestId,
    lenderId: program.id,
    lenderName: program.name,
    reference,
    creditor: {
      legalName: program.legalName,
      addressLines: program.addressLines,
      phone: program.phone,
      agencyLines: program.agencyLines,
    },
  };
}

async function pull(
  ctx: LenderCallContext,
  { request }: Submission,
): Promise<readonly CreditReport[] | ProviderFailure> {
  const reports: CreditReport[] = [];
  for (const applicant of request.applicants) {
    const report = await ctx.creditBureau.hardPull(ctx, applicant);
    if ("kind" in report) return report;
    reports.push(report);
  }
  return reports;
}

function endsWith({ applicants }: Submission["request"], ending: string): boolean {
  return applicants.some(({ ssn }) => ssn.endsWith(ending));
}

function unavailable(vendorCode: string): ProviderFailure {
  return { kind: "failure", reason: "unavailable", vendorCode };
}
