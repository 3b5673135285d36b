import type { CreditApplicant } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import { isNotAsked } from "#modules/lenders/domain/is-sent-nowhere.ts";
import { listAnswers } from "#modules/lenders/server/list-answers.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { termsDigest } from "#modules/orders/server/drafts/terms-digest.ts";
import { followApplication } from "#modules/prequalification-results/server/follow-application.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isLanguage } from "#platform/shared/texts/language.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CreditSubmission, SubmittedApplicant } from "../domain/credit-submission.ts";
import { spouseOf } from "../domain/applicants/spouse-of.ts";
import type { CreditContext } from "./credit-context.ts";
import { applicationIncomplete, appliesAgain } from "./credit-errors.ts";
import { findApplicants } from "./internal/applicant-repo.ts";
import { type ApplicationRow, findApplication, updateApplication } from "./internal/application-repo.ts";
import { applicantsOf } from "./internal/applicants-of.ts";
import { consentVersion, shownPhoneAgreement } from "./internal/consents/consent-words.ts";
import { type KnownPerson, readPeople } from "./internal/read-people.ts";
import { settleNotices } from "./internal/settle-notices.ts";
import { findSentTerms, insertSubmission, submittedAt } from "./internal/submission-repo.ts";
import { screenApplicants } from "#modules/buyer-screening/server/screen-applicants.ts";
import { isNumberOfAnother } from "./number-of-another.ts";
import { sendApplication } from "./send-application.ts";

const INCOMPLETE = english("This part isn't complete yet.");
const NOT_STARTED = english("Fill out the credit application first.");

/**
 * Freezes the application as a version and sends it to the lenders, in the caller's transaction: with the order's
 * terms as they were agreed to. The same version is never sent twice; one whose applicants a person must look at first
 * waits for `clearScreening`.
 * @returns whether the deal may have moved already
 * @throws AppError invalid `credit.applicationIncomplete`, `fields` by page such as `PRIMARY.housing`; conflict
 * `credit.appliesAgain` where an earlier version was sent and the buyer does not say that they know
 */
export async function submitApplication(
  trx: TenantTransaction,
  ctx: CreditContext,
  input: {
    readonly order: Order;
    readonly forSale?: VehicleForSale;
    readonly appliesAgain?: boolean | undefined;
  },
): Promise<{ readonly hasMoved: boolean }> {
  const { order, forSale } = input;
  const { application, people } = await requireComplete(trx, ctx, order);
  if (input.appliesAgain !== true) await requireFirst(trx, ctx, { order, application });
  const applicants = applicantsOf(ctx, { order, people });
  const submission = submissionOf(ctx, { order, application, people, applicants });
  const submitted = nextVersion(ctx, application);
  const { id: applicationId, version } = submitted;
  const isFirst = version === 1;
  const standings = isFirst ? [] : await listAnswers(trx, ctx, { applicationId });
  // In this sequence on one connection: what is screened and owed follows the version that it is about.
  const [, mustWait] = await Promise.all([
    freeze(trx, ctx, { order, submitted, submission }),
    screenApplicants(trx, ctx, {
      order,
      version,
      applicants,
      isNumberOfAnother: (applicant) => isNumberOfAnother(trx, ctx, { applicationId, applicant }),
    }),
    settleNotices(trx, ctx, {
      order,
      application: submitted,
      event: "submitted",
      standings,
      submission,
      isFirst,
    }),
  ]);
  if (mustWait) return { hasMoved: false };
  const sent = { order, application, version, people, isFrozenNow: true };
  return sendApplication(trx, ctx, { ...sent, ...(forSale && { forSale }) });
}

/**
 * Lenders may look at a credit file again, so that the same press never does it unknown to whoever presses. A version
 * that no lender was asked about, because a person had to look at it first or none takes any like it, asks nobody.
 */
async function requireFirst(
  trx: TenantTransaction,
  ctx: CreditContext,
  { order, application }: { readonly order: Order; readonly application: ApplicationRow },
): Promise<void> {
  const { id: applicationId } = application;
  if (application.version === 0) return;
  const version = await lastSentVersion(trx, ctx, { applicationId });
  if (version === undefined) return;
  const [terms, sentAt] = await Promise.all([
    findSentTerms(trx, ctx, { applicationId, version }),
    submittedAt(trx, ctx, { applicationId }),
  ]);
  const isSameDeal = terms === termsDigest(order.snapshot);
  throw appliesAgain({ sentAt: sentAt.get(version) ?? application.submitted_at, isSameDeal });
}

