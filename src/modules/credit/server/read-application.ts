import type { ApplicationView } from "../domain/application-view.ts";
import { askedConsents } from "../domain/consents.ts";
import type { ApplicantDraft } from "../domain/applicants/applicant-draft.ts";
import type { CreditContext } from "./credit-context.ts";
import { findApplicants } from "./internal/applicant-repo.ts";
import { findOwnApplication } from "./internal/application-repo.ts";
import { consentView } from "./internal/consents/consent-words.ts";
import { firstDraft } from "./internal/first-draft.ts";
import { readInvitedSeat } from "./internal/seat.ts";
import { frameOf, viewOfApplication } from "./internal/view-of-application.ts";

/**
 * The application of the caller's order, with what they typed so far; one that nobody began yet is prefilled from
 * checkout and stored by the first save. @throws AppError unauthenticated; not-found `order.notFound`
 */
export async function readApplication(
  ctx: CreditContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<ApplicationView> {
  return ctx.db.transaction(async (trx) => {
    const { order, application } = await findOwnApplication(trx, ctx, { orderNumber, lock: false });
    if (application === undefined) {
      const { draft } = await firstDraft(trx, ctx, order);
      return {
        ...frameOf(ctx, order),
        joint: null,
        applicants: [untouched(ctx, order.snapshot.buyerState, draft)],
        isReady: false,
      };
    }
    const rows = await findApplicants(trx, ctx, { applicationId: application.id });
    return viewOfApplication(trx, ctx, { order, application, rows, viewer: "account" });
  });
}

/** Somebody who has done nothing yet. */
function untouched(
  ctx: CreditContext,
  titleState: string,
  draft: ApplicantDraft,
): ApplicationView["applicants"][number] {
  const states = [draft.personal?.state ?? "", titleState];
  const pages = ["personal", "employment", "housing", "ssn", "terms"] as const;
  return {
    role: "PRIMARY",
    isMine: true,
    firstName: draft.personal?.firstName ?? "",
    draft,
    ssnLast4: null,
    pages: pages.map((page) => ({ page, isComplete: false, problems: {} })),
    consents: askedConsents({ isJoint: false, states }).map((code) =>
      consentView(ctx.tenant, { code, isGiven: false }),
    ),
    hasDemonstrated: false,
    isComplete: false,
  };
}

/**
 * What the invited person sees: their own pages only. The first device that asks is the only one that may.
 * @throws AppError not-found `credit.invitationInvalid`
 */
export async function readInvitedApplication(
  ctx: CreditContext,
  visitor: { readonly invitation: string | null },
): Promise<ApplicationView> {
  return ctx.db.transaction(async (trx) => {
    const { everybody: rows, ...seat } = await readInvitedSeat(trx, ctx, visitor);
    return viewOfApplication(trx, ctx, { ...seat, rows });
  });
}
