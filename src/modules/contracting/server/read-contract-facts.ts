import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { hasSigningDocuments } from "#modules/documents/domain/document-step-status.ts";
import type { DocumentEntry } from "#modules/documents/domain/document-list.ts";
import { isSigningComplete, type SigningReadiness, type SigningState } from "../domain/signing-status.ts";
import { findContract } from "./internal/contracts-repo.ts";
import { contractState, isContractOver } from "./internal/contract-state.ts";

export interface ContractFacts {
  readonly state: SigningState;
  readonly readiness: SigningReadiness;
  /** The server's truth behind the browser's flag (OP-25). */
  readonly isStarted: boolean;
}

/** What the tracker reads of a contract (SIGN-01, SIGN-02). */
export async function readContractFacts(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly orderId: string; readonly documents: readonly DocumentEntry[] },
): Promise<ContractFacts> {
  const now = ctx.clock.now();
  const contract = await findContract(trx, ctx, input.orderId);
  const live = contract && !isContractOver(contract, now) ? contract.row : undefined;
  return {
    state: contractState(contract, now),
    readiness: {
      ready: hasSigningDocuments(input.documents),
      isSigningNotificationSent: live?.is_notification_sent ?? false,
    },
    isStarted: (live?.started_at ?? null) !== null,
  };
}

/** Whether every consumer signed; what payments and fulfilment wait for (PAYSTEP-02, DLV-02). */
export async function isContractSigned(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<boolean> {
  return isSigningComplete(contractState(await findContract(trx, ctx, orderId), ctx.clock.now()));
}
