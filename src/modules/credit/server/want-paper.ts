import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import { findApplicants } from "./internal/applicant-repo.ts";
import { withdrawEmailConsent } from "./internal/consents/consent-repo.ts";

/**
 * An applicant called and takes the consent to email back: letters go on paper from now on. Said again it changes nothing.
 * @throws AppError not-found `order.notFound`; conflict `credit.noSuchApplicant`
 */
export async function wantPaper(
  ctx: QueueContext,
  { orderNumber, role }: { readonly orderNumber: string; readonly role: ApplicantRole },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const { id: orderId } = await requireOrder(trx, ctx, { orderNumber });
    const applicant = (await findApplicants(trx, ctx, { orderId })).find((one) => one.role === role);
    if (applicant === undefined)
      throw new AppError("conflict", {
        code: "credit.noSuchApplicant",
        message: "Nobody in this role applies on this order.",
      });
    await withdrawEmailConsent(trx, ctx, { applicantId: applicant.id, at: ctx.clock.now() });
  });
}
