import { AppError } from "#platform/shared/app-error.ts";
import { sealText } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { isSameName } from "../domain/contract-document.ts";
import { type SigningState, signingStatusFromError } from "../domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { type Contract, findContract, insertSignature, updateContract } from "./internal/contracts-repo.ts";
import { contractState, hasBuyerSigned, isContractOver } from "./internal/contract-state.ts";
import { buyerName } from "./prepare-contract.ts";
import { requireSignersOrder, type SignersInput } from "./signers-order.ts";

export interface SignInput extends SignersInput {
  readonly name: string;
  readonly documentHash: string;
  readonly consentVersion: number;
}

/** Where the sealed name of a signature lives. */
export const signaturePlace = (packageId: string, role: string): string =>
  `contract_signature|name|${packageId}|${role}`;

/**
 * SIGN-09: the buyer signs exactly the document they read. Signing twice is one signature.
 * @throws AppError invalid `contract.nameMismatch`; conflict `contract.notStarted`, `contract.changed`,
 * `error.validation.transactionExpired`, `error.validation.wrongPackageStatus` (SIGN-08)
 */
export async function signContract(ctx: ContractingContext, input: SignInput): Promise<SigningState> {
  const { order, contract } = await ctx.db.transaction((trx) => checkSignature(trx, ctx, input));
  if (hasBuyerSigned(contract)) return contractState(contract, ctx.clock.now());
  const answer = await ctx.signingProvider.sign(ctx, {
    ref: contract.row.provider_ref,
    documentHash: input.documentHash,
  });
  if (answer.kind === "refused") {
    await endPackage(ctx, { packageId: contract.row.id, code: answer.code });
    throw sessionEnded(answer.code);
  }
  return ctx.db.transaction((trx) => recordSignature(trx, ctx, { order, contract, input }));
}

async function checkSignature(
  trx: TenantTransaction,
  ctx: ContractingContext,
  input: SignInput,
): Promise<{ order: Order; contract: Contract }> {
  const order = requireOpenOrder(await requireSignersOrder(trx, ctx, { ...input, lock: true }));
  const contract = await findContract(trx, ctx, order.id);
  if (contract === undefined) throw notStarted();
  if (hasBuyerSigned(contract)) return { order, contract };
  if (isContractOver(contract, ctx.clock.now()) || order.dealStatus === "VEXP") {
    throw sessionEnded("error.validation.transactionExpired");
  }
  if (contract.row.started_at === null) throw notStarted();
  if (contract.row.document_hash !== input.documentHash) {
    throw new AppError("conflict", { code: "contract.changed", message: contractingMessages.changed });
  }
  if (!isSameName(input.name, await buyerName(trx, ctx, order.id))) {
    const message = contractingMessages.nameMismatch;
    throw new AppError("invalid", { code: "contract.nameMismatch", message, fields: { name: message } });
  }
  return { order, contract };
}

async function recordSignature(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { order, contract, input }: { order: Order; contract: Contract; input: SignInput },
): Promise<SigningState> {
  await requireSignersOrder(trx, ctx, { ...input, lock: true });
  const current = await findContract(trx, ctx, order.id);
  if (current?.row.id !== contract.row.id || isContractOver(current, ctx.clock.now())) {
    throw sessionEnded("error.validation.wrongPackageStatus");
  }
  if (!hasBuyerSigned(current)) {
    await insertSignature(trx, ctx, {
      package_id: current.row.id,
      role: "buyer",
      name_sealed: sealText(ctx.keys, signaturePlace(current.row.id, "buyer"), input.name),
      document_hash: input.documentHash,
      consent_version: input.consentVersion,
    });
    const reason = "You signed your contract.";
    await transitionOrder(trx, ctx, { orderId: order.id, dealStatus: "PSIGN", actor: "buyer", reason });
  }
  return contractState(await findContract(trx, ctx, order.id), ctx.clock.now());
}

/** SIGN-08: the provider's two errors end the package. */
async function endPackage(
  ctx: ContractingContext,
  input: { packageId: string; code: string },
): Promise<void> {
  const status = signingStatusFromError(input.code);
  if (status === null) return;
  await ctx.db.transaction((trx) => updateContract(trx, ctx, { id: input.packageId, set: { status } }));
}

function sessionEnded(code: string): AppError {
  return new AppError("conflict", { code, message: contractingMessages.sessionEnded });
}

function notStarted(): AppError {
  return new AppError("conflict", { code: "contract.notStarted", message: contractingMessages.notFound });
}
