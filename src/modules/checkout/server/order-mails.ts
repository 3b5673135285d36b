import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** To the buyer, once the order is in (CART-06). */
export const ORDER_RECEIVED = messageTemplate({
  key: "order.received",
  subject: "We received your order {orderNumber}",
  text: `Thank you for choosing {brand}.

Your order {orderNumber} for the {vehicle} is in. {amounts} Nothing is charged yet.

Open your order to follow it and to take the next steps.

Questions? Call {supportPhone}.`,
  action: { label: "Open your order", url: "{link}" },
});

/** To the retailer (ROLE-07). No personal data: the order has it. */
export const ORDER_NOTICE = messageTemplate({
  key: "order.notice",
  isForRetailer: true,
  subject: "New online order {orderNumber}",
  text: `A buyer submitted order {orderNumber} ({deal}) at {brand}.

Vehicle: {vehicle}, {identification}, at {rooftop}. {amounts}

The vehicle stays off the site until the order is completed or canceled. Questions? Call {supportPhone}.`,
});
