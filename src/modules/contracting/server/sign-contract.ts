import { consentOf } from "#modules/contract-record/domain/contract-event.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import {
  type ContractPackage,
  fieldsOfSigner,
  signersName,
} from "#modules/contract-papers/domain/package-document.ts";
import { areInitialsOf, isSameName } from "../domain/same-name.ts";
import type { SignatureMark } from "#modules/contract-papers/domain/signature-mark.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { SigningState } from "#modules/signing-services/domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";
import { keeperOf } from "#modules/signing-services/server/keeper-of.ts";
import type { SignedHere } from "#modules/signing-services/server/signing-provider.ts";
import { identifiedBy, requireSigner } from "./signers/acting-signer.ts";
import { applyPackageReport } from "./apply-package-report.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { type Contract, findContract } from "#modules/contract-record/server/contracts-repo.ts";
import { contractState, hasSigned, isContractOver } from "#modules/contract-record/server/contract-state.ts";
import { requireStandingOffer } from "./internal/require-standing-offer.ts";
import { endRefusedPackage, notStarted, sessionEnded, whyOver } from "./internal/package-ended.ts";
import { type BuyerHand, sealHand } from "./signers/record-kept-hand.ts";
import { readEvidence } from "#modules/contract-record/server/evidence/signed-copy.ts";
import { requireSignersOrder, type SignersInput } from "./signers/signers-order.ts";

export interface SignInput extends SignersInput {
  /** The package that was read, and the SHA-256 over its papers. */
  readonly packageId: string;
  readonly documentHash: string;
  readonly name: string;
  readonly initials: string;
  readonly mark: SignatureMark;
  /** Every field that was filled in: all of them, each once. */
  readonly fields: readonly string[];
  /** Whom the page was for; left out by pages that know of one buyer only. */
  readonly signer?: BuyingSigner | undefined;
}

interface Checked {
  readonly order: Order;
  readonly contract: Contract;
  readonly signer: BuyingSigner;
  /** Undefined when it is signed already. */
  readonly open: SignedHere | undefined;
}

/**
 * SIGN-09: who buys signs exactly the papers they read. Signing twice is one signature. The signature, its line in the
 * audit trail and, with the last one, the signed copy are one commit.
 * @throws AppError invalid `contract.nameMismatch`, `contract.initialsMismatch`, `contract.fieldMissing`;
 * conflict `contract.notStarted`, `contract.consentMissing`, `contract.otherSigner`, `contract.changed`, `contract.signsElsewhere`, `contract.offerTakenBack`,
 * `contract.recordBroken`, `error.validation.transactionExpired`, `error.validation.wrongPackageStatus` (SIGN-08)
 */
export async function signContract(ctx: ContractingContext, input: SignInput): Promise<SigningState> {
  const { order, contract, signer, open } = await ctx.db.transaction((trx) =>
    checkSignature(trx, ctx, input),
  );
  if (open === undefined) return contractState(contract, ctx.clock.now());
  const { row } = contract;
  const hand = sealHand(ctx, row, handOf(ctx, { ...input, signer }));
  const { documentHash } = input;
  const answer = await open.sign(ctx, { ref: row.provider_ref, documentHash, hand, signer });
  if (answer.kind === "refused") {
    await endRefusedPackage(ctx, { contract, code: answer.code });
    throw sessionEnded(answer.code);
  }
  // The same way as the service's webhook, which comes later and then finds nothing left to do.
  await applyPackageReport(ctx, row.provider_ref);
  const current = await ctx.db.transaction((trx) => findContract(trx, ctx, order.id));
  if (current?.row.id !== row.id || !hasSigned(current, signer))
    throw sessionEnded("error.validation.wrongPackageStatus");
  return contractState(current, ctx.clock.now());
}

function handOf(
  ctx: ContractingContext,
  { name, initials, mark, fields, signer }: SignInput & { readonly signer: BuyingSigner },
): BuyerHand & { readonly signer: BuyingSigner } {
  const { address = "", userAgent = "" } = ctx.caller ?? {};
  const act = { initials, mark, fields };
  return { signer, name, act, identifiedBy: identifiedBy(ctx, signer), caller: { address, userAgent } };
}

async function checkSignature(
  trx: TenantTransaction,
  ctx: ContractingContext,
  input: SignInput,
): Promise<Checked> {
  const order = requireOpenOrder(await requireSignersOrder(trx, ctx, { ...input, lock: true }));
  const contract = await findContract(trx, ctx, order.id);
  if (contract === undefined) throw notStarted();
  const { row } = contract;
  if (row.id !== input.packageId || row.document_hash !== input.documentHash) {
    if (isContractOver(contract, ctx.clock.now())) throw sessionEnded("error.validation.wrongPackageStatus");
    throw new AppError("conflict", { code: "contract.changed", message: contractingMessages.changed });
  }
  const signer = requireSigner(ctx, contract, input.signer);
  if (hasSigned(contract, signer)) return { order, contract, signer, open: undefined };
  if (isContractOver(contract, ctx.clock.now()) || order.dealStatus === "VEXP")
    throw sessionEnded(whyOver(contract));
  await requireStandingOffer(trx, ctx, order);
  const { signing } = keeperOf(ctx, row.signing_vendor);
  if (signing.place === "elsewhere") throw signsElsewhere();
  if (row.started_at === null) throw notStarted();
  const evidence = await readEvidence(trx, ctx, { contract, order });
  const { events } = evidence;
  if (consentOf(events, signer) === undefined) {
    throw new AppError("conflict", {
      code: "contract.consentMissing",
      message: contractingMessages.consentMissing,
    });
  }
  checkHand(evidence.package, { ...input, signer });
  return { order, contract, signer, open: signing };
}

/** The name, the initials and every single field. */
function checkHand(signed: ContractPackage, input: SignInput & { readonly signer: BuyingSigner }): void {
  const name = signersName(signed, input.signer);
  if (!isSameName(input.name, name)) throw wrong("nameMismatch", "name");
  if (!areInitialsOf(input.initials, name)) throw wrong("initialsMismatch", "initials");
  const wanted = fieldsOfSigner(signed.documents, input.signer).map(({ id }) => id);
  const given = new Set(input.fields);
  const isComplete = wanted.length === input.fields.length && wanted.every((id) => given.has(id));
  if (!isComplete) throw wrong("fieldMissing", "fields");
}

function wrong(what: "nameMismatch" | "initialsMismatch" | "fieldMissing", field: string): AppError {
  const message = contractingMessages[what];
  return new AppError("invalid", { code: `contract.${what}`, message, fields: { [field]: message } });
}

/** The retailer's signing service shows its own page. */
function signsElsewhere(): AppError {
  return new AppError("conflict", {
    code: "contract.signsElsewhere",
    message: contractingMessages.signsElsewhere,
  });
}
