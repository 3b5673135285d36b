import type { ApplicationView } from "../domain/application-view.ts";
import type { Relation } from "../domain/credit-words.ts";
import type { CreditContext } from "./credit-context.ts";
import { creditFieldError } from "./credit-errors.ts";
import { english } from "#platform/shared/texts/text.ts";
import { deleteApplicant, insertApplicant } from "./internal/applicant-repo.ts";
import { updateApplication } from "./internal/application-repo.ts";
import { changeSeat } from "./internal/change-seat.ts";
import { deleteInvitation } from "./internal/invitation-repo.ts";

interface JointChoice {
  readonly relation: Relation;
  readonly isCoBuyer: boolean;
  readonly isElsewhere: boolean;
}

const NOT_TAKEN = english("This store only takes applications from one person.");

/**
 * Says who applies (CRED-07). Somebody who no longer applies leaves nothing behind; changing whose phone is used keeps
 * what was typed only while it stays on this device: nobody inherits the other's answers.
 * @throws AppError invalid `credit.jointNotTaken`, and as `takeSeat`
 */
export function setJoint(
  ctx: CreditContext,
  { orderNumber }: { readonly orderNumber: string },
  joint: JointChoice | null,
): Promise<ApplicationView> {
  return changeSeat(ctx, { orderNumber, role: "PRIMARY" }, async (trx, { application }) => {
    if (joint !== null && !ctx.tenant.config.creditApp.jointApplications)
      return creditFieldError("credit.jointNotTaken", "joint", NOT_TAKEN);
    const { id: applicationId } = application;
    const isOtherSeat = joint !== null && joint.isElsewhere !== application.joint_elsewhere;
    if (joint === null || (application.is_joint && isOtherSeat)) {
      await deleteInvitation(trx, ctx, { applicationId });
      await deleteApplicant(trx, ctx, { applicationId, role: "JOINT" });
    }
    if (joint !== null) await insertApplicant(trx, ctx, { applicationId, role: "JOINT", draft: {} });
    await updateApplication(trx, ctx, {
      id: applicationId,
      is_joint: joint !== null,
      relation: joint?.relation ?? null,
      is_co_buyer: joint?.isCoBuyer ?? false,
      joint_elsewhere: joint?.isElsewhere ?? false,
    });
    application.is_joint = joint !== null;
    application.relation = joint?.relation ?? null;
    application.is_co_buyer = joint?.isCoBuyer ?? false;
    application.joint_elsewhere = joint?.isElsewhere ?? false;
  });
}
