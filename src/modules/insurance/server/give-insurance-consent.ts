import { requireTransition } from "#platform/shared/transition-table.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import {
  type InsuranceProgress,
  insuranceTransitions,
  isVerifiedPolicy,
} from "../domain/insurance-status.ts";
import { lockInsurance, toProgress, updateInsurance } from "./internal/insurance-repo.ts";

/**
 * API-09: the buyer lets the carrier be asked; the verification begins, again after a policy that did not verify.
 * A verified policy stays as it is.
 */
export async function giveInsuranceConsent(
  ctx: TenantContext,
  input: { readonly orderNumber: string; readonly termsVersion: number; readonly consentLanguage: string },
): Promise<InsuranceProgress> {
  return ctx.db.transaction(async (trx) => {
    const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
    const row = await lockInsurance(trx, ctx, order.id);
    if (row.status === "COMPLETED" && isVerifiedPolicy(row.policy_status)) return toProgress(row);
    requireTransition(insuranceTransitions, row.status, "IN_PROGRESS");
    const set = {
      status: "IN_PROGRESS" as const,
      policy_status: null,
      skipped: false,
      last_error: null,
      consent_terms_version: input.termsVersion,
      consent_language: input.consentLanguage,
      consented_at: ctx.clock.now(),
    };
    return toProgress(await updateInsurance(trx, ctx, { row, set }));
  });
}
