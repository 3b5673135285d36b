import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isAppError, type AppError } from "#platform/shared/app-error.ts";
import type { ApplicationView } from "../../domain/application-view.ts";
import type { CreditContext } from "../credit-context.ts";
import { findApplicants } from "./applicant-repo.ts";
import { type Seat, takeSeat, type Visitor } from "./seat.ts";
import { viewOfApplication } from "./view-of-application.ts";

/**
 * One change by one visitor, and the application as it is afterwards. A refusal that is answered instead of thrown keeps
 * what was saved before it. @throws AppError as `takeSeat`
 */
export async function changeSeat(
  ctx: CreditContext,
  visitor: Visitor,
  change: (trx: TenantTransaction, seat: Seat) => Promise<AppError | void>,
): Promise<ApplicationView> {
  const outcome = await ctx.db.transaction(async (trx) => {
    const seat = await takeSeat(trx, ctx, visitor);
    const refused = await change(trx, seat);
    if (refused !== undefined) return refused;
    const rows = await findApplicants(trx, ctx, { applicationId: seat.application.id });
    return viewOfApplication(trx, ctx, { ...seat, rows });
  });
  if (isAppError(outcome)) throw outcome;
  return outcome;
}
