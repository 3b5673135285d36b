import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { ProtectionAdministrator } from "../providers/rating-port.ts";

/** Sends a refund back the way an order was paid; payments supplies it, so that this module needs no edge to it. */
interface PlanRefunds {
  refundPlan(
    trx: TenantTransaction,
    ctx: RequestContext,
    input: {
      readonly order: Order;
      readonly cause: string;
      readonly amountCents: Cents;
      readonly purchaseId: string | null;
    },
  ): Promise<readonly { readonly refundId: string; readonly amountCents: Cents; readonly display: string }[]>;
}

/** What talking to the administrator about an order's plans needs. */
export type PlansContext = QueueContext & {
  readonly protectionAdministrator: ProtectionAdministrator;
  readonly planRefunds: PlanRefunds;
};
