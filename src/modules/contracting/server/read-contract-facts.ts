import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type DocumentFact, hasSigningDocuments } from "#modules/documents/domain/document-step-status.ts";
import {
  isSigningComplete,
  type SigningReadiness,
  type SigningState,
} from "#modules/signing-services/domain/signing-status.ts";
import { stepsOf } from "./internal/contracting-steps-of.ts";
import { findContract } from "#modules/contract-record/server/contracts-repo.ts";
import { contractState, isContractOver } from "#modules/contract-record/server/contract-state.ts";

export interface ContractFacts {
  readonly state: SigningState;
  readonly readiness: SigningReadiness;
  /** The server's truth behind the browser's flag (OP-25). */
  readonly isStarted: boolean;
}

/** What the tracker reads of a contract (SIGN-01, SIGN-02). */
export async function readContractFacts(
  trx: TenantTransaction,
  ctx: TenantContext,
  input: {
    readonly order: Pick<Order, "id" | "dealType" | "dealStatus">;
    readonly documents: readonly DocumentFact[];
  },
): Promise<ContractFacts> {
  const now = ctx.clock.now();
  const contract = await findContract(trx, ctx, input.order.id);
  const live = contract && !isContractOver(contract, now) ? contract.row : undefined;
  const steps = stepsOf(ctx.tenant, { order: input.order, byRetailer: false });
  // The buyer may start where the start makes and sends what is missing (TEN-05).
  const mayOpen = live?.is_notification_sent === true || (steps.send && (steps.make || live !== undefined));
  return {
    state: contractState(contract, now),
    readiness: {
      ready: mayOpen && hasSigningDocuments(input.documents),
      isSigningNotificationSent: live?.is_notification_sent ?? false,
    },
    isStarted: (live?.started_at ?? null) !== null,
  };
}

/** Whether every consumer signed; what payments and fulfillment wait for (PAYSTEP-02, DLV-02). */
export async function isContractSigned(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<boolean> {
  return isSigningComplete(contractState(await findContract(trx, ctx, orderId), ctx.clock.now()));
}
