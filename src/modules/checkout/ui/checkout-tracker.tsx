import type { DealType } from "#modules/orders/domain/order.ts";
import { StepList, type StepListItem } from "#design-system/step-list.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { checkoutPosition, checkoutSteps, type CheckoutStep } from "../domain/checkout-steps.ts";

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
  dealType,
  current,
}: {
  readonly orderNumber: string;
  readonly dealType: DealType;
  readonly current: CheckoutStep;
}) {
  const t = useText();
  const steps = checkoutSteps(dealType);
  const position = steps.indexOf(current);
  const items = steps.map((step, index): StepListItem => {
    const to = index < position ? address(step, orderNumber) : undefined;
    const isDone = index < position;
    return {
      id: step,
      title: t(step),
      variant: isDone ? "completed" : step === current ? "selected" : "disabled",
      state: isDone ? t("Completed") : step === current ? t("You are here") : t("Not yet"),
      current: step === current,
      ...(to !== undefined && { to }),
    };
  });
  return (
    <>
      <p className="text-small font-semibold lg:hidden">
        {t("Step {position} of {count}: {step}", {
          ...checkoutPosition(dealType, current),
          step: t(current),
        })}
      </p>
      <nav aria-label={t("Checkout")} className="max-lg:hidden">
        <StepList label={t("Checkout steps")} steps={items} />
      </nav>
    </>
  );
}
