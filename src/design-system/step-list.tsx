import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { StatusBadge, type StatusBadgeVariant } from "./status-badge.tsx";

export interface StepListItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly variant: StatusBadgeVariant;
  /** The state in words, e.g. "Completed"; shown to everyone under the title. */
  readonly state: string;
  /** Where the step is done; leave out for steps that cannot be opened yet. */
  readonly to?: string;
  readonly current?: boolean;
}

/** A journey as a vertical line of stations. */
export function StepList({ steps, label }: { steps: readonly StepListItem[]; label: string }) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map((step, index) => (
        <li
          aria-current={step.current ? "step" : undefined}
          className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-6 last:pb-0"
          key={step.id}
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                "absolute top-10 bottom-0 left-5 w-0.5 -translate-x-1/2",
                step.variant === "completed" ? "bg-success" : "bg-line-strong",
              )}
            />
          )}
          <StatusBadge label={step.state} variant={step.variant}>
            {index + 1}
          </StatusBadge>
          <StepTexts step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepTexts({ step }: { step: StepListItem }) {
  const texts = (
    <>
      <span className={classNames("block", step.current && "font-semibold")}>{step.title}</span>
      <span className="block text-small text-ink-muted">{step.state}</span>
    </>
  );
  if (step.to === undefined) return <div className="min-h-10">{texts}</div>;
  return (
    <Link className="min-h-11 rounded-control underline-offset-4 hover:underline" to={step.to}>
      {texts}
    </Link>
  );
}
