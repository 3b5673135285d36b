import { openText, sealText } from "#platform/server/crypto/field-encryption.ts";
import type { Caller } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { IdentifiedBy } from "../../domain/contract-event.ts";
import { isSigningEnded } from "../../domain/signing-status.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { nextEvent } from "./contract-events-repo.ts";
import { handPlace } from "./contract-places.ts";
import { type Contract, type ContractRow, findContract, findOrderOfRef } from "./contracts-repo.ts";
import { hasBuyerSigned } from "./contract-state.ts";
import type { Evidence, SigningAct } from "./evidence.ts";
import { type BuyerSignature, recordBuyerSignature, signedEvent } from "./record-buyer-signature.ts";
import { readEvidence, signedCopy } from "./signed-copy.ts";
import { openSealed } from "./sound-contract.ts";

/** What the buyer wrote on our page, who that was and where the call came from. */
export interface BuyerHand {
  readonly name: string;
  readonly act: SigningAct;
  readonly identifiedBy: IdentifiedBy;
  readonly caller: Pick<Caller, "address" | "userAgent">;
}

/** For the signing service to keep with the signature; only the shop can open it. */
export const sealHand = (ctx: ContractingContext, row: ContractRow, hand: BuyerHand): string =>
  sealText(ctx.keys, handPlace(row.id), JSON.stringify(hand));

/**
 * Records a signature that the signing service keeps with what the buyer wrote: the signature, its line in the audit
 * trail and the signed copy are one commit. Repeatable; a package that is over, replaced or signed stays as it is.
 * @throws AppError conflict `contract.changed` when the trail went on while the copy was made: try again
 */
export async function recordKeptHand(
  ctx: ContractingContext,
  { ref, sealed, signedAt }: { readonly ref: string; readonly sealed: string; readonly signedAt: Date },
): Promise<void> {
  const evidence = await ctx.db.transaction(async (trx) => {
    const open = await findUnsigned(trx, ctx, ref);
    return open && readEvidence(trx, ctx, open);
  });
  if (evidence === undefined) return;
  const { row } = evidence;
  const hand = JSON.parse(openSealed(ctx, () => openText(ctx.keys, handPlace(row.id), sealed))) as BuyerHand;
  // The trail shows the buyer's own call, whoever brings the news.
  const signer = { ...ctx, caller: { origin: "", ...hand.caller } };
  const { name, act, identifiedBy } = hand;
  const whole = withThisSignature(signer, { evidence, act, signedAt, identifiedBy });
  const copy = await signedCopy(ctx, {
    evidence: whole,
    signatures: { buyer: { ...act, name, signedAt } },
  });
  const trailDigest = whole.events.at(-1)?.digest ?? null;
  await ctx.db.transaction(async (trx) => {
    const open = await findUnsigned(trx, ctx, ref);
    if (open === undefined) return;
    const signature = { row, name, act, signedAt, identifiedBy, trailDigest, copy };
    await recordBuyerSignature(trx, signer, { ...signature, order: open.order });
  });
}

/** The order, locked, and its newest package, if that is this one and waits for the buyer. */
async function findUnsigned(trx: TenantTransaction, ctx: ContractingContext, ref: string) {
  const ours = await findOrderOfRef(trx, ctx, ref);
  if (ours === undefined) return undefined;
  const order = await requireOrder(trx, ctx, { id: ours.orderId, lock: true });
  const contract: Contract | undefined = await findContract(trx, ctx, order.id);
  if (contract === undefined || contract.row.id !== ours.packageId) return undefined;
  if (isSigningEnded(contract.row.status) || hasBuyerSigned(contract)) return undefined;
  return { order, contract };
}

/** The certificate already has the line that is written together with it. */
function withThisSignature(
  ctx: ContractingContext,
  {
    evidence,
    ...hand
  }: { readonly evidence: Evidence } & Pick<BuyerSignature, "act" | "signedAt" | "identifiedBy">,
): Evidence {
  const line = nextEvent(ctx, evidence.events.at(-1), signedEvent(evidence.row, hand));
  return { ...evidence, events: [...evidence.events, line] };
}
