import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isScreeningOpen } from "#modules/buyer-screening/server/is-screening-open.ts";
import { skipsInsuranceCheck } from "#modules/documents/server/skips-insurance-check.ts";
import { idStatusOfAll } from "#modules/id-verification/domain/id-step-status.ts";
import { readIdVerification } from "#modules/id-verification/server/get-id-verification.ts";
import { insuranceStepStatus } from "#modules/insurance/domain/insurance-step-status.ts";
import { readInsuranceProgress } from "#modules/insurance/server/get-insurance-progress.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";

/** What somebody really looked at, as opposed to what papers stand in for. */
export interface Verification {
  /** True as well where the retailer asks for no insurance. */
  readonly isInsured: boolean;
  readonly isIdentified: boolean;
}

/** Whether the insurance and the ID of an order are verified, by the tracker's own rules. */
export async function readVerification(
  trx: TenantTransaction,
  ctx: TenantContext,
  order: Order,
): Promise<Verification> {
  const insurance = await readInsuranceProgress(trx, ctx, order.id);
  const { record, orderIdStatus, coBuyer } = await readIdVerification(trx, ctx, order);
  const id = idStatusOfAll(
    { ...record, orderStatus: orderIdStatus, recordStatus: record.status },
    coBuyer && { ...coBuyer, orderStatus: coBuyer.orderIdStatus, recordStatus: coBuyer.status },
  );
  return {
    isInsured: skipsInsuranceCheck(ctx.tenant) || insuranceStepStatus(insurance) === "COMPLETED",
    isIdentified: id === "COMPLETED",
  };
}

/** The port contracting asks: a deal is verified when both are (table D, VRFY), and none is made while a person must look. */
export const verificationFacts = {
  mustWait: (trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<boolean> =>
    isScreeningOpen(trx, ctx, order),
  async isVerified(trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<boolean> {
    const { isInsured, isIdentified } = await readVerification(trx, ctx, order);
    return isInsured && isIdentified;
  },
};
