import { SealBroken } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { contractRecordMessages } from "../../messages.ts";
import type { ContractRecordContext } from "../contract-record-context.ts";
import { type ContractEvent, readTrail } from "../contract-events-repo.ts";
import { listFiles, packageHash } from "../contract-files-repo.ts";
import type { Contract } from "../contracts-repo.ts";

/** Which part of the stored evidence is not what was written. */
type BrokenPart = "trail" | "papers" | "signatures" | "seal";

const SIGNED_BY = { buyer: "signed", "co-buyer": "signed", dealer: "countersigned" } as const;

/**
 * The audit trail of a contract, after everything that must agree was compared: the chain of the trail, the papers'
 * digests, the signatures and the lines about them (SIGN-09). Asked before a contract is shown, agreed to, signed,
 * countersigned or handed out. @throws AppError conflict `contract.recordBroken`
 */
export async function requireSoundContract(
  trx: TenantTransaction,
  ctx: ContractRecordContext,
  contract: Contract,
): Promise<readonly ContractEvent[]> {
  const { row } = contract;
  const { events, signatures, isSound } = await readTrail(trx, ctx, row.id);
  if (!isSound) throw recordBroken(ctx, "trail");
  // Contracts of the first release have neither a trail nor kept papers.
  if (row.version < 2 && events.length === 0) return events;
  if (events.length === 0 || events.some(({ documentHash }) => documentHash !== row.document_hash))
    throw recordBroken(ctx, "trail");
  const papers = (await listFiles(trx, ctx, row.id)).filter(({ name }) => !isCopy(name));
  if (packageHash(papers) !== row.document_hash) throw recordBroken(ctx, "papers");
  const hands = events.filter(({ kind }) => kind === "signed" || kind === "countersigned");
  const isSigned = signatures.every(
    ({ role, documentHash, at }) =>
      documentHash === row.document_hash &&
      hands.some(
        (hand) => hand.kind === SIGNED_BY[role] && hand.actor === role && hand.at.getTime() === at.getTime(),
      ),
  );
  if (!isSigned || hands.length !== signatures.length) throw recordBroken(ctx, "signatures");
  return events;
}

/** Runs what opens sealed evidence; a seal that does not fit is an answer, never a failure of the server. */
export function openSealed<T>(ctx: ContractRecordContext, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof SealBroken) throw recordBroken(ctx, "seal");
    throw error;
  }
}

/** The signed copies hold the papers, they are none. */
export const isCopy = (name: string): boolean => name === "signed" || name === "completed";

/** A clear answer for the buyer, and a line for whoever watches over the store. */
export function recordBroken(ctx: ContractRecordContext, part: BrokenPart): AppError {
  ctx.log.error("security: the record of a contract was changed", {
    code: "contract.recordBroken",
    kind: part,
  });
  return new AppError("conflict", {
    code: "contract.recordBroken",
    message: contractRecordMessages.recordBroken,
  });
}
