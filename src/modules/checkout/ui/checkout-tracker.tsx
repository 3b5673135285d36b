import type { DealType } from "#modules/orders/domain/order.ts";
import { StepList, type StepListItem } from "#design-system/step-list.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import {
  checkoutAddress,
  checkoutPosition,
  checkoutSteps,
  type CheckoutStep,
  isDoneBefore,
} from "#modules/deal-drafts/domain/checkout-steps.ts";
import { useCheckoutSite } from "#modules/deal-drafts/ui/checkout-site.tsx";

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
  const shown = useCheckoutSite();
  const steps = checkoutSteps(dealType, shown);
  const position = steps.indexOf(current);
  const items = steps.map((step, index): StepListItem => {
    const to = index < position ? checkoutAddress(step, orderNumber) : undefined;
    const isDone = index < position || isDoneBefore(step);
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
          ...checkoutPosition(dealType, current, shown),
          step: t(current),
        })}
      </p>
      <nav aria-label={t("Checkout")} className="max-lg:hidden">
        <StepList label={t("Checkout steps")} steps={items} />
      </nav>
    </>
  );
}
