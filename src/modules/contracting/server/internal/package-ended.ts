import { AppError } from "#platform/shared/app-error.ts";
import { signingStatusFromError } from "#modules/signing-services/domain/signing-status.ts";
import { contractingMessages } from "../../messages.ts";
import type { SigningRefusal } from "#modules/signing-services/server/signing-provider.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { type Contract, updateContract } from "#modules/contract-record/server/contracts-repo.ts";

/** SIGN-08: the provider's two errors end the package. */
export async function endRefusedPackage(
  ctx: ContractingContext,
  { contract: { row }, code }: { readonly contract: Contract; readonly code: SigningRefusal },
): Promise<void> {
  const status = signingStatusFromError(code);
  if (status === null) return;
  await ctx.db.transaction(async (trx) => {
    await updateContract(trx, ctx, { id: row.id, set: { status } });
    await appendEvent(trx, ctx, {
      packageId: row.id,
      kind: code === "error.validation.transactionExpired" ? "expired" : "cancelled",
      actor: "system",
      documentHash: row.document_hash,
    });
  });
}

/** SIGN-08: a package that time ended has expired; one that somebody ended has the wrong status. */
export function whyOver({ row }: Contract): SigningRefusal {
  const isEndedBySomebody = row.status === "Cancelled" || row.status === "Declined";
  return isEndedBySomebody ? "error.validation.wrongPackageStatus" : "error.validation.transactionExpired";
}

/** MSG-23. */
export function sessionEnded(code: SigningRefusal): AppError {
  return new AppError("conflict", { code, message: contractingMessages.sessionEnded });
}

export function notStarted(): AppError {
  return new AppError("conflict", { code: "contract.notStarted", message: contractingMessages.notFound });
}
