import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { stepForVisit } from "../domain/landing-step.ts";
import { useTrackerParts } from "./tracker-context.ts";
import type { TrackerPage } from "./tracker-pages.ts";

/** TRK-10, TRK-11: an unknown path or a step that is shut leads to the landing step. */
export function StepGuard({ page, children }: { page: TrackerPage | null; children: ReactNode }) {
  const { steps, landingStep } = useTrackerParts().view.tracker;
  const open = page === null ? landingStep : stepForVisit(steps, page.step);
  if (page !== null && open === page.step) return children;
  return <Navigate replace to={steps.find(({ step }) => step === open)?.path ?? "/deals"} />;
}

/** OP-07: the tracker's own address opens the active step. */
export function ActiveStep() {
  const { steps, activeStep, landingStep } = useTrackerParts().view.tracker;
  const target = activeStep ?? landingStep;
  return <Navigate replace to={steps.find(({ step }) => step === target)?.path ?? "/deals"} />;
}
