import { AppError } from "#platform/shared/app-error.ts";
import { contractingMessages } from "../messages.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { openFile } from "#modules/contract-record/server/contract-files-repo.ts";
import { findContract } from "#modules/contract-record/server/contracts-repo.ts";
import { requireSoundContract } from "#modules/contract-record/server/evidence/sound-contract.ts";
import { requireSignersOrder, type SignersInput } from "./signers/signers-order.ts";

export interface ContractDownload {
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: Buffer;
}

/**
 * One paper of the newest package, or `contract` for the newest signed copy. Bytes are handed out only when they
 * still have the SHA-256 they were kept with and the contract's record adds up. @throws AppError not-found
 * `contract.fileNotFound`; conflict `contract.altered`, `contract.recordBroken`
 */
export async function downloadContract(
  ctx: ContractingContext,
  input: SignersInput & { readonly name: string },
): Promise<ContractDownload> {
  const { file, orderNumber } = await ctx.db.transaction(async (trx) => {
    const order = await requireSignersOrder(trx, ctx, input);
    const contract = await findContract(trx, ctx, order.id);
    const names = input.name === "contract" ? ["completed", "signed"] : [input.name];
    for (const name of contract?.row.is_notification_sent ? names : []) {
      const opened = await openFile(trx, ctx, { packageId: contract?.row.id ?? "", name });
      if (opened.kind === "missing") continue;
      if (opened.kind === "sound" && contract) await requireSoundContract(trx, ctx, contract);
      return { file: opened, orderNumber: order.orderNumber };
    }
    throw new AppError("not-found", { code: "contract.fileNotFound", message: contractingMessages.notFound });
  });
  if (file.kind === "altered") {
    ctx.log.error("security: a kept contract does not fit its seal", { code: "contract.altered" });
    throw new AppError("conflict", { code: "contract.altered", message: contractingMessages.altered });
  }
  const fileName = `${file.title} ${orderNumber}.pdf`.replace(/[^\w. -]/gu, "");
  return { fileName, sha256: file.sha256, bytes: file.bytes };
}
