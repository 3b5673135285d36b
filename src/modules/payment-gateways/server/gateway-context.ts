import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { BankLinkProvider } from "./bank-link.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

/** What an event of a gateway is about, as far as it says. */
export interface GatewayHint {
  readonly key: string | null;
  readonly ref: string | null;
  readonly refundId: string | null;
}

/** Who has to know that a gateway said something; composition wires it. */
interface GatewayNews {
  /** Something happened to a charge or a refund; what it is, is read from the gateway. */
  hintArrived(ctx: GatewayContext, hint: GatewayHint): Promise<void>;
}

export type GatewayContext = QueueContext & {
  /** The tenant's own (`providers.payments`, `providers.bankLink`). */
  readonly paymentGateway: PaymentGateway;
  readonly bankLink: BankLinkProvider;
  readonly gatewayNews: GatewayNews;
};
