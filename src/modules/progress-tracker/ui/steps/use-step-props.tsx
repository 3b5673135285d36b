import { useNavigate } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { nextStep } from "../next-step.ts";
import { useTrackerParts } from "../tracker-context.ts";

/** What one step gets: its order, its status and the way on. */
export function useStepProps(
  step: StepId,
  site: Pick<StepProps, "brandName" | "supportPhone" | "isDemo">,
): StepProps {
  const t = useText();
  const { view, order, reload } = useTrackerParts();
  const navigate = useNavigate();
  const { steps } = view.tracker;
  const following = nextStep(steps, step, view.facts.order.orderStatus);
  const after = following?.path ?? `/deals/${encodeURIComponent(order.orderNumber)}`;
  return {
    ...site,
    order,
    status: steps.find((state) => state.step === step)?.status ?? "NOT_READY",
    onChanged: reload,
    next: (
      <LinkButton className="max-sm:w-full" to={after}>
        {following ? t("Continue: {step}", { step: t(following.label) }) : t("See your order")}
      </LinkButton>
    ),
    goNext: () => void navigate(after),
  };
}
