import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import type {
  NoticeApplicant,
  NoticeEvent,
  NoticeFacts,
} from "#modules/credit-letters/domain/notice-facts.ts";
import type { NoticesOwed } from "#modules/credit-letters/domain/owed-notice.ts";
import { noticesOwed } from "#modules/credit-letters/domain/notices-owed.ts";
import type { CreditSubmission, SubmittedApplicant } from "../../domain/credit-submission.ts";
import { oweNotices } from "#modules/credit-letters/server/owe-notices.ts";
import type { ApplicationRow } from "./application-repo.ts";
import { answersOf, type Standing } from "./standing-words.ts";
import { findSubmission } from "./submission-repo.ts";

/** Who supervises a dealer that gives or arranges credit (Regulation B, appendix A). */
const DEALERS_AGENCY = [
  english("Federal Trade Commission, Consumer Response Center"),
  english("600 Pennsylvania Avenue NW, Washington, DC 20580"),
];

/**
 * Keeps the letters that the law asks for as things stand now, in the caller's transaction. Called before requests are
 * called off, so that what lenders said is still there.
 * @param input.application its row, locked, as the newest submission has it
 */
export async function settleNotices(
  trx: TenantTransaction,
  ctx: LendersContext,
  input: {
    readonly order: Order;
    readonly application: ApplicationRow;
    readonly event: NoticeEvent;
    /** As `listAnswers` has them. */
    readonly standings: readonly Standing[];
    /** What was sent, where the caller knows it. */
    readonly submission?: CreditSubmission;
    /** No version was sent before this one, so that nothing is owed yet. */
    readonly isFirst?: boolean;
  },
): Promise<void> {
  const { id: applicationId } = input.application;
  await oweNotices(trx, ctx, {
    applicationId,
    owed: owedNow(trx, ctx, input),
    isFirst: input.isFirst ?? false,
  });
}

async function owedNow(
  trx: TenantTransaction,
  ctx: LendersContext,
  input: Parameters<typeof settleNotices>[2],
): Promise<NoticesOwed | undefined> {
  const { id: applicationId, version } = input.application;
  const submission = input.submission ?? (await findSubmission(trx, ctx, { applicationId, version }));
  return submission && noticesOwed(factsOf(ctx, { ...input, submission }));
}

function factsOf(
  ctx: LendersContext,
  input: Parameters<typeof settleNotices>[2] & { readonly submission: CreditSubmission },
): NoticeFacts {
  const { order, application, event, standings, submission } = input;
  const { id: applicationId, version } = application;
  const { rooftop, vehicle } = order.snapshot;
  return {
    applicationId,
    version,
    orderNumber: order.orderNumber,
    vehicleTitle: vehicle.title,
    timeZone: rooftop.timeZone,
    event,
    appliedAt: (application.submitted_at ?? ctx.clock.now()).toISOString(),
    now: ctx.clock.now().toISOString(),
    applicants: submission.applicants.map(readerOf),
    answers: answersOf(ctx, standings),
    retailer: {
      legalName: ctx.tenant.legalName,
      addressLines: [
        ...(rooftop.streetAddress ? [rooftop.streetAddress] : []),
        `${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}`,
      ],
      phone: ctx.tenant.support.phone,
      agencyLines: DEALERS_AGENCY,
    },
  };
}

function readerOf(person: SubmittedApplicant): NoticeApplicant {
  const home = person.addresses[0];
  const lines = home
    ? [[home.line1, home.line2].filter(Boolean).join(", "), `${home.city}, ${home.state} ${home.zipCode}`]
    : [];
  return {
    applicantId: person.applicantId,
    role: person.role,
    firstName: person.firstName,
    lastName: person.lastName,
    addressLines: lines,
    ...(home && { state: home.state }),
    email: person.email,
    ...(person.language && { language: person.language }),
    // VAL-09; applications from before the box was free have no record of it.
    textPhone: person.phoneConsent ? person.phone : null,
  };
}
