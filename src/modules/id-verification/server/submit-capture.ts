import { AppError } from "#platform/shared/app-error.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isInPersonIdState } from "../domain/id-verification.ts";
import { idVerificationMessages } from "../messages.ts";
import type { CapturedPicture } from "../providers/id-capture-provider.ts";
import { applyIdOutcome, type IdOutcome } from "./apply-id-outcome.ts";
import type { IdVerificationContext } from "./id-verification-context.ts";
import { setLinkState } from "./internal/capture-link-repo.ts";
import { moveInPerson } from "./move-in-person.ts";
import { lockOpenLink } from "./open-link.ts";

export type CaptureInput = { readonly token: string } & (
  | {
      readonly action: "submit";
      readonly documentNumber: string;
      readonly issuingState: string;
      /** Both sides, where our own page took them. */
      readonly pictures?: readonly CapturedPicture[];
    }
  | { readonly action: "cancel" }
  | { readonly action: "leave" }
  /** The licence is of a state where nothing is captured online. */
  | { readonly action: "in-person"; readonly issuingState: string }
);

/**
 * The phone finishes: submits the licence, cancels, or is left before the end. The link works once.
 * An Illinois licence is not judged online (OP-19).
 * @throws AppError not-found `idVerification.linkInvalid` for every link that is not open; invalid `body.invalid`
 * for bytes that are no whole picture, after which the link still works;
 * provider-unavailable `idVerification.unavailable`, after which the link still works
 */
export async function submitCapture(
  ctx: IdVerificationContext,
  input: CaptureInput,
): Promise<{ readonly outcome: IdOutcome }> {
  if (input.action === "submit" && isInPersonIdState([input.issuingState])) throw inPersonOnly();
  // Judged before the transaction: a vendor's answer must not hold rows locked.
  await ctx.db.transaction((trx) => lockOpenLink(trx, ctx, input.token));
  const pictures = input.action === "submit" ? await soundPictures(ctx, input.pictures ?? []) : [];
  const outcome = await outcomeOf(ctx, { input, pictures });
  const order = await ctx.db.transaction(async (trx) => {
    const row = await lockOpenLink(trx, ctx, input.token);
    const found = await requireOrder(trx, ctx, { id: row.order_id });
    await setLinkState(trx, ctx, { row, state: "USED" });
    await applyIdOutcome(trx, ctx, { order: found, outcome, actor: "id verification" });
    if (input.action === "in-person") await moveInPerson(trx, ctx, found);
    return found;
  });
  if (input.action === "submit" && outcome === "SUCCESSFUL") await fileLicence(ctx, { order, pictures });
  return { outcome };
}

/** Nobody judges, and no vendor is sent, what only begins like a picture. @throws AppError invalid `body.invalid` */
async function soundPictures(
  ctx: IdVerificationContext,
  sent: readonly CapturedPicture[],
): Promise<readonly CapturedPicture[]> {
  const check = await ctx.licenceKeeper.check(sent);
  if (check.kind === "sound") return check.pictures;
  const { side, message } = check;
  throw new AppError("invalid", { code: "body.invalid", message, fields: { [side]: message } });
}

/** One captured licence is the document the deal asks for, where the retailer lets ID and documents meet (FLG-16). */
async function fileLicence(
  ctx: IdVerificationContext,
  { order, pictures }: { order: Order; pictures: readonly CapturedPicture[] },
): Promise<void> {
  if (pictures.length === 0 || ctx.tenant.flags.prevent_idv_override_on_doc_upload) return;
  const isKept = await ctx.licenceKeeper.keep(ctx, { order, pictures });
  if (!isKept) ctx.log.warn("a captured license was not taken as a document", { code: "documents.refused" });
}

async function outcomeOf(
  ctx: IdVerificationContext,
  { input, pictures }: { readonly input: CaptureInput; readonly pictures: readonly CapturedPicture[] },
): Promise<IdOutcome> {
  if (input.action === "cancel") return "CANCELED";
  if (input.action !== "submit") return "INCOMPLETE";
  const { documentNumber, issuingState } = input;
  // A provider with pages of its own has nothing to say to pictures of ours.
  const judged = await ctx.idCaptureProvider.judge?.(ctx, { documentNumber, issuingState, pictures });
  if (judged === undefined) throw unavailable();
  if (typeof judged === "string") return judged;
  ctx.log.warn("a license could not be judged", { code: judged.vendorCode });
  throw unavailable();
}

const unavailable = () =>
  providerUnavailable("idVerification.unavailable", idVerificationMessages.unavailable);

function inPersonOnly(): AppError {
  return new AppError("conflict", {
    code: "idVerification.inPersonOnly",
    message: idVerificationMessages.inPerson,
  });
}
