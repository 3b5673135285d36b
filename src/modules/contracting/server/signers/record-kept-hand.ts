import { openText, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { Caller } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { IdentifiedBy } from "#modules/contract-record/domain/contract-event.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import { isSigningEnded } from "#modules/signing-services/domain/signing-status.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { nextEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { handPlace } from "#modules/contract-record/server/contract-places.ts";
import {
  type Contract,
  type ContractRow,
  findContract,
  findOrderOfRef,
} from "#modules/contract-record/server/contracts-repo.ts";
import { hasSigned } from "#modules/contract-record/server/contract-state.ts";
import type { Evidence, SigningAct } from "#modules/contract-record/server/evidence/evidence.ts";
import { type BuyerSignature, changed, recordBuyerSignature, signedEvent } from "./record-buyer-signature.ts";
import { readEvidence, signedCopy } from "#modules/contract-record/server/evidence/signed-copy.ts";
import { openSealed } from "#modules/contract-record/server/evidence/sound-contract.ts";
import { storedHands } from "#modules/contract-record/server/evidence/stored-hands.ts";

/** What somebody who buys wrote on our page, who that was and where the call came from. */
export interface BuyerHand {
  readonly name: string;
  readonly act: SigningAct;
  readonly identifiedBy: IdentifiedBy;
  readonly caller: Pick<Caller, "address" | "userAgent">;
}

/** Whose signature of which package. */
interface KeptSignature {
  readonly ref: string;
  readonly signer: BuyingSigner;
}

/** For the signing service to keep with the signature; only the shop can open it. */
export const sealHand = (
  ctx: ContractingContext,
  row: ContractRow,
  { signer, ...hand }: BuyerHand & { readonly signer: BuyingSigner },
): string => sealJson(ctx.keys, handPlace(row.id, signer), hand);

/** Two who buy may sign at the same moment; the one who is recorded second makes the copy. */
const MOST_TRIES = 3;

/**
 * Records a signature that the signing service keeps with what somebody wrote: the signature, its line in the audit
 * trail and, once everybody who buys has signed, the signed copy are one commit. Repeatable; a package that is over,
 * replaced or signed stays as it is.
 * @throws AppError conflict `contract.changed` when the trail went on while the copy was made: try again
 */
export async function recordKeptHand(
  ctx: ContractingContext,
  kept: KeptSignature & { readonly sealed: string; readonly signedAt: Date },
): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const found = await ctx.db.transaction(async (trx) => {
      const open = await findUnsigned(trx, ctx, kept);
      return open && { ...open, evidence: await readEvidence(trx, ctx, open) };
    });
    if (found === undefined) return;
    const { row } = found.evidence;
    const opened = openSealed(ctx, () => openText(ctx.keys, handPlace(row.id, kept.signer), kept.sealed));
    const hand = { ...(JSON.parse(opened) as BuyerHand), ...kept };
    if (await record(ctx, { ...found, hand })) return;
  }
  throw changed();
}

interface Recording {
  readonly evidence: Evidence;
  /** False while somebody else who buys has yet to sign. */
  readonly isLast: boolean;
  /** What the other one wrote. */
  readonly others: Awaited<ReturnType<typeof storedHands>>;
  readonly hand: BuyerHand & KeptSignature & { readonly signedAt: Date };
}

/** False when the other one who buys has signed meanwhile, so that there is a copy to make after all. */
async function record(
  ctx: ContractingContext,
  { evidence, isLast, others, hand }: Recording,
): Promise<boolean> {
  const { row } = evidence;
  const { signer, name, act, signedAt, identifiedBy } = hand;
  // The trail shows the signer's own call, whoever brings the news.
  const from = { ...ctx, caller: { origin: "", ...hand.caller } };
  const whole = withThisSignature(from, { evidence, signer, act, signedAt, identifiedBy });
  const hands = { ...others, [signer]: { ...act, name, signedAt } };
  const { buyer, "co-buyer": coBuyer } = hands;
  const copy =
    isLast && buyer ? await signedCopy(ctx, { evidence: whole, signatures: { buyer, coBuyer } }) : null;
  const trailDigest = copy === null ? null : (whole.events.at(-1)?.digest ?? null);
  return ctx.db.transaction(async (trx) => {
    const open = await findUnsigned(trx, ctx, hand);
    if (open === undefined) return true;
    if (open.isLast !== isLast) return false;
    const signature = { row, signer, name, act, signedAt, identifiedBy, trailDigest, copy };
    await recordBuyerSignature(trx, from, { ...signature, order: open.order });
    return true;
  });
}

/** The order, locked, and its newest package, if that is this one and waits for this signature. */
async function findUnsigned(trx: TenantTransaction, ctx: ContractingContext, { ref, signer }: KeptSignature) {
  const ours = await findOrderOfRef(trx, ctx, ref);
  if (ours === undefined) return undefined;
  const order = await requireOrder(trx, ctx, { id: ours.orderId, lock: true });
  const contract: Contract | undefined = await findContract(trx, ctx, order.id);
  if (contract === undefined || contract.row.id !== ours.packageId) return undefined;
  if (isSigningEnded(contract.row.status) || hasSigned(contract, signer)) return undefined;
  const other = signer === "buyer" ? "co-buyer" : "buyer";
  const isLast = !contract.row.has_co_buyer || hasSigned(contract, other);
  return { order, contract, isLast, others: await storedHands(trx, ctx, contract.row.id) };
}

/** The certificate already has the line that is written together with it. */
function withThisSignature(
  ctx: ContractingContext,
  {
    evidence,
    ...hand
  }: { readonly evidence: Evidence } & Pick<BuyerSignature, "signer" | "act" | "signedAt" | "identifiedBy">,
): Evidence {
  const line = nextEvent(ctx, evidence.events.at(-1), signedEvent(evidence.row, hand));
  return { ...evidence, events: [...evidence.events, line] };
}