/** The newest version that went to a lender; undefined where none ever did. */
async function lastSentVersion(
  trx: TenantTransaction,
  ctx: CreditContext,
  { applicationId }: { readonly applicationId: string },
): Promise<number | undefined> {
  const standings = await listAnswers(trx, ctx, { applicationId, allVersions: true });
  return standings.find(({ answer }) => answer === null || !isNotAsked(answer))?.applicationVersion;
}

/** The application's row as the next version has it. */
function nextVersion(ctx: CreditContext, application: ApplicationRow): ApplicationRow {
  return {
    ...application,
    state: "SUBMITTED",
    version: application.version + 1,
    submitted_at: ctx.clock.now(),
    outcome: null,
    decided_at: null,
    keep_until: null,
  };
}

/** Keeps the next version, as it goes out. */
async function freeze(
  trx: TenantTransaction,
  ctx: CreditContext,
  input: {
    readonly order: Order;
    readonly submitted: ApplicationRow;
    readonly submission: CreditSubmission;
  },
): Promise<void> {
  const { order, submission } = input;
  const { id, state, version, submitted_at, outcome, decided_at, keep_until } = input.submitted;
  const key = { applicationId: id, version };
  await Promise.all([
    insertSubmission(trx, ctx, { ...key, submission, termsDigest: termsDigest(order.snapshot) }),
    updateApplication(trx, ctx, { id, state, version, submitted_at, outcome, decided_at, keep_until }),
    followApplication(trx, ctx, { accountId: order.accountId, event: "profileCompleted" }),
  ]);
}

function languageOfRow(person: KnownPerson | undefined): Pick<SubmittedApplicant, "language"> {
  const language = person?.row.language;
  return isLanguage(language) ? { language } : {};
}

/** One for words that have changed since is none. */
function phoneConsentOf(
  { tenant }: CreditContext,
  person: KnownPerson | undefined,
): SubmittedApplicant["phoneConsent"] {
  const { phoneConsent = false, phoneConsentVersion } = person?.draft.personal ?? {};
  const version = consentVersion(tenant, "PHONE_CONTACT");
  const isGiven = phoneConsent && phoneConsentVersion === version;
  return isGiven ? { version, agreement: shownPhoneAgreement(tenant) } : null;
}

/** The application of an order and everybody in it, who have filled in everything. */
async function requireComplete(
  trx: TenantTransaction,
  ctx: CreditContext,
  order: Order,
): Promise<{ readonly application: ApplicationRow; readonly people: readonly KnownPerson[] }> {
  const [application, rows] = await Promise.all([
    findApplication(trx, ctx, { orderId: order.id, lock: true }),
    findApplicants(trx, ctx, { orderId: order.id }),
  ]);
  if (application === undefined) throw applicationIncomplete({ "PRIMARY.personal": NOT_STARTED });
  const people = readPeople(ctx, { order, application, rows });
  const missing = people.flatMap(({ role, pages }) =>
    pages.flatMap(({ page, isComplete, problems }) =>
      isComplete ? [] : [[`${role}.${page}`, Object.values(problems)[0] ?? INCOMPLETE]],
    ),
  );
  if (missing.length > 0) throw applicationIncomplete(Object.fromEntries(missing) as Record<string, string>);
  return { application, people };
}

function submissionOf(
  ctx: CreditContext,
  input: {
    readonly order: Order;
    readonly application: ApplicationRow;
    readonly people: readonly KnownPerson[];
    readonly applicants: readonly CreditApplicant[];
  },
): CreditSubmission {
  const { order, application, people, applicants } = input;
  return {
    applicants: applicants.map(({ ssn, ...applicant }, at) => ({
      ...applicant,
      ssnLast4: ssn.slice(-4),
      ...languageOfRow(people[at]),
      phoneConsent: phoneConsentOf(ctx, people[at]),
      consents: (people[at]?.row.consents ?? []).map((row) => ({
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
