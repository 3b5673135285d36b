import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isSigningEnded, signingTransitions } from "#modules/signing-services/domain/signing-status.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { findContract, updateContract } from "#modules/contract-record/server/contracts-repo.ts";
import { RENEW_CONTRACT } from "./renew-contract.ts";

/**
 * RTRN: the lender does not take the contract as it was signed. The package is void, its papers stay as evidence, and a
 * job makes the next one and sends it. Without a live package there is nothing to do.
 */
export async function returnContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<void> {
  const contract = await findContract(trx, ctx, order.id);
  if (contract === undefined || isSigningEnded(contract.row.status)) return;
  const { id, status, document_hash: documentHash, provider_ref: ref, signing_vendor: vendor } = contract.row;
  requireTransition(signingTransitions, status, "Cancelled");
  await updateContract(trx, ctx, { id, set: { status: "Cancelled" } });
  const detail = "returned by the lender";
  await appendEvent(trx, ctx, { packageId: id, kind: "cancelled", actor: "system", documentHash, detail });
  const payload = { orderId: order.id, ref, vendor };
  await enqueueJob(trx, ctx, { kind: RENEW_CONTRACT, payload, dedupeKey: ref || id });
}
