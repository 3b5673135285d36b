import { AppError } from "#platform/shared/app-error.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { type SigningState, signingTransitions } from "#modules/signing-services/domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";
import { actingSigner } from "./signers/acting-signer.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { findContract, updateContract } from "#modules/contract-record/server/contracts-repo.ts";
import { contractState, isContractOver } from "#modules/contract-record/server/contract-state.ts";
import { requireStandingOffer } from "./internal/require-standing-offer.ts";
import { prepareContract } from "./package/prepare-contract.ts";
import { requireSignersOrder, type SignersInput } from "./signers/signers-order.ts";

/**
 * The buyer opens the contract (SIGN-06); one that is over, or was never made, is made anew first.
 * @throws AppError conflict `contract.notReady` while documents are missing or the retailer verifies, makes or sends
 * it by hand (TEN-05); `contract.offerTakenBack`
 */
export async function startSigning(ctx: ContractingContext, input: SignersInput): Promise<SigningState> {
  const order = await ctx.db.transaction(async (trx) =>
    requireStandingOffer(
      trx,
      ctx,
      requireOpenOrder(await requireSignersOrder(trx, ctx, { ...input, lock: true })),
    ),
  );
  const prepared = await prepareContract(ctx, { orderId: order.id });
  if (prepared === "documents-missing") throw notReady(prepared);
  if (prepared !== "ready" && prepared !== "already-there") throw notReady("waits-for-retailer");
  return ctx.db.transaction(async (trx) => {
    await requireSignersOrder(trx, ctx, { ...input, lock: true });
    const contract = await findContract(trx, ctx, order.id);
    const now = ctx.clock.now();
    if (contract === undefined || isContractOver(contract, now) || !contract.row.is_notification_sent)
      throw notReady("waits-for-retailer");
    const { row } = contract;
    if (row.started_at === null && requireTransition(signingTransitions, row.status, "InProgress")) {
      const site_origin = ctx.siteOrigin;
      await updateContract(trx, ctx, {
        id: row.id,
        set: { status: "InProgress", started_at: now, site_origin },
      });
      await appendEvent(trx, ctx, {
        packageId: row.id,
        kind: "opened",
        actor: actingSigner(ctx, contract),
        documentHash: row.document_hash,
      });
    }
    return contractState(await findContract(trx, ctx, order.id), now);
  });
}

function notReady(why: "documents-missing" | "waits-for-retailer"): AppError {
  const message =
    why === "documents-missing" ? contractingMessages.notReady : contractingMessages.waitsForRetailer;
  return new AppError("conflict", { code: "contract.notReady", message });
}
