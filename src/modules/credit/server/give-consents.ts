import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { ApplicationView } from "../domain/application-view.ts";
import type { ConsentCode } from "../domain/consents.ts";
import type { CreditContext } from "./credit-context.ts";
import { creditFieldError } from "./credit-errors.ts";
import { changeSeat } from "./internal/change-seat.ts";
import { replaceConsents } from "./internal/consents/consent-repo.ts";
import { consentVersion } from "./internal/consents/consent-words.ts";
import { speaking, updateApplicant } from "./internal/applicant-repo.ts";
import type { Visitor } from "./internal/seat.ts";

const CHANGED = english("This text has changed. Please read it again.");
const NOT_OPENED = english("Open the sample PDF first, and type the code it shows.");
const WRONG_CODE = english("That isn't the code in the PDF. Open it and look for the six characters.");

/**
 * Exactly these boxes are ticked by one person now (VAL-32), each kept with its words, their hash, time and address.
 * @throws AppError conflict `credit.consentChanged`; invalid `credit.notDemonstrated`; and as `takeSeat`
 */
export function giveConsents(
  ctx: CreditContext,
  visitor: Visitor,
  consents: readonly { readonly code: ConsentCode; readonly version: number }[],
): Promise<ApplicationView> {
  return changeSeat(ctx, visitor, async (trx, { applicant, viewer }) => {
    if (consents.some(({ code, version }) => consentVersion(ctx.tenant, code) !== version))
      return new AppError("conflict", { code: "credit.consentChanged", message: CHANGED });
    const codes = [...new Set(consents.map(({ code }) => code))];
    if (codes.includes("ELECTRONIC_RECORDS") && applicant.demonstrated_at === null)
      return creditFieldError("credit.notDemonstrated", "code", NOT_OPENED);
    const mayTakeBack = applicant.consents.length > 0;
    const asked = { applicantId: applicant.id, mayTakeBack, codes, givenOn: viewer };
    const given = await replaceConsents(trx, ctx, asked);
    const { language } = speaking(ctx);
    // Who agrees in another language than they filled in reads that one.
    if (applicant.language !== language)
      await updateApplicant(trx, ctx, { row: applicant, set: { language } });
    return given && { ...applicant, language, consents: given };
  });
}

/**
 * E-SIGN 101(c): somebody shows that they can open the kind of file that notices come in, by typing what it says.
 * @throws AppError invalid `credit.codeWrong` with `fields.code`, and as `takeSeat`
 */
export function demonstrate(
  ctx: CreditContext,
  visitor: Visitor,
  { code }: { readonly code: string },
): Promise<ApplicationView> {
  return changeSeat(ctx, visitor, async (trx, { applicant }) => {
    const typed = code.replace(/[\s-]/gu, "").toUpperCase();
    if (typed !== applicant.demonstration_code)
      return creditFieldError("credit.codeWrong", "code", WRONG_CODE);
    if (applicant.demonstrated_at !== null) return applicant;
    return updateApplicant(trx, ctx, {
      row: applicant,
      set: { ...speaking(ctx), demonstrated_at: ctx.clock.now() },
    });
  });
}
