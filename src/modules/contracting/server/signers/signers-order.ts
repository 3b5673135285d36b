import { AppError } from "#platform/shared/app-error.ts";
import type { OrderCapability } from "#modules/sessions/server/order-capability.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import {
  lockOwnedOrder,
  orderNotFound,
  requireOrder,
  requireOwnedOrder,
} from "#modules/orders/server/find-order-for-step.ts";
import { contractingMessages } from "../../messages.ts";
import type { ContractingContext } from "../contracting-context.ts";

/** Which order is meant: by number for its owner; a capability knows its own. */
export interface SignersInput {
  readonly orderNumber?: string;
}

/**
 * The order of who asks: the account that owns it, or the signer who proved it by a code (ROLE-08, OP-23).
 * @throws AppError unauthenticated, not-found; forbidden `signer.codeNeeded` while only knowledge was proved
 */
export async function requireSignersOrder(
  trx: TenantTransaction,
  ctx: ContractingContext,
  input: SignersInput & { readonly lock?: boolean },
): Promise<Order> {
  if (ctx.actor.kind === "order-capability") {
    requireCode(ctx.actor);
    return requireOrder(trx, ctx, { id: ctx.actor.orderId, lock: input.lock ?? false });
  }
  if (input.orderNumber === undefined) throw orderNotFound(ctx);
  return (input.lock ? lockOwnedOrder : requireOwnedOrder)(trx, ctx, input.orderNumber);
}

function requireCode({ proof, scopes }: OrderCapability): void {
  if (proof === "code" && scopes.includes("signing:enter")) return;
  throw new AppError("forbidden", {
    code: "signer.codeNeeded",
    message: contractingMessages.signerCodeNeeded,
  });
}
