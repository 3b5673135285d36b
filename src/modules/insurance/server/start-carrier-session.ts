import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { insuranceMessages } from "../messages.ts";
import type { CarrierSession } from "../providers/insurance-provider.ts";
import type { InsuranceContext } from "./insurance-context.ts";
import { lockInsurance } from "./internal/insurance-repo.ts";
import { insertSession } from "./internal/insurance-session-repo.ts";

/** Unguessable: 32 characters of 5 bits. */
const NONCE_LENGTH = 32;

/**
 * Opens the carriers' pages for a buyer who consented (INS-04). Several visits of one order may be open.
 * @param input.origin `https://host`, for the way back
 * @throws AppError conflict `insurance.consentMissing`; provider-unavailable `insurance.unavailable`
 */
export async function startCarrierSession(
  ctx: InsuranceContext,
  input: { readonly orderNumber: string; readonly origin: string },
): Promise<CarrierSession> {
  const nonce = ctx.ids.random(NONCE_LENGTH);
  await ctx.db.transaction(async (trx) => {
    const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
    const row = await lockInsurance(trx, ctx, order.id);
    if (row.status !== "IN_PROGRESS") {
      throw new AppError("conflict", {
        code: "insurance.consentMissing",
        message: "Agree to the insurance check first.",
      });
    }
    await insertSession(trx, ctx, { orderId: order.id, nonce });
  });
  const page = `/progress/${encodeURIComponent(input.orderNumber)}/insurance-verification`;
  const session = await ctx.insuranceProvider.startSession(ctx, {
    nonce,
    returnUrl: `${input.origin}${inLanguage(languageOf(ctx.tenant), page)}`,
  });
  if (session.kind === "session") return session;
  ctx.log.warn("a carrier session could not start", { code: session.vendorCode });
  throw providerUnavailable("insurance.unavailable", insuranceMessages.unavailable);
}
