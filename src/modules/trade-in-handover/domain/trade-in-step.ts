import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { HandoverStatus } from "./handover-status.ts";
import { tradeInHistory } from "./trade-in-history.ts";
import { tradeInStepStatus } from "./trade-in-step-status.ts";

/** What the tracker knows of the traded car; null for an order without one. */
export interface TradeInFacts {
  readonly tradeInHandover: { readonly status: HandoverStatus | null } | null;
}

/** The step in which the buyer hands the old car over (TRADE-06). An order without a trade-in has none. */
export const tradeInStep = defineStep<TradeInFacts>({
  id: "TRADE_IN",
  place: { segment: "trade-in", views: [""] },
  label: () => english("Hand Over Your Trade-In"),
  shortLabel: () => english("Old car"),
  minutes: 1,
  isHidden: ({ tradeInHandover }) => !tradeInHandover,
  missing: () => null,
  status: ({ order, tradeInHandover }, { isSigned }) =>
    tradeInStepStatus({
      status: tradeInHandover.status,
      isSigned,
      isDelivered: isDelivered(order.orderStatus),
    }),
  history: tradeInHistory,
  events: [
    { event: "trade-in.inspected", who: "Retailer", label: "Trade-in inspected" },
    { event: "trade-in.waived", who: "Retailer", label: "Trade-in: keep the promised amount" },
    { event: "trade-in.received", who: "Retailer", label: "Trade-in received" },
    { event: "trade-in.paid-off", who: "Retailer", label: "Trade-in paid off" },
    { event: "trade-in.lien-released", who: "Retailer", label: "Trade-in title released" },
  ],
});
