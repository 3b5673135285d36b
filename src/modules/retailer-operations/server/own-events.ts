import { countersignContract } from "#modules/contracting/server/countersign-contract.ts";
import { isContractSigned } from "#modules/contracting/server/read-contract-facts.ts";
import { completeAppointment } from "#modules/fulfillment/server/move-appointment.ts";
import { endCaptures } from "#modules/id-verification/server/end-captures.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { defineEvents, type EventRule, final } from "#modules/order-steps/server/step-events.ts";
import { requirePaid } from "#modules/payments/server/require-paid.ts";
import { requireTradeIn } from "#modules/trade-in-handover/server/require-trade-in.ts";
import { english } from "#platform/shared/texts/text.ts";
import { acceptDocuments } from "./accept-documents.ts";
import { cancelOrder } from "./cancel-order.ts";
import { lenderDetails, lenderRules } from "./lender-events.ts";
import { protectionDetails, protectionRules } from "./protection-events.ts";
import { requireContract } from "./require-contract.ts";
import { requireVerified } from "./require-verified.ts";
import type { RetailerContext } from "./retailer-context.ts";
import { screeningDetails, screeningRules } from "./screening-events.ts";

type Rule = EventRule<RetailerContext>;

/** Hands the car over; the retailer's own signature, where it is still missing, comes first. */
const delivered: Rule = {
  ...final(),
  async apply(trx, ctx, { order }) {
    await requireContract(trx, ctx, order);
    await requirePaid(trx, ctx, order);
    await requireVerified(trx, ctx, order);
    await requireTradeIn(trx, ctx, order);
    const isSale = order.orderStatus === "CONTRACT_PENDING" || order.orderStatus === "OFFRAMP";
    if (isSale && (await isContractSigned(trx, ctx, order.id))) await countersignContract(trx, ctx, order);
    const reason =
      order.orderStatus === "OFFRAMP"
        ? english("You completed your purchase in the store, and your vehicle was delivered.")
        : english("Your vehicle was delivered.");
    await transitionOrder(trx, ctx, {
      orderId: order.id,
      orderStatus: "DELIVERED",
      actor: "retailer",
      reason,
    });
    await completeAppointment(trx, ctx, order);
    // Handed over without it, where the retailer's setting allows that.
    await endCaptures(trx, ctx, { orderId: order.id });
  },
};

const offRamp: Rule = {
  ...final(),
  apply: (trx, ctx, { order }) =>
    transitionOrder(trx, ctx, {
      orderId: order.id,
      orderStatus: "OFFRAMP",
      actor: "retailer",
      reason: english("Your purchase continues in the store."),
    }),
};

/** Events about the order and its deal as a whole; final by tables C and J where nothing leads back. */
export const ownEvents = defineEvents<RetailerContext>()({
  details: { ...lenderDetails, ...screeningDetails, ...protectionDetails },
  rules: {
    "documents.accepted": {
      ...final("insurance", "id"),
      apply: (trx, ctx, { order }) => acceptDocuments(trx, ctx, order),
    },
    "order.cancelled": {
      ...final("appointment", "appointment-time", "contract"),
      apply: (trx, ctx, { order }) => cancelOrder(trx, ctx, { order }),
    },
    "order.offramp": offRamp,
    "order.delivered": delivered,
    ...protectionRules,
    ...screeningRules,
    ...lenderRules,
  },
});
