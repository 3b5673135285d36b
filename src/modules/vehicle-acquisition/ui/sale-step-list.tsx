import type { StatusBadgeVariant } from "#design-system/status-badge.tsx";
import { StepList } from "#design-system/step-list.tsx";
import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { SALE_STEPS, type SaleStep } from "../domain/sale-steps.ts";
import type { SaleView } from "../domain/sale-view.ts";

const TITLES: Readonly<Record<SaleStep, string>> = {
  APPOINTMENT: english("Appointment"),
  PAPERS: english("Your papers"),
  INSPECTION: english("Inspection"),
  PAYMENT: english("Payment to you"),
};

const STATES: Readonly<Record<StepStatus, string>> = {
  NOT_READY: english("Comes later"),
  READY: english("Ready for you"),
  IN_PROGRESS: english("In progress"),
  COMPLETED: english("Done"),
  NEEDS_ATTENTION: english("Needs you"),
};

interface SaleStepListProps {
  readonly sale: SaleView;
  readonly active: SaleStep;
  readonly shown: SaleStep;
}

/** The four steps; each opens below. */
export function SaleStepList({ sale, active, shown }: SaleStepListProps) {
  const t = useText();
  const variantOf = (step: SaleStep): StatusBadgeVariant => {
    const status = sale.steps[step];
    if (status === "COMPLETED") return "completed";
    if (status === "NEEDS_ATTENTION") return "error";
    if (step === active) return "selected";
    return status === "NOT_READY" ? "disabled" : "active";
  };
  return (
    <StepList
      label={t("Steps of your sale")}
      steps={SALE_STEPS.map((step) => ({
        id: step,
        title: t(TITLES[step]),
        variant: variantOf(step),
        state: t(STATES[sale.steps[step]]),
        to: `?step=${step.toLowerCase()}`,
        current: step === shown,
      }))}
    />
  );
}
