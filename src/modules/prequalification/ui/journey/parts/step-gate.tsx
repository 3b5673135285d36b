import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { JourneyStep, JourneyView } from "../../../domain/journey-view.ts";
import { useJourney } from "../journey-context.ts";
import { startPath } from "../journey-start.ts";
import { stepPath } from "../step-path.ts";

/** Shows a page to whoever has come to it, and leads everybody else to where their journey is. */
export function StepGate({
  steps,
  children,
}: {
  readonly steps: readonly JourneyStep[];
  readonly children: (view: JourneyView) => ReactNode;
}) {
  const { state, start, reread } = useJourney();
  const navigate = useNavigate();
  const t = useText();
  const view = state.status === "live" ? state.view : undefined;
  const isHere = view !== undefined && steps.includes(view.step);
  const leadsTo =
    state.status === "none" ? startPath(start) : view === undefined || isHere ? null : stepPath(view.step);
  useEffect(() => {
    if (leadsTo !== null) void navigate(leadsTo, { replace: true });
  }, [leadsTo, navigate]);
  if (isHere) return children(view);
  if (state.status === "unreachable")
    return (
      <div className="page-width max-w-[40rem] py-10">
        <RetryAlert onRetry={() => void reread()}>{t("We couldn't load this page.")}</RetryAlert>
      </div>
    );
  return <GateSkeleton />;
}

/** Until the server has said where somebody is. */
export function GateSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="page-width grid max-w-[60rem] gap-5 py-10">
      <h1 className="sr-only">{t("Check my payments")}</h1>
      <span className="sr-only">{t("Loading")}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14 w-1/2" />
    </div>
  );
}
