import { type CheckoutStepName, dealRules } from "#modules/orders/domain/deal-types.ts";
import type { DealType } from "#modules/orders/domain/order.ts";
import { english } from "#platform/shared/texts/text.ts";

/** CART-01, verbatim and in this order. */
export const CHECKOUT_STEPS = [
  english("Shopping Cart"),
  english("Payment Options"),
  english("Trade-In"),
  english("Coverage"),
  english("Account"),
  english("Order Details"),
  english("Credit Application"),
  english("Overview"),
] as const satisfies readonly CheckoutStepName[];
export type CheckoutStep = CheckoutStepName;

/** The checkout tracker's steps for a deal, in CART-01's order. */
export function checkoutSteps(dealType: DealType): CheckoutStep[] {
  return CHECKOUT_STEPS.filter((step) => dealRules(dealType).checkoutSteps.includes(step));
}

/** Done before checkout opens: a draft comes out of the cart and belongs to an account. */
const DONE_BEFORE: ReadonlySet<CheckoutStep> = new Set(["Shopping Cart", "Account"]);

/**
 * Where a buyer is among what checkout itself asks, for the short line on phones: its first page is step 1.
 * @returns position from 1
 */
export function checkoutPosition(
  dealType: DealType,
  current: CheckoutStep,
): { position: number; count: number } {
  const asked = checkoutSteps(dealType).filter((step) => !DONE_BEFORE.has(step));
  return { position: asked.indexOf(current) + 1, count: asked.length };
}
