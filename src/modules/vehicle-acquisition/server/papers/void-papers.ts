import { settleLostPackages } from "#modules/signing-services/server/package-intents.ts";
import { voidPackage } from "#modules/signing-services/server/void-package.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { lockSale } from "../internal/sale-repo.ts";
import { findSigning, insertVoided, noteVoided } from "../internal/signing-repo.ts";
import type { SaleContext } from "../sale-context.ts";

/** Papers that lie unsigned at the signing service are void there: their sale is over, or others take their place. */
export async function voidPapers(trx: TenantTransaction, ctx: SaleContext, saleId: string): Promise<void> {
  const sent = await findSigning(trx, ctx, { saleId });
  if (sent === undefined || sent.signed_at !== null) return;
  await noteVoided(trx, ctx, sent);
  await voidPackage(trx, ctx, { ref: sent.provider_ref, vendor: sent.signing_vendor });
}

interface Made {
  readonly saleId: string;
  readonly ref: string;
  readonly vendor: string;
}

/** A package that was made and never becomes the papers of this sale, whose row is locked; one that is them stays. */
export async function giveUpPapers(
  trx: TenantTransaction,
  ctx: SaleContext,
  { saleId, ref, vendor }: Made,
): Promise<void> {
  if ((await findSigning(trx, ctx, { saleId, ref })) !== undefined) return;
  await insertVoided(trx, ctx, { saleId, ref });
  await voidPackage(trx, ctx, { ref, vendor });
}

/** Papers that a process sent before it ended, and that no sale knows of. */
export async function giveUpLostPapers(ctx: SaleContext): Promise<void> {
  await settleLostPackages(ctx, {
    purpose: "sale",
    hold: (trx, held, saleId) => lockSale(trx, held, saleId),
    giveUp: (trx, held, { subjectId: saleId, ...made }) => giveUpPapers(trx, held, { saleId, ...made }),
  });
}
