import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { english } from "#platform/shared/texts/text.ts";
import { isSigningEnded, signingTransitions } from "#modules/signing-services/domain/signing-status.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { contractingMessages } from "../../messages.ts";
import { voidPackage } from "#modules/signing-services/server/void-package.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import {
  type ContractRow,
  findContract,
  updateContract,
} from "#modules/contract-record/server/contracts-repo.ts";

/**
 * Table J, Cancelled: the package is over, here and by a job at the signing service; the deal stays.
 * @throws AppError conflict after the countersignature
 */
export async function cancelContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<void> {
  const contract = await findContract(trx, ctx, order.id);
  if (contract === undefined) {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: contractingMessages.notFound,
    });
  }
  if (contract.row.status === "Completed") {
    const message = "A contract that both have signed can't be canceled.";
    throw new AppError("conflict", { code: "state.transitionNotAllowed", message });
  }
  if (requireTransition(signingTransitions, contract.row.status, "Cancelled")) {
    await updateContract(trx, ctx, { id: contract.row.id, set: { status: "Cancelled" } });
    await noteEnd(trx, ctx, { row: contract.row, kind: "cancelled" });
  }
}

/** The order is over: a package that nobody completed is void with it. */
export async function endContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<void> {
  const contract = await findContract(trx, ctx, order.id);
  if (contract === undefined || contract.row.status === "Completed" || isSigningEnded(contract.row.status))
    return;
  await cancelContract(trx, ctx, order);
}

/** SIGN-04: the verification ran out (VEXP); a contract that was not completed is over with it. */
export async function expireVerification(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<void> {
  const reason = english("The verification of your order expired.");
  await transitionOrder(trx, ctx, { orderId: order.id, dealStatus: "VEXP", actor: "retailer", reason });
  const contract = await findContract(trx, ctx, order.id);
  if (contract && ["Created", "Sent", "InProgress"].includes(contract.row.status)) {
    await updateContract(trx, ctx, { id: contract.row.id, set: { status: "Expired" } });
    await noteEnd(trx, ctx, { row: contract.row, kind: "expired" });
  }
}

/** The trail's last line, and the signing service is told. */
async function noteEnd(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { row, kind }: { readonly row: ContractRow; readonly kind: "cancelled" | "expired" },
): Promise<void> {
  await appendEvent(trx, ctx, { packageId: row.id, kind, actor: "dealer", documentHash: row.document_hash });
  if (row.is_notification_sent)
    await voidPackage(trx, ctx, { ref: row.provider_ref, vendor: row.signing_vendor });
}
