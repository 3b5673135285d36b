import { AppError } from "#platform/shared/app-error.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import {
  CONSENT_DETAIL,
  CONSENT_VERSION,
  consentOf,
} from "#modules/contract-record/domain/contract-event.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { SigningState } from "#modules/signing-services/domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";
import { requireSigner } from "./signers/acting-signer.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { appendEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { findContract } from "#modules/contract-record/server/contracts-repo.ts";
import { contractState, isContractOver } from "#modules/contract-record/server/contract-state.ts";
import { notStarted, sessionEnded, whyOver } from "./internal/package-ended.ts";
import { requireSoundContract } from "#modules/contract-record/server/evidence/sound-contract.ts";
import { requireSignersOrder, type SignersInput } from "./signers/signers-order.ts";

/**
 * ESIGN 101(c): each of those who buy agrees to sign electronically, before anything can be signed; recorded with version,
 * time and origin. Agreeing twice is once. @throws AppError conflict `contract.consentChanged`, `contract.notStarted`
 */
export async function giveConsent(
  ctx: ContractingContext,
  input: SignersInput & {
    readonly packageId: string;
    readonly consentVersion: number;
    readonly signer?: BuyingSigner | undefined;
  },
): Promise<SigningState> {
  return ctx.db.transaction(async (trx) => {
    const order = requireOpenOrder(await requireSignersOrder(trx, ctx, { ...input, lock: true }));
    const contract = await findContract(trx, ctx, order.id);
    const now = ctx.clock.now();
    if (contract === undefined || contract.row.started_at === null) throw notStarted();
    if (contract.row.id !== input.packageId) throw sessionEnded("error.validation.wrongPackageStatus");
    if (isContractOver(contract, now)) throw sessionEnded(whyOver(contract));
    if (input.consentVersion !== CONSENT_VERSION) {
      throw new AppError("conflict", {
        code: "contract.consentChanged",
        message: contractingMessages.changed,
      });
    }
    const events = await requireSoundContract(trx, ctx, contract);
    const signer = requireSigner(ctx, contract, input.signer);
    if (consentOf(events, signer) === undefined) {
      await appendEvent(trx, ctx, {
        packageId: contract.row.id,
        kind: "consented",
        actor: signer,
        documentHash: contract.row.document_hash,
        detail: CONSENT_DETAIL,
      });
    }
    return contractState(contract, now);
  });
}
