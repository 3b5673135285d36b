import { REASON_TEXTS } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { listAnswers } from "#modules/lenders/server/list-answers.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { ReadersContext } from "#modules/credit-letters/server/notices-context.ts";
import { findOwnOrders } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findApplicants, openDraft } from "../internal/applicant-repo.ts";
import { type ApplicationRow, findApplication } from "../internal/application-repo.ts";
import { findSubmission } from "../internal/submission-repo.ts";
import { listNotices } from "#modules/credit-letters/server/list-notices.ts";

type Reader = LendersContext & ReadersContext;

/** One application as the report of an access request tells it. */
interface CollectedApplication {
  readonly orderNumber: string;
  readonly [part: string]: unknown;
}

/**
 * Every application of the account that asks (PRIV-01): what it typed and sent without its number, what it agreed to, what
 * each lender answered, and its letters. Nothing of the second person, who may ask for theirs.
 * @throws AppError unauthenticated
 */
export async function collectCredit(ctx: Reader): Promise<readonly CollectedApplication[]> {
  const found = await ctx.db.transaction(async (trx) => {
    const orders = await findOwnOrders(trx, ctx);
    const collected: CollectedApplication[] = [];
    for (const { id, orderNumber } of orders) {
      const application = await findApplication(trx, ctx, { orderId: id });
      if (application) collected.push({ orderNumber, ...(await partsOf(trx, ctx, application)) });
    }
    return collected;
  });
  const withLetters: CollectedApplication[] = [];
  for (const one of found) {
    const { notices } = await listNotices(ctx, { orderNumber: one.orderNumber });
    withLetters.push({ ...one, letters: notices });
  }
  return withLetters;
}

async function partsOf(trx: TenantTransaction, ctx: Reader, application: ApplicationRow) {
  const { id: applicationId } = application;
  const [primary] = await findApplicants(trx, ctx, { applicationId });
  return {
    state: application.state,
    outcome: application.outcome,
    isJoint: application.is_joint,
    relation: application.relation,
    beganAt: application.created_at,
    submittedAt: application.submitted_at,
    decidedAt: application.decided_at,
    keptUntil: application.keep_until,
    typed: primary ? openDraft(ctx, primary) : null,
    consents: (primary?.consents ?? []).map(({ code, version, given_at: givenAt }) => ({
      code,
      version,
      givenAt,
    })),
    sent: await sentOf(trx, ctx, application),
    lenders: await lendersOf(trx, ctx, { applicationId, applicantId: primary?.id }),
  };
}

/** What went to lenders about the account's own person, version by version. */
async function sentOf(trx: TenantTransaction, ctx: Reader, application: ApplicationRow) {
  const sent: unknown[] = [];
  for (let version = 1; version <= application.version; version += 1) {
    const submission = await findSubmission(trx, ctx, { applicationId: application.id, version });
    const own = submission?.applicants.find(({ role }) => role === "PRIMARY");
    if (submission === undefined || own === undefined) continue;
    const { ssnLast4: _digits, applicantId: _id, consents: _agreed, ...person } = own;
    sent.push({ version, ...person, vehicle: submission.vehicleTitle });
  }
  return sent;
}

async function lendersOf(
  trx: TenantTransaction,
  ctx: Reader,
  { applicationId, applicantId }: { applicationId: string; applicantId: string | undefined },
) {
  const standings = await listAnswers(trx, ctx, { applicationId, allVersions: true });
  return standings.map(({ applicationVersion, lenderName, state, answer, requestedAt }) => ({
    version: applicationVersion,
    lender: lenderName,
    state,
    askedAt: requestedAt,
    reasons: (answer?.reasons ?? []).map(({ code }) => REASON_TEXTS[code]),
    offers: (answer?.offers ?? []).map(({ terms, paymentCents, amountFinancedCents }) => ({
      terms,
      paymentCents,
      amountFinancedCents,
    })),
    scores: (answer?.scores ?? [])
      .filter((score) => score.applicantId === applicantId)
      .map(({ applicantId: _id, ...score }) => score),
  }));
}
