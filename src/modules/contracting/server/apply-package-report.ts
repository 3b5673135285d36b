import { isAppError } from "#platform/shared/app-error.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { signersName } from "#modules/contract-papers/domain/package-document.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import { isSigningEnded, signingTransitions } from "#modules/signing-services/domain/signing-status.ts";
import { keeperOf } from "#modules/signing-services/server/keeper-of.ts";
import type { PackageReport, SigningProvider } from "#modules/signing-services/server/signing-provider.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { completeContract } from "./countersign-contract.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import {
  type Contract,
  findContract,
  findOrderOfRef,
  updateContract,
} from "#modules/contract-record/server/contracts-repo.ts";
import { hasSigned, haveBuyersSigned } from "#modules/contract-record/server/contract-state.ts";
import { recordBuyerSignature } from "./signers/record-buyer-signature.ts";
import { recordKeptHand } from "./signers/record-kept-hand.ts";
import { openPackage } from "#modules/contract-record/server/evidence/signed-copy.ts";
import { requireSoundContract } from "#modules/contract-record/server/evidence/sound-contract.ts";

interface Report {
  readonly ref: string;
  readonly report: PackageReport;
  readonly copy: Buffer | undefined;
}

/**
 * Something happened to a package at the signing service: reads how it stands there and follows. Any number and
 * order of calls ends in the same state. A package that is not ours, or was replaced, is left alone.
 */
export async function applyPackageReport(ctx: ContractingContext, ref: string): Promise<void> {
  const ours = await ctx.db.transaction((trx) => findOrderOfRef(trx, ctx, ref));
  if (ours === undefined) return;
  const keeper = keeperOf(ctx, ours.vendor);
  const report = await reportOf(ctx, { keeper, ref });
  if (report === undefined) return;
  const signatures = signaturesOf(report);
  for (const { signer, hand: sealed, signedAt } of signatures)
    if (sealed !== null) await recordKeptHand(ctx, { ref, signer, sealed, signedAt });
  const bytes = signatures.length === 0 ? null : await keeper.download(ctx, ref);
  const copy = bytes === null ? undefined : Buffer.from(bytes);
  await ctx.db.transaction((trx) => follow(trx, ctx, { ref, report, copy }));
}

interface ReportedSignature {
  readonly signer: BuyingSigner;
  readonly signedAt: Date;
  readonly hand: string | null;
}

/** Whoever of those who buy has signed, the first one first. */
function signaturesOf({ buyerSignedAt, hand, coBuyer }: PackageReport): readonly ReportedSignature[] {
  const all = [
    { signer: "buyer" as const, signedAt: buyerSignedAt, hand },
    { signer: "co-buyer" as const, signedAt: coBuyer?.signedAt ?? null, hand: coBuyer?.hand ?? null },
  ];
  return all
    .flatMap(({ signedAt, ...one }) => (signedAt === null ? [] : [{ ...one, signedAt }]))
    .toSorted((one, other) => one.signedAt.getTime() - other.signedAt.getTime());
}

async function reportOf(
  ctx: ContractingContext,
  { keeper, ref }: { readonly keeper: SigningProvider; readonly ref: string },
): Promise<PackageReport | undefined> {
  try {
    return await keeper.read(ctx, ref);
  } catch (error) {
    if (isAppError(error) && error.kind === "not-found") return undefined;
    throw error;
  }
}

async function follow(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { ref, report, copy }: Report,
): Promise<void> {
  const ours = await findOrderOfRef(trx, ctx, ref);
  if (ours === undefined) return;
  const order = await requireOrder(trx, ctx, { id: ours.orderId, lock: true });
  const contract = await findContract(trx, ctx, order.id);
  if (contract === undefined || contract.row.id !== ours.packageId || isSigningEnded(contract.row.status))
    return;
  const { row } = contract;
  if (isSigningEnded(report.status)) return endWith(trx, ctx, { contract, report });
  const [first] = signaturesOf(report);
  if (first === undefined || copy === undefined) return;
  await requireSoundContract(trx, ctx, contract);
  if (!haveBuyersSigned(contract)) {
    if (row.status !== "InProgress" && requireTransition(signingTransitions, row.status, "InProgress"))
      await updateContract(trx, ctx, {
        id: row.id,
        set: { status: "InProgress", started_at: first.signedAt },
      });
    await recordVendorSignatures(trx, ctx, { order, contract, report, copy });
  }
  if (report.sellerSignedAt !== null && report.status === "Completed")
    await completeContract(trx, ctx, { order, vendor: { signedAt: report.sellerSignedAt, copy } });
}

/** Signatures that the vendor's page took; its copy holds them all once everybody who buys has signed. */
async function recordVendorSignatures(
  trx: TenantTransaction,
  ctx: ContractingContext,
  input: {
    readonly order: Order;
    readonly contract: Contract;
    readonly report: PackageReport;
    readonly copy: Buffer;
  },
): Promise<void> {
  const { order, contract, report, copy } = input;
  const { row } = contract;
  const signatures = signaturesOf(report);
  const isWhole = signatures.length === (row.has_co_buyer ? 2 : 1);
  const fresh = signatures.filter(({ signer }) => !hasSigned(contract, signer));
  for (const [index, { signer, signedAt }] of fresh.entries()) {
    await recordBuyerSignature(trx, ctx, {
      order,
      row,
      signer,
      name: signersName(openPackage(ctx, row), signer),
      act: null,
      signedAt,
      identifiedBy: null,
      trailDigest: null,
      copy: isWhole && index === fresh.length - 1 ? copy : null,
    });
  }
}

async function endWith(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { contract: { row }, report }: { readonly contract: Contract; readonly report: PackageReport },
): Promise<void> {
  if (row.status === "Completed") return;
  // Declining needs an opened package in our table; who declined had opened it.
  const status = report.status === "Declined" && row.status !== "InProgress" ? "Cancelled" : report.status;
  if (!requireTransition(signingTransitions, row.status, status)) return;
  await updateContract(trx, ctx, { id: row.id, set: { status } });
  const kind = status === "Expired" ? "expired" : status === "Declined" ? "declined" : "cancelled";
  await appendEvent(trx, ctx, { packageId: row.id, kind, actor: "system", documentHash: row.document_hash });
}
