import type { CreditApplicant } from "#modules/lenders/domain/credit-request.ts";
import { listAnswers } from "#modules/lenders/server/list-answers.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { termsDigest } from "#modules/orders/server/drafts/terms-digest.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CreditSubmission } from "../domain/credit-submission.ts";
import { spouseOf } from "../domain/spouse-of.ts";
import type { CreditContext } from "./credit-context.ts";
import { applicationIncomplete } from "./credit-errors.ts";
import { findApplicants } from "./internal/applicant-repo.ts";
import { type ApplicationRow, findApplication, updateApplication } from "./internal/application-repo.ts";
import { applicantsOf } from "./internal/applicants-of.ts";
import { type KnownPerson, readPeople } from "./internal/read-people.ts";
import { settleNotices } from "./internal/settle-notices.ts";
import { insertSubmission } from "./internal/submission-repo.ts";
import { screenApplicants } from "./screening/screen-applicants.ts";
import { sendApplication } from "./send-application.ts";

const INCOMPLETE = english("This part isn't complete yet.");
const NOT_STARTED = english("Fill in the credit application first.");

/**
 * Freezes the application as a version and sends it to the lenders, in the caller's transaction: with the order's
 * terms as they were agreed to. The same version is never sent twice; one whose applicants a person must look at first
 * waits for `clearScreening`.
 * @throws AppError invalid `credit.applicationIncomplete`, `fields` by page such as `PRIMARY.housing`
 */
export async function submitApplication(
  trx: TenantTransaction,
  ctx: CreditContext,
  { order }: { readonly order: Order },
): Promise<void> {
  const application = await findApplication(trx, ctx, { orderId: order.id, lock: true });
  if (application === undefined) throw applicationIncomplete({ "PRIMARY.personal": NOT_STARTED });
  const rows = await findApplicants(trx, ctx, { applicationId: application.id });
  const people = await readPeople(trx, ctx, { order, application, rows });
  requireComplete(people);
  const version = application.version + 1;
  const applicants = applicantsOf(ctx, { order, people });
  await insertSubmission(trx, ctx, {
    applicationId: application.id,
    version,
    submission: submissionOf({ order, application, people, applicants }),
    termsDigest: termsDigest(order.snapshot),
  });
  const submitted = { state: "SUBMITTED", version, submitted_at: ctx.clock.now() } as const;
  await updateApplication(trx, ctx, {
    id: application.id,
    ...submitted,
    outcome: null,
    decided_at: null,
    keep_until: null,
  });
  await settleNotices(trx, ctx, {
    order,
    application: { ...application, ...submitted },
    event: "submitted",
    standings: await listAnswers(trx, ctx, { applicationId: application.id }),
  });
  const mustWait = await screenApplicants(trx, ctx, {
    order,
    applicationId: application.id,
    version,
    applicants,
  });
  if (!mustWait) await sendApplication(trx, ctx, { order, application, version, people });
}

function requireComplete(people: readonly KnownPerson[]): void {
  const missing = people.flatMap(({ role, pages }) =>
    pages.flatMap(({ page, isComplete, problems }) =>
      isComplete ? [] : [[`${role}.${page}`, Object.values(problems)[0] ?? INCOMPLETE]],
    ),
  );
  if (missing.length > 0) throw applicationIncomplete(Object.fromEntries(missing) as Record<string, string>);
}

function submissionOf(input: {
  readonly order: Order;
  readonly application: ApplicationRow;
  readonly people: readonly KnownPerson[];
  readonly applicants: readonly CreditApplicant[];
}): CreditSubmission {
  const { order, application, people, applicants } = input;
  return {
    applicants: applicants.map(({ ssn, ...applicant }, at) => ({
      ...applicant,
      ssnLast4: ssn.slice(-4),
      consents: (people[at]?.consents ?? []).map((row) => ({
        code: row.code,
        version: row.version,
        textHash: row.text_hash,
        givenAt: row.given_at.toISOString(),
        givenOn: row.given_on,
      })),
    })),
    relation: application.is_joint ? application.relation : null,
    isCoBuyer: application.is_joint && application.is_co_buyer,
    spouse: people[0]?.pages.some(({ page }) => page === "spouse") ? spouseOf(people[0].draft) : null,
    vehicleTitle: order.snapshot.vehicle.title,
    titleState: order.snapshot.buyerState,
  };
}
