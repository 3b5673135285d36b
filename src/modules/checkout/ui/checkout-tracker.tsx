import { StepList, type StepListItem } from "#design-system/step-list.tsx";
import { checkoutSteps, type CheckoutStep } from "../domain/checkout-steps.ts";

/** Where each step of a draft is done; the account exists as soon as a draft does. */
function address(step: CheckoutStep, orderNumber: string): string | undefined {
  const pages: Partial<Record<CheckoutStep, string>> = {
    "Shopping Cart": "/cart",
    "Order Details": `/checkout/${orderNumber}/details`,
    Overview: `/checkout/${orderNumber}/overview`,
  };
  return pages[step];
}

/** The vertical checkout tracker (CART-01): done steps can be opened again. */
export function CheckoutTracker({
  orderNumber,
  current,
}: {
  readonly orderNumber: string;
  readonly current: CheckoutStep;
}) {
  const steps = checkoutSteps("Cash");
  const position = steps.indexOf(current);
  const items = steps.map((step, index): StepListItem => {
    const to = index < position ? address(step, orderNumber) : undefined;
    const isDone = index < position;
    return {
      id: step,
      title: step,
      variant: isDone ? "completed" : step === current ? "selected" : "disabled",
      state: isDone ? "Completed" : step === current ? "You are here" : "Not yet",
      current: step === current,
      ...(to !== undefined && { to }),
    };
  });
  return (
    <>
      <p className="text-small font-semibold lg:hidden">
        Step {position + 1} of {steps.length}: {current}
      </p>
      <nav aria-label="Checkout" className="max-lg:hidden">
        <StepList label="Checkout steps" steps={items} />
      </nav>
    </>
  );
}
