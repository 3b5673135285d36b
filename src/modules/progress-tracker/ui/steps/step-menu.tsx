import { useEffect, useRef } from "react";
import { Icon } from "#design-system/icon.tsx";
import type { StatusBadgeVariant } from "#design-system/status-badge.tsx";
import { StepList, type StepListItem } from "#design-system/step-list.tsx";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { canOpenStep } from "../../domain/active-step.ts";
import type { TrackerStep } from "../../domain/derive-tracker.ts";
import { WorkLeft } from "../strip/work-left.tsx";

/** TRK-08 as one of the round badges (UI-04). */
function badgeVariant(step: TrackerStep, isCurrent: boolean): StatusBadgeVariant {
  if (step.status === "COMPLETED") return "completed";
  if (step.status === "NEEDS_ATTENTION") return "error";
  if (step.status === "NOT_READY") return "disabled";
  return isCurrent ? "selected" : "active";
}

function items(steps: readonly TrackerStep[], current: StepId | null, t: Text): StepListItem[] {
  return steps.map((step) => ({
    id: step.step,
    title: t(step.label),
    variant: badgeVariant(step, step.step === current),
    state: t(step.statusLabel),
    current: step.step === current,
    ...(canOpenStep(step.status) && { to: step.path }),
  }));
}

interface MenuProps {
  readonly steps: readonly TrackerStep[];
  readonly current: StepId | null;
}

/** TRK-09 on large screens: the steps as a list beside the work. */
export function SideSteps({ steps, current }: MenuProps) {
  const t = useText();
  return (
    <nav aria-label={t("Steps")}>
      <StepList label={t("Your steps")} steps={items(steps, current, t)} />
    </nav>
  );
}

/** TRK-09 on small screens: the step you are at, its position, and all steps on demand. */
export function TopSteps({ steps, current }: MenuProps) {
  const t = useText();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (box.current) box.current.open = false;
  }, [current]);
  const position = steps.findIndex(({ step }) => step === current);
  const here = steps[position];
  if (!here) return null;
  return (
    <details className="group border-t border-line lg:hidden" ref={box}>
      <summary className="flex min-h-11 items-center gap-x-3 px-4 py-1.5 text-fine">
        <span className="min-w-0 grow">
          <span className="sr-only">{t(here.label)}. </span>
          <span className="font-semibold">
            {t("Step {position} of {count}", { position: position + 1, count: steps.length })}
          </span>
          <span className="text-ink-muted">
            {" · "}
            <WorkLeft steps={steps} />
          </span>
        </span>
        <span className="sr-only">{t("All steps")}</span>
        <Icon
          className="shrink-0 transition-transform duration-(--motion-calm) group-open:rotate-180"
          name="chevron-down"
        />
      </summary>
      <nav aria-label={t("Steps")} className="border-t border-line px-4 py-5">
        <StepList label={t("Your steps")} steps={items(steps, current, t)} />
      </nav>
    </details>
  );
}
