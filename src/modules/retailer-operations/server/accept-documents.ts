import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { hasSigningDocuments } from "#modules/documents/domain/document-step-status.ts";
import { readDocuments } from "#modules/documents/server/list-documents.ts";
import { skipsInsuranceCheck } from "#modules/documents/server/skips-insurance-check.ts";
import { identifyEverybody } from "#modules/id-verification/server/apply-id-outcome.ts";
import { insuranceStepStatus } from "#modules/insurance/domain/insurance-step-status.ts";
import { applyPolicy } from "#modules/insurance/server/apply-policy.ts";
import { readInsuranceProgress } from "#modules/insurance/server/get-insurance-progress.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { RetailerContext } from "./retailer-context.ts";

/**
 * Somebody of the retailer looked at the license and the insurance card, uploaded or at the counter, and takes them:
 * insurance and ID are verified by that. What was verified before stays as it was. Twice is once.
 * @throws AppError conflict `documents.missing` while either has not been sent
 */
export async function acceptDocuments(
  trx: TenantTransaction,
  ctx: RetailerContext,
  order: Order,
): Promise<void> {
  if (!hasSigningDocuments(await readDocuments(trx, ctx, order))) {
    const message = "The driver's license and insurance card haven't been uploaded yet.";
    throw new AppError("conflict", { code: "documents.missing", message });
  }
  const insurance = await readInsuranceProgress(trx, ctx, order.id);
  if (insuranceStepStatus(insurance) !== "COMPLETED" && !skipsInsuranceCheck(ctx.tenant)) {
    const policy = {
      status: "ACTIVE",
      carrierName: null,
      policyNumberLast4: null,
      verifiedBy: "retailer",
    } as const;
    await applyPolicy(trx, ctx, { order, policy });
  }
  await identifyEverybody(trx, ctx, { order, actor: "retailer" });
}
