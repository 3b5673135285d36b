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

/** Steps that a retailer may hide (CART-02). */
export interface ShownSteps {
  readonly hasTradeIn: boolean;
  readonly hasCoverage: boolean;
}

/** The checkout tracker's steps for a deal, in CART-01's order, without those that the retailer hides. */
export function checkoutSteps(dealType: DealType, shown: ShownSteps): CheckoutStep[] {
  const hidden: readonly CheckoutStep[] = [
    ...(shown.hasTradeIn ? [] : ["Trade-In" as const]),
    ...(shown.hasCoverage ? [] : ["Coverage" as const]),
  ];
  const steps = dealRules(dealType).checkoutSteps;
  return CHECKOUT_STEPS.filter((step) => steps.includes(step) && !hidden.includes(step));
}

/** Done before checkout opens: a draft comes out of the cart and belongs to an account. */
const DONE_BEFORE: ReadonlySet<CheckoutStep> = new Set(["Shopping Cart", "Account"]);

/** Nobody has to do this step here any more, wherever they are. */
export const isDoneBefore = (step: CheckoutStep): boolean => DONE_BEFORE.has(step);

/** What checkout itself asks, page by page. */
function askedSteps(dealType: DealType, shown: ShownSteps): CheckoutStep[] {
  return checkoutSteps(dealType, shown).filter((step) => !isDoneBefore(step));
}

/**
 * Where a buyer is among what checkout itself asks, for the short line on phones: its first page is step 1.
 * @returns position from 1
 */
export function checkoutPosition(
  dealType: DealType,
  current: CheckoutStep,
  shown: ShownSteps,
): { position: number; count: number } {
  const asked = askedSteps(dealType, shown);
  return { position: asked.indexOf(current) + 1, count: asked.length };
}

/** The page after this one; undefined after the last. */
export function nextCheckoutStep(
  dealType: DealType,
  current: CheckoutStep,
  shown: ShownSteps,
): CheckoutStep | undefined {
  const asked = askedSteps(dealType, shown);
  return asked[asked.indexOf(current) + 1];
}

/** Addresses of the pages below `/checkout/{orderNumber}/`. */
const PAGES: Readonly<Partial<Record<CheckoutStep, string>>> = {
  "Payment Options": "payment-options",
  "Trade-In": "trade-in",
  Coverage: "coverage",
  "Order Details": "details",
  "Credit Application": "credit-application",
  Overview: "overview",
};

/** Where a step of a draft is done; undefined for the account, which exists as soon as a draft does. */
export function checkoutAddress(step: CheckoutStep, orderNumber: string): string | undefined {
  if (step === "Shopping Cart") return "/cart";
  const page = PAGES[step];
  return page === undefined ? undefined : `/checkout/${orderNumber}/${page}`;
}
