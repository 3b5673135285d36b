import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keeperOf } from "#modules/signing-services/server/keeper-of.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { findContract, updateContract } from "#modules/contract-record/server/contracts-repo.ts";
import { haveBuyersSigned, isContractOver } from "#modules/contract-record/server/contract-state.ts";
import { depositOf } from "../internal/store-contract.ts";
import { prepareContract } from "./prepare-contract.ts";

/** Job that looks whether an order's unsigned papers still name the deposit that is there. */
export const DEPOSIT_CHANGED = "contracting.deposit-changed";
/** Job that ends a package at the provider and makes the next one. */
export const RENEW_CONTRACT = "contracting.renew";

/** Says that a deposit arrived or went back, in the transaction in which it did. */
export async function noteDepositChange(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: Order,
): Promise<void> {
  await enqueueJob(trx, ctx, { kind: DEPOSIT_CHANGED, payload: { orderId: order.id } });
}

/**
 * PMT-07, promise 6: papers that nobody has signed are made again when they name another deposit than the one that
 * is there. Signed papers stay as they were signed; the invoice says what came later. Repeatable.
 */
export async function checkContractDeposit(
  ctx: ContractingContext,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, ctx, { id: orderId, lock: true });
    const contract = await findContract(trx, ctx, orderId);
    if (contract === undefined || haveBuyersSigned(contract) || isContractOver(contract, ctx.clock.now()))
      return;
    const {
      id,
      document_hash: documentHash,
      deposit_cents,
      provider_ref: ref,
      signing_vendor: vendor,
    } = contract.row;
    if (Number(deposit_cents) === (await depositOf(trx, ctx, order))) return;
    await updateContract(trx, ctx, { id, set: { status: "Cancelled" } });
    await appendEvent(trx, ctx, { packageId: id, kind: "cancelled", actor: "system", documentHash });
    const payload = { orderId, ref, vendor };
    await enqueueJob(trx, ctx, { kind: RENEW_CONTRACT, payload, dedupeKey: ref || id });
  });
}

interface RenewedContract {
  readonly orderId: string;
  /** Empty for a package that was never sent. */
  readonly ref: string;
  /** The service that keeps it; jobs from before 0760 don't say. */
  readonly vendor?: string | null;
}

/** The second half: the provider forgets the old package and gets the new one; one never sent is only made again. Repeatable. */
export async function renewContract(
  ctx: ContractingContext,
  { orderId, ref, vendor }: RenewedContract,
): Promise<void> {
  const wasSent = ref !== "";
  if (wasSent) await keeperOf(ctx, vendor).cancel(ctx, ref);
  await prepareContract(ctx, { orderId, byRetailer: wasSent });
}
