import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import type { DocumentsContext } from "#modules/documents/server/documents-context.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { OrderClaims } from "#modules/trade-in/server/trade-in-context.ts";
import type { PayoutProvider } from "../providers/payout-provider.ts";

/** What buying a car needs. */
export type SaleContext = QueueContext &
  PaperContext &
  Pick<ContractingContext, "signingProvider" | "signingProviderOf" | "paperKeys"> &
  DocumentsContext & {
    readonly geo: Pick<ZipDirectory, "place" | "isCityOf">;
    readonly allowsTestNumbers: boolean;
    readonly orderClaims: OrderClaims;
    readonly payoutProvider: PayoutProvider;
  };
