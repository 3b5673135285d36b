import { AppError } from "#platform/shared/app-error.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { isInPersonIdState } from "../domain/id-verification.ts";
import { idVerificationMessages } from "../messages.ts";
import { applyIdOutcome, type IdOutcome } from "./apply-id-outcome.ts";
import type { IdVerificationContext } from "./id-verification-context.ts";
import { lockLink, setLinkState } from "./internal/capture-link-repo.ts";
import { captureState } from "./open-capture.ts";

export type CaptureInput = { readonly token: string } & (
  | { readonly action: "submit"; readonly documentNumber: string; readonly issuingState: string }
  | { readonly action: "cancel" }
  | { readonly action: "leave" }
);

/**
 * The phone finishes: submits the licence, cancels, or is left before the end. The link works once.
 * An Illinois licence is not judged online (OP-19).
 * @throws AppError not-found `idVerification.linkInvalid` for every link that is not open
 */
export async function submitCapture(
  ctx: IdVerificationContext,
  input: CaptureInput,
): Promise<{ readonly outcome: IdOutcome }> {
  if (input.action === "submit" && isInPersonIdState([input.issuingState])) {
    throw new AppError("conflict", {
      code: "idVerification.inPersonOnly",
      message: idVerificationMessages.inPerson,
    });
  }
  // Judged before the transaction: a vendor's answer must not hold rows locked.
  await requireOpenLink(ctx, input.token);
  const outcome = await outcomeOf(ctx, input);
  return ctx.db.transaction(async (trx) => {
    const row = await lockLink(trx, ctx, input.token);
    if (row === undefined || (await captureState(trx, ctx, row)) !== "open") throw linkInvalid();
    const order = await requireOrder(trx, ctx, { id: row.order_id });
    await setLinkState(trx, ctx, { row, state: "USED" });
    await applyIdOutcome(trx, ctx, { order, outcome, actor: "id verification" });
    return { outcome };
  });
}

async function requireOpenLink(ctx: IdVerificationContext, token: string): Promise<void> {
  const state = await ctx.db.transaction(async (trx) => {
    const row = await lockLink(trx, ctx, token);
    return row === undefined ? "unknown" : captureState(trx, ctx, row);
  });
  if (state !== "open") throw linkInvalid();
}

async function outcomeOf(ctx: IdVerificationContext, input: CaptureInput): Promise<IdOutcome> {
  if (input.action === "cancel") return "CANCELED";
  if (input.action === "leave") return "INCOMPLETE";
  return ctx.idCaptureProvider.judge(ctx, {
    documentNumber: input.documentNumber,
    issuingState: input.issuingState,
  });
}

function linkInvalid(): AppError {
  return new AppError("not-found", {
    code: "idVerification.linkInvalid",
    message: "This link doesn't work any more.",
  });
}
