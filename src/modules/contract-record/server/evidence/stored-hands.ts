import { openText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { ContractRecordContext } from "../contract-record-context.ts";
import { actPlace, signaturePlace } from "../contract-places.ts";
import { findSignatures } from "../contracts-repo.ts";
import type { SignedHand, SigningAct } from "./evidence.ts";
import { openSealed } from "./sound-contract.ts";

/** What those who buy wrote on our page so far; nobody's hand from a vendor's page is known. */
export async function storedHands(
  trx: TenantTransaction,
  ctx: ContractRecordContext,
  packageId: string,
): Promise<Readonly<Partial<Record<BuyingSigner, SignedHand>>>> {
  const hands: Partial<Record<BuyingSigner, SignedHand>> = {};
  for (const { role, act_sealed: act, name_sealed: name, signed_at } of await findSignatures(
    trx,
    ctx,
    packageId,
  )) {
    if (role === "dealer" || act === null) continue;
    const open = (place: string, sealed: string) => openSealed(ctx, () => openText(ctx.keys, place, sealed));
    hands[role] = {
      ...(JSON.parse(open(actPlace(packageId, role), act)) as SigningAct),
      name: open(signaturePlace(packageId, role), name),
      signedAt: signed_at,
    };
  }
  return hands;
}
