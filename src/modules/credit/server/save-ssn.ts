import { checkSsn, ssnDigits } from "#platform/shared/fields/applicant/ssn.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { english } from "#platform/shared/texts/text.ts";
import { sameAsPrimary } from "../domain/applicants/same-as-primary.ts";
import type { ApplicationView } from "../domain/application-view.ts";
import type { CreditContext } from "./credit-context.ts";
import { creditFieldError } from "./credit-errors.ts";
import { openSsn, sealSsn, speaking, updateApplicant } from "./internal/applicant-repo.ts";
import { changeSeat } from "./internal/change-seat.ts";
import type { Seat, Visitor } from "./internal/seat.ts";

/** Told to the first applicant, whose number is not to be different from itself. */
const SAME_AS_JOINT = english("Social Security number must be different from your co-applicant's.");

/**
 * Seals somebody's SSN or ITIN with keys of its own (CRED-02, VAL-22); it is never answered again, only its last four.
 * @throws AppError invalid `credit.ssnInvalid` with `fields.ssn`, and as `takeSeat`
 */
export function saveSsn(
  ctx: CreditContext,
  visitor: Visitor,
  { ssn }: { readonly ssn: string },
): Promise<ApplicationView> {
  return changeSeat(ctx, visitor, async (trx, seat) => {
    const message = ssn.trim() === "" ? REQUIRED : checkSsn(ssn);
    const digits = ssnDigits(ssn);
    if (message !== undefined || digits === undefined)
      return creditFieldError("credit.ssnInvalid", "ssn", message ?? REQUIRED);
    const same = sameNumber(ctx, seat, digits);
    if (same !== undefined) return creditFieldError("credit.ssnInvalid", "ssn", same);
    const { applicant: row } = seat;
    return updateApplicant(trx, ctx, { row, set: { ...speaking(ctx), ...sealSsn(ctx, row.id, digits) } });
  });
}

/** VAL-06. */
function sameNumber(ctx: CreditContext, { applicant, everybody }: Seat, digits: string): string | undefined {
  const other = everybody.find(({ id }) => id !== applicant.id);
  if (other === undefined) return undefined;
  const known = { draft: {}, ssn: openSsn(ctx, other) };
  const same = sameAsPrimary({ draft: {}, ssn: digits }, known).ssn?.["ssn"];
  return same !== undefined && applicant.role === "PRIMARY" ? SAME_AS_JOINT : same;
}
