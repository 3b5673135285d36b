import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { isOfferTakenBack } from "#modules/orders/domain/states/offer-standing.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { contractingMessages } from "../../messages.ts";
import type { ContractingContext } from "../contracting-context.ts";

/** The lender whose offer the order is made of no longer stands behind it. */
export async function isOfferGone(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<boolean> {
  return dealRules(order.dealType).hasLender && isOfferTakenBack(await historyOf(trx, ctx, order.id));
}

/** Nobody signs for a loan that no lender gives. @throws AppError conflict `contract.offerTakenBack` */
export async function requireStandingOffer(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<Order> {
  if (await isOfferGone(trx, ctx, order))
    throw new AppError("conflict", {
      code: "contract.offerTakenBack",
      message: contractingMessages.offerTakenBack,
    });
  return order;
}
