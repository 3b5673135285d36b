import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import type { DocumentsContext } from "#modules/documents/server/documents-context.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PayoutProvider } from "../providers/payout-provider.ts";

/** Whether an order has the car of a trade-in; composition answers, so that no edge leads to checkout. */
interface OrderClaims {
  readonly isLive: (trx: TenantTransaction, ctx: SaleContext, orderId: string) => Promise<boolean>;
}

/** What buying a car needs. */
export type SaleContext = QueueContext &
  PaperContext &
  Pick<ContractingContext, "signingProvider" | "paperKeys"> &
  DocumentsContext & {
    readonly geo: Pick<ZipDirectory, "place" | "isCityOf">;
    readonly allowsTestNumbers: boolean;
    readonly orderClaims: OrderClaims;
    readonly payoutProvider: PayoutProvider;
  };
