import { AppError } from "#platform/shared/app-error.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import { isInPersonIdState } from "../domain/id-verification.ts";
import { idVerificationMessages } from "../messages.ts";
import type { CapturedPicture } from "../providers/id-capture-provider.ts";
import { applyIdOutcome, type IdOutcome } from "./apply-id-outcome.ts";
import type { IdVerificationContext } from "./id-verification-context.ts";
import { endAtProvider } from "./end-captures.ts";
import { lockLink, useLink } from "./internal/capture-link-repo.ts";
import { moveInPerson } from "./move-in-person.ts";
import { lockOpenLink } from "./open-link.ts";

type CaptureInput = { readonly token: string } & (
  | {
      readonly action: "submit";
      readonly documentNumber: string;
      readonly issuingState: string;
      /** Both sides, where our own page took them. */
      readonly pictures?: readonly CapturedPicture[];
    }
  | { readonly action: "cancel" }
  | { readonly action: "leave" }
  /** The license is of a state where nothing is captured online. */
  | { readonly action: "in-person"; readonly issuingState: string }
);

/**
 * The phone finishes: submits the license, cancels, or is left before the end. The link works once.
 * An Illinois license is not checked online (OP-19).
 * @throws AppError not-found `idVerification.linkInvalid` for every link that is not open; invalid `body.invalid`
 * for bytes that are no whole picture, after which the link still works;
 * provider-unavailable `idVerification.unavailable`, after which the link still works
 */
export async function submitCapture(
  ctx: IdVerificationContext,
  input: CaptureInput,
): Promise<{ readonly outcome: IdOutcome }> {
  if (input.action === "submit" && isInPersonIdState([input.issuingState])) throw inPersonOnly();
  // Checked before the transaction: a vendor's answer must not hold rows locked.
  const link = await ctx.db.transaction((trx) => lockOpenLink(trx, ctx, input.token));
  const pictures = input.action === "submit" ? await soundPictures(ctx, input.pictures ?? []) : [];
  const end = await endOf(ctx, { input, pictures, verificationRef: link.token_hash });
  const finished = await ctx.db.transaction((trx) => finish(trx, ctx, { input, end }));
  if (finished !== undefined && end.captureRef !== null && end.outcome === "SUCCESSFUL")
    await fileLicense(ctx, { ...finished, pictures });
  return { outcome: end.outcome };
}

interface CaptureEnd {
  readonly outcome: IdOutcome;
  /** The provider's name of the capture; null where nothing was checked. */
  readonly captureRef: string | null;
}

/** Undefined when the provider's webhook came first and did all of this. */
async function finish(
  trx: TenantTransaction,
  ctx: IdVerificationContext,
  { input, end }: { readonly input: CaptureInput; readonly end: CaptureEnd },
): Promise<{ readonly order: Order; readonly person: PartyRole } | undefined> {
  const { outcome, captureRef } = end;
  const known = await lockLink(trx, ctx, input.token);
  if (captureRef !== null && known?.state === "USED" && known.capture_ref === captureRef) return undefined;
  const row = await lockOpenLink(trx, ctx, input.token);
  const order = await requireOrder(trx, ctx, { id: row.order_id });
  await useLink(trx, ctx, { row, captureRef });
  // Given up on our page: the provider's may still be open.
  if (captureRef === null && row.capture_ref !== null) await endAtProvider(trx, ctx, [row.capture_ref]);
  const { person } = row;
  await applyIdOutcome(trx, ctx, { order, outcome, actor: "id verification", person });
  if (input.action === "in-person") await moveInPerson(trx, ctx, { orderId: order.id, person });
  return { order, person };
}

/** Nobody checks, and no vendor is sent, what only begins like a picture. @throws AppError invalid `body.invalid` */
async function soundPictures(
  ctx: IdVerificationContext,
  sent: readonly CapturedPicture[],
): Promise<readonly CapturedPicture[]> {
  const check = await ctx.licenseFiler.check(sent);
  if (check.kind === "sound") return check.pictures;
  const { side, message } = check;
  throw new AppError("invalid", { code: "body.invalid", message, fields: { [side]: message } });
}

/** One captured license is the document the deal asks for, where the retailer lets ID and documents meet (FLG-16). */
async function fileLicense(
  ctx: IdVerificationContext,
  license: { order: Order; person: PartyRole; pictures: readonly CapturedPicture[] },
): Promise<void> {
  if (license.pictures.length === 0 || ctx.tenant.flags.prevent_idv_override_on_doc_upload) return;
  const isKept = await ctx.licenseFiler.keep(ctx, license);
  if (!isKept) ctx.log.warn("a captured license was not taken as a document", { code: "documents.refused" });
}

async function endOf(
  ctx: IdVerificationContext,
  {
    input,
    ...given
  }: {
    readonly input: CaptureInput;
    readonly pictures: readonly CapturedPicture[];
    readonly verificationRef: string;
  },
): Promise<CaptureEnd> {
  if (input.action === "cancel") return { outcome: "CANCELED", captureRef: null };
  if (input.action !== "submit") return { outcome: "INCOMPLETE", captureRef: null };
  const { documentNumber, issuingState } = input;
  // A provider with pages of its own has nothing to say to pictures of ours.
  const checked = await ctx.idCaptureProvider.evaluate?.(ctx, { documentNumber, issuingState, ...given });
  if (checked === undefined) throw unavailable();
  if (checked.kind === "capture") return checked;
  ctx.log.warn("a license could not be checked", { code: checked.vendorCode });
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
