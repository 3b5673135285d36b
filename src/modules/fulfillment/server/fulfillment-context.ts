import type { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Order, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** What scheduling asks of contracting (DLV-02). */
export interface SigningFacts {
  isContractSigned(trx: TenantTransaction, ctx: RequestContext, orderId: string): Promise<boolean>;
}

/** What scheduling asks of payments (DLV-02). */
export interface PaymentFacts {
  readPaymentStatus(trx: TenantTransaction, ctx: RequestContext, order: Order): Promise<PaymentStatus | null>;
}

export type FulfillmentContext = QueueContext & {
  readonly geo: Pick<ZipDirectory, "place" | "isCityOf">;
  /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
  readonly allowsTestNumbers: boolean;
  readonly signingFacts: SigningFacts;
  readonly paymentFacts: PaymentFacts;
};
