import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** What taking over a traded car asks of contracting. */
interface SigningFacts {
  isContractSigned(trx: TenantTransaction, ctx: RequestContext, orderId: string): Promise<boolean>;
}

export type TradeInHandoverContext = QueueContext & { readonly signingFacts: SigningFacts };
