import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isAppError, type AppError } from "#platform/shared/app-error.ts";
import type { ApplicationView } from "../../domain/application-view.ts";
import { JOINT_DONE_MAIL, JOINT_DONE_SMS } from "../../messages.ts";
import type { CreditContext } from "../credit-context.ts";
import { type ApplicantWithConsents, findApplicants } from "./applicant-repo.ts";
import { markTold } from "./invitation-repo.ts";
import { type Seat, takeSeat, type Visitor } from "./seat.ts";
import { viewOfApplication } from "./view-of-application.ts";

/**
 * One change by one visitor, and the application as it is afterwards. A refusal that is answered instead of thrown keeps
 * what was saved before it.
 * @param change answers the applicant as changed, where nothing else of the people changed
 * @throws AppError as `takeSeat`
 */
export async function changeSeat(
  ctx: CreditContext,
  visitor: Visitor,
  change: (trx: TenantTransaction, seat: Seat) => Promise<AppError | ApplicantWithConsents | undefined>,
): Promise<ApplicationView> {
  const outcome = await ctx.db.transaction(async (trx) => {
    const seat = await takeSeat(trx, ctx, visitor);
    const changed = await change(trx, seat);
    if (isAppError(changed)) return changed;
    const rows = changed
      ? seat.everybody.map((one) => (one.id === changed.id ? changed : one))
      : await findApplicants(trx, ctx, { applicationId: seat.application.id });
    const view = await viewOfApplication(trx, ctx, { ...seat, rows });
    const isDone = seat.viewer === "invitation" && view.applicants.every(({ isComplete }) => isComplete);
    if (isDone) await notifySender(trx, ctx, seat);
    return view;
  });
  if (isAppError(outcome)) throw outcome;
  return outcome;
}

/** Whoever sent the link waits for the other person, not for the page (once for each link). */
async function notifySender(
  trx: TenantTransaction,
  ctx: CreditContext,
  { application, order }: Seat,
): Promise<void> {
  if (!(await markTold(trx, ctx, { applicationId: application.id }))) return;
  const params = () => ({ vehicle: order.snapshot.vehicle.title, orderNumber: order.orderNumber });
  const news = { mail: JOINT_DONE_MAIL, sms: JOINT_DONE_SMS, params };
  await writeToBuyer(trx, ctx, { order, news });
}
