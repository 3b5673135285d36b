import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useNavigate } from "react-router";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import { stepForVisit } from "../../domain/landing-step.ts";
import type { ByItself } from "./step-area.tsx";
import { useTrackerParts } from "../tracker-context.ts";
import type { TrackerPage } from "../tracker-pages.ts";

/** TRK-10, TRK-11: an unknown path or a step that is shut leads to the landing step. */
export function StepGuard({ page, children }: { page: TrackerPage | null; children: ReactNode }) {
  const { steps, landingStep } = useTrackerParts().view.tracker;
  const shown = useRef<StepId | null>(null);
  const open = page === null ? landingStep : stepForVisit(steps, page.step);
  const wanted = page?.step ?? null;
  const isOpen = open === wanted;
  useEffect(() => {
    if (isOpen) shown.current = wanted;
  }, [isOpen, wanted]);
  if (isOpen) return children;
  return <Leave from={wanted} shown={shown} to={steps.find(({ step }) => step === open)?.path ?? "/deals"} />;
}

/** OP-07: the tracker's own address opens the active step. */
export function ActiveStep() {
  const { steps, activeStep, landingStep } = useTrackerParts().view.tracker;
  const shown = useRef<StepId | null>(null);
  const target = activeStep ?? landingStep;
  return <Leave from={null} shown={shown} to={steps.find(({ step }) => step === target)?.path ?? "/deals"} />;
}

/** Goes on. From a step that was on the screen and shut by itself, the page stays where it was scrolled to. */
function Leave(props: {
  readonly to: string;
  readonly from: StepId | null;
  readonly shown: RefObject<StepId | null>;
}) {
  const { to, from, shown } = props;
  const navigate = useNavigate();
  useEffect(() => {
    const byItself = from !== null && shown.current === from;
    const state: ByItself = { byItself };
    void navigate(to, { replace: true, state, preventScrollReset: byItself });
  }, [navigate, to, from, shown]);
  return null;
}
