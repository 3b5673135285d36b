import type { GatewayContext } from "#modules/payment-gateways/server/gateway-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { InvoicePress } from "./invoices/invoice-press.ts";

/** Whether the contract is signed (PAYSTEP-02); contracting supplies it, so that payments needs no edge to it. */
export interface SigningFacts {
  isContractSigned(trx: TenantTransaction, ctx: RequestContext, orderId: string): Promise<boolean>;
}

/** Who has to know that a deposit arrived or went back (PMT-07); composition wires it. */
interface DepositNews {
  /** In the transaction in which it did. */
  depositChanged(trx: TenantTransaction, ctx: RequestContext, order: Order): Promise<void>;
}

/** Who has to know what became of a refund for a plan that ended; composition wires it. */
interface PlanRefundNews {
  /** In the transaction in which it did. A refund that was paid may still come back. */
  refundMoved(
    trx: TenantTransaction,
    ctx: RequestContext,
    moved: { readonly refundId: string; readonly status: "paid" | "returned" },
  ): Promise<void>;
}

/** Who has to know what became of a charge for a plan that is bought after an order; composition wires it. */
interface PlanChargeNews {
  /** In the transaction in which it did. @returns `give-back` for money that nothing is sold for any longer */
  chargeMoved(
    trx: TenantTransaction,
    ctx: RequestContext,
    moved: {
      readonly order: Order;
      readonly subject: string;
      readonly status: "received" | "failed" | "returned";
    },
  ): Promise<"keep" | "give-back">;
}

export type PaymentsContext = GatewayContext &
  PaperContext & {
    readonly signingFacts: SigningFacts;
    readonly depositNews: DepositNews;
    readonly planRefundNews: PlanRefundNews;
    readonly planChargeNews: PlanChargeNews;
    readonly invoicePress: InvoicePress;
  };
