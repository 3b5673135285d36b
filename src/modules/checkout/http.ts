import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import {
  changeDealBody,
  createOrderBody,
  submitOrderBody,
  updateOrderBody,
} from "./domain/checkout-body-schemas.ts";
import { changeDeal } from "./server/change-deal.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { continueCheckout } from "./server/continue-checkout.ts";
import { createOrder } from "./server/create-order.ts";
import { getDraft } from "./server/get-draft.ts";
import { readPaymentOptions } from "./server/read-payment-options.ts";
import { removeFromCart } from "./server/remove-from-cart.ts";
import { submitOrder } from "./server/submit-order.ts";
import { updateOrder } from "./server/update-order.ts";

const ORDER = "/api/commerce/orders/:orderNumber";

/** Table L, "Cart and orders". Every call works on the caller's own orders only (ROLE-05). */
export const checkoutEndpoints = [
  endpoint<CheckoutContext>()({
    method: "POST",
    path: "/api/commerce/orders",
    access: "account",
    summary: "Add a vehicle to the cart and hold it (CART-03)",
    body: createOrderBody,
    idempotent: true,
    handle: async (ctx, { body }) => {
      const { order, isNew } = await createOrder(ctx, body);
      return Response.json(order, { status: isNew ? 201 : 200 });
    },
  }),
  endpoint<CheckoutContext>()({
    method: "GET",
    path: ORDER,
    access: "account",
    summary: "One order with the buyer's own details, for the checkout forms",
    params: orderNumberParams,
    handle: (ctx, { params }) => getDraft(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "PATCH",
    path: ORDER,
    access: "account",
    summary: "Save details and delivery choice; prices the draft again",
    params: orderNumberParams,
    body: updateOrderBody,
    handle: (ctx, { params, body }) => updateOrder(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "DELETE",
    path: ORDER,
    access: "account",
    summary: "Remove from the cart and release the hold",
    params: orderNumberParams,
    handle: async (ctx, { params }) => {
      await removeFromCart(ctx, params);
      return null;
    },
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/hold`,
    access: "account",
    summary: "Continue checkout: hold the vehicle at full length again (OP-20)",
    params: orderNumberParams,
    handle: (ctx, { params }) => continueCheckout(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "GET",
    path: `${ORDER}/payment-options`,
    access: "account",
    summary: "Every way to pay for a draft, with its numbers (CART-01)",
    params: orderNumberParams,
    handle: (ctx, { params }) => readPaymentOptions(ctx, params),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/deal-type`,
    access: "account",
    summary: "Pay another way; answers what of the choices falls away (CALC-11, OP-54)",
    params: orderNumberParams,
    body: changeDealBody,
    handle: (ctx, { params, body }) => changeDeal(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: `${ORDER}/submit`,
    access: "account",
    summary: "Submit the order, or the application for its credit (CART-06)",
    params: orderNumberParams,
    body: submitOrderBody,
    idempotent: true,
    handle: (ctx, { params, body }) => submitOrder(ctx, { ...params, ...body }),
  }),
  endpoint<CheckoutContext>()({
    method: "POST",
    path: "/api/credit-applications/:orderNumber/submit",
    access: "account",
    summary:
      "Submit the credit application of an order with its terms (CRED-09); the same as submitting the order",
    params: orderNumberParams,
    body: submitOrderBody,
    idempotent: true,
    handle: (ctx, { params, body }) => submitOrder(ctx, { ...params, ...body, isApplication: true }),
  }),
];
