import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { type ContractingSteps, dealMoves } from "../../domain/contracting-steps.ts";
import type { ContractingContext } from "../contracting-context.ts";

const REASONS: Readonly<Partial<Record<DealStatus, string>>> = {
  VPEN: english("Your order was submitted for verification again."),
  VRFY: english("Your order was verified."),
  VRWR: english("We used your documents for the contract. Your insurance and ID still need to be verified."),
  SUBS: english("Your contract was submitted for signing."),
};

/** Table J: moves the deal through what is done now (table D), and answers the order as it is then. */
export async function moveDeal(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { orderId, steps }: { readonly orderId: string; readonly steps: Pick<ContractingSteps, "verify" | "send"> },
): Promise<Order> {
  let order = await transitionOrder(trx, ctx, { orderId, actor: "contracting", reason: "" });
  const isVerified = await ctx.verificationFacts.isVerified(trx, ctx, order);
  for (const dealStatus of dealMoves(order.dealStatus, { ...steps, isVerified })) {
    const reason = REASONS[dealStatus] ?? "";
    order = await transitionOrder(trx, ctx, { orderId, dealStatus, actor: "contracting", reason });
  }
  return order;
}
