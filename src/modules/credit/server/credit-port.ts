import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import { acceptOffer as acceptLendersOffer } from "#modules/lenders/server/accept-offer.ts";
import { askAgain } from "#modules/lenders/server/ask-again.ts";
import { cancelRequests } from "#modules/lenders/server/cancel-requests.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import { answersBy, heldRequestsBy, listAnswers } from "#modules/lenders/server/list-answers.ts";
import type { CoBuyerDetails } from "#modules/orders/domain/order-party.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { type OwnOrder, ownOrderId } from "#modules/orders/server/drafts/own-order-id.ts";
import { isContractAtLender } from "#modules/orders/domain/states/lender-path.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CreditSubmission } from "../domain/credit-submission.ts";
import { applicationIdOf, findApplication, lockOwnApplication } from "./internal/application-repo.ts";
import { closeAccepted, closeApplication } from "./internal/close-application.ts";
import { settleNotices } from "./internal/settle-notices.ts";
import { answersOf } from "./internal/standing-words.ts";
import { findSubmissionOfOwnOrder } from "./internal/submission-repo.ts";
import { replaceWaiting } from "#modules/buyer-screening/server/replace-waiting.ts";

/** A page that waits asks this again and again. */
const answersToOrder = answersBy((db, key: { readonly tenantId: string; readonly orderId: string }) =>
  applicationIdOf(db, key).$asScalar(),
);

/** What every lender says now to the application that stands; one that is silent still is PENDING with no offer. */
export async function readAnswers(
  trx: TenantTransaction,
  ctx: LendersContext,
  order: Order,
): Promise<readonly LenderAnswer[]> {
  return answersOf(ctx, await answersToOrder(trx, ctx, { tenantId: ctx.tenantId, orderId: order.id }));
}

const answersToOwnOrder = answersBy((db, own: OwnOrder) =>
  applicationIdOf(db, { tenantId: own.tenantId, orderId: ownOrderId(db, own) }).$asScalar(),
);

/** The same about somebody's own order, asked together with it. */
export async function readOwnAnswers(
  trx: TenantTransaction,
  ctx: LendersContext,
  own: Omit<OwnOrder, "tenantId">,
): Promise<readonly LenderAnswer[]> {
  return answersOf(ctx, await answersToOwnOrder(trx, ctx, { ...own, tenantId: ctx.tenantId }));
}

const requestsToOwnOrder = heldRequestsBy((db, own: OwnOrder) =>
  applicationIdOf(db, { tenantId: own.tenantId, orderId: ownOrderId(db, own) }).$asScalar(),
);

/** Offers to an order whose application and requests are kept until the transaction ends. */
interface HeldOffers {
  /** As `readAnswers`. */
  readonly answers: readonly LenderAnswer[];
  /** Who buys together with the order's buyer, as they applied; null where one person buys. */
  readonly coBuyer: CoBuyerDetails | null;
  /**
   * One offer to this order is accepted: its lender is told, the others are called off, and the numbers are gone from our side.
   * @throws AppError conflict `offer.gone`
   */
  accept(order: Order, chosen: { readonly lenderId: string; readonly offerId: string }): Promise<void>;
}

/** The offers to somebody's own order as they stand, for whoever takes one; asked together with the order, and after it. */
export async function holdOffers(
  trx: TenantTransaction,
  ctx: LendersContext,
  own: Omit<OwnOrder, "tenantId">,
): Promise<HeldOffers> {
  // Sent together, and done in this sequence: what was sent and asked is looked up once the application is ours.
  const [application, held, submission] = await Promise.all([
    lockOwnApplication(trx, ctx, own),
    requestsToOwnOrder(trx, ctx, { ...own, tenantId: ctx.tenantId }),
    findSubmissionOfOwnOrder(trx, ctx, own),
  ]);
  return {
    answers: answersOf(ctx, held.standings),
    coBuyer: submission === undefined ? null : coBuyerOf(submission),
    async accept(order, chosen) {
      if (application === undefined || submission === undefined) throw offerGone();
      const accepted = await acceptLendersOffer(trx, ctx, { held, ...chosen });
      if (accepted.kind !== "accepted" && accepted.kind !== "repeated") throw offerGone();
      const { standings } = accepted;
      await Promise.all([
        settleNotices(trx, ctx, { order, application, event: "accepted", standings, submission }),
        closeAccepted(trx, ctx, { id: application.id }),
      ]);
    },
  };
}

/** The buyer declined, withdrew or removed the order; nothing for none. */
export async function callOff(
  trx: TenantTransaction,
  ctx: LendersContext,
  { order }: { readonly order: Order },
): Promise<void> {
  const application = await findApplication(trx, ctx, { orderId: order.id, lock: true });
  if (application?.state !== "SUBMITTED") return;
  const standings = await listAnswers(trx, ctx, { applicationId: application.id });
  const isCounterOnly =
    standings.some(({ state }) => state === "COUNTER_OFFER") && !standings.some(hasPlainOffer);
  const event = isCounterOnly ? "counter-not-accepted" : "withdrawn";
  await settleNotices(trx, ctx, { order, application, event, standings });
  await cancelRequests(trx, ctx, { applicationId: application.id });
  await replaceWaiting(trx, ctx, { orderId: order.id });
  await closeApplication(trx, ctx, { id: application.id, outcome: "WITHDRAWN" });
}

/**
 * The retailer canceled the order, or said itself that there is no loan and the buyer goes on without one: everybody who
 * was asked is told, also the lender whose offer was taken. Once the signed contract lies at the lender it is a contract
 * and no application; the two end it between them. Letters that are owed stay owed: the buyer did not withdraw
 * (12 CFR 1002.9).
 */
export async function takeBack(
  trx: TenantTransaction,
  ctx: LendersContext,
  { order }: { readonly order: Order },
): Promise<void> {
  const application = await findApplication(trx, ctx, { orderId: order.id, lock: true });
  if (application === undefined || application.version === 0) return;
  const alsoAccepted = !isContractAtLender(order.dealStatus);
  await cancelRequests(trx, ctx, { applicationId: application.id, alsoAccepted });
  if (application.state !== "SUBMITTED") return;
  await replaceWaiting(trx, ctx, { orderId: order.id });
  await closeApplication(trx, ctx, { id: application.id, outcome: "WITHDRAWN" });
}

const hasPlainOffer = ({ state }: { readonly state: string }): boolean =>
  state === "APPROVED" || state === "CONDITIONAL";

/** Has the lenders that wait look again, e.g. once a freeze was lifted. */
export async function lookAgain(trx: TenantTransaction, ctx: LendersContext, order: Order): Promise<void> {
  const application = await findApplication(trx, ctx, { orderId: order.id, lock: true });
  if (application?.state === "SUBMITTED") await askAgain(trx, ctx, { applicationId: application.id });
}

function coBuyerOf({ isCoBuyer, applicants }: CreditSubmission): CoBuyerDetails | null {
  const joint = isCoBuyer ? applicants[1] : undefined;
  const home = joint?.addresses[0];
  if (joint === undefined || home === undefined) return null;
  return {
    firstName: joint.firstName,
    lastName: joint.lastName,
    email: joint.email,
    phone: joint.phone,
    addressLine1: home.line1,
    addressLine2: home.line2 ?? "",
    city: home.city,
    state: home.state,
    zipCode: home.zipCode,
    language: joint.language,
  };
}

const offerGone = (): AppError =>
  new AppError("conflict", {
    code: "offer.gone",
    message: english("This offer is no longer available."),
  });
