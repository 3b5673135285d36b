import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { idVerificationMessages } from "../messages.ts";
import type { CaptureStart } from "../providers/id-capture-provider.ts";
import type { IdVerificationContext } from "./id-verification-context.ts";
import { endAtProvider } from "./end-captures.ts";
import { lockLink, setCaptureRef, setLinkState } from "./internal/capture-link-repo.ts";
import { captureState } from "./open-capture.ts";
import { linkInvalid, lockOpenLink } from "./open-link.ts";

/**
 * Somebody pressed the button on the phone: the provider's page for this capture, freshly made, or our own.
 * @throws AppError not-found `idVerification.linkInvalid`; provider-unavailable `idVerification.unavailable`
 */
export async function startCapture(
  ctx: IdVerificationContext,
  input: { readonly token: string; readonly origin: string },
): Promise<CaptureStart> {
  const language = languageOf(ctx.tenant);
  const link = await ctx.db.transaction((trx) => lockOpenLink(trx, ctx, input.token));
  const started = await ctx.idCaptureProvider.start(ctx, {
    // The link's hash names the capture and opens nothing.
    verificationRef: link.token_hash,
    captureRef: link.capture_ref,
    returnUrl: `${input.origin}${inLanguage(language, `/progress/id-verification/capture/${input.token}`)}`,
  });
  if (started.kind === "failure") {
    ctx.log.warn("an ID capture could not start", { code: started.vendorCode });
    throw providerUnavailable("idVerification.unavailable", idVerificationMessages.unavailable);
  }
  if (started.kind === "own-page") return started;
  const isKept = await ctx.db.transaction(async (trx) => {
    // Whoever ends the order or the link at this moment finds this capture, or is found here.
    await requireOrder(trx, ctx, { id: link.order_id, lock: true });
    const row = await lockLink(trx, ctx, input.token);
    if (row === undefined || (await captureState(trx, ctx, row)) !== "open") {
      await endAtProvider(trx, ctx, [started.captureRef]);
      return false;
    }
    if (row.state === "SENT") await setLinkState(trx, ctx, { row, state: "OPENED" });
    if (row.capture_ref === null) await setCaptureRef(trx, ctx, { row, captureRef: started.captureRef });
    return true;
  });
  if (!isKept) throw linkInvalid();
  return started;
}
