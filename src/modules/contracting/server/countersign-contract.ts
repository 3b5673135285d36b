import { AppError } from "#platform/shared/app-error.ts";
import { sealText } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { signingTransitions } from "../domain/signing-status.ts";
import { CONTRACT_COMPLETED } from "../messages.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { findContract, insertSignature, updateContract } from "./internal/contracts-repo.ts";
import { hasBuyerSigned, isContractOver } from "./internal/contract-state.ts";
import { signaturePlace } from "./sign-contract.ts";

/**
 * SIGN-09: the retailer signs after the buyer; the car is sold and a cash deal is booked.
 * Twice is once. @throws AppError conflict `state.transitionNotAllowed` before the buyer signed
 */
export async function countersignContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<void> {
  const contract = await findContract(trx, ctx, order.id);
  if (contract?.row.status === "Completed") return;
  if (contract === undefined || !hasBuyerSigned(contract) || isContractOver(contract, ctx.clock.now())) {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: "The buyer has to sign before the retailer can.",
    });
  }
  const { row } = contract;
  requireTransition(signingTransitions, row.status, "Completed");
  await insertSignature(trx, ctx, {
    package_id: row.id,
    role: "dealer",
    name_sealed: sealText(ctx.keys, signaturePlace(row.id, "dealer"), ctx.tenant.legalName),
    document_hash: row.document_hash,
    consent_version: null,
  });
  await updateContract(trx, ctx, { id: row.id, set: { status: "Completed" } });
  const reason = "We countersigned your contract.";
  await transitionOrder(trx, ctx, {
    orderId: order.id,
    orderStatus: "SOLD",
    dealStatus: "SIGN",
    actor: "retailer",
    reason,
  });
  if (order.dealType === "Cash") {
    await transitionOrder(trx, ctx, {
      orderId: order.id,
      dealStatus: "BOOK",
      actor: "retailer",
      reason: "Your sale was booked.",
    });
  }
  await tellBuyer(trx, ctx, order);
}

async function tellBuyer(trx: TenantTransaction, ctx: ContractingContext, order: Order): Promise<void> {
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const params = { firstName, vehicle: order.snapshot.vehicle.title, orderNumber: order.orderNumber };
  await queueMessage(trx, ctx, { channel: "email", to: email, template: CONTRACT_COMPLETED, params });
}
