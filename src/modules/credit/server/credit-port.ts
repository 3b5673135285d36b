import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import { acceptOffer as acceptLendersOffer } from "#modules/lenders/server/accept-offer.ts";
import { askAgain } from "#modules/lenders/server/ask-again.ts";
import { cancelRequests } from "#modules/lenders/server/cancel-requests.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import { answersBy, listAnswers } from "#modules/lenders/server/list-answers.ts";
import type { CoBuyerDetails } from "#modules/orders/domain/order-party.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isContractAtLender } from "#modules/orders/domain/states/lender-path.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CreditSubmission } from "../domain/credit-submission.ts";
import { applicationIdOf, findApplication } from "./internal/application-repo.ts";
import { closeApplication } from "./internal/close-application.ts";
import { settleNotices } from "./internal/settle-notices.ts";
import { answersOf } from "./internal/standing-words.ts";
import { findSubmission } from "./internal/submission-repo.ts";
import { forgetNumbers } from "./internal/forget-numbers.ts";
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

/**
 * One offer was accepted: its lender is told, the others are called off, and the numbers are gone from our side.
 * @returns who buys together with the order's buyer, as they applied; null where one person buys
 * @throws AppError conflict `offer.gone`
 */
export async function acceptOffer(
  trx: TenantTransaction,
  ctx: LendersContext,
  {
    order,
    lenderId,
    offerId,
  }: { readonly order: Order; readonly lenderId: string; readonly offerId: string },
): Promise<{ readonly coBuyer: CoBuyerDetails | null }> {
  const application = await findApplication(trx, ctx, { orderId: order.id, lock: true });
  if (application === undefined) throw offerGone();
  const { id: applicationId, version } = application;
  const [accepted, submission] = await Promise.all([
    acceptLendersOffer(trx, ctx, { applicationId, lenderId, offerId }),
    findSubmission(trx, ctx, { applicationId, version }),
  ]);
  if (accepted.kind !== "accepted" && accepted.kind !== "repeated") throw offerGone();
  if (submission === undefined) throw offerGone();
  const { standings } = accepted;
  await Promise.all([
    settleNotices(trx, ctx, { order, application, event: "accepted", standings, submission }),
    closeApplication(trx, ctx, { id: applicationId, outcome: "ACCEPTED" }),
    forgetNumbers(trx, ctx, { applicationId }),
  ]);
  return { coBuyer: coBuyerOf(submission) };
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
  };
}

const offerGone = (): AppError =>
  new AppError("conflict", {
    code: "offer.gone",
    message: english("This offer is no longer available."),
  });
