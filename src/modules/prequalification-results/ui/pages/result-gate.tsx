import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { useJourney } from "#modules/prequalification/ui/journey/journey-context.ts";
import { startPath } from "#modules/prequalification/ui/journey/journey-start.ts";
import { stepPath } from "#modules/prequalification/ui/journey/step-path.ts";
import { useResult } from "./use-result.ts";
import { GateSkeleton } from "#modules/prequalification/ui/journey/parts/step-gate.tsx";

/** Shows a page to whoever has a result, in this tab or in their account, and leads others to where they are. */
export function ResultGate({ children }: { readonly children: (result: QualificationView) => ReactNode }) {
  const { state, start } = useJourney();
  const { view, error, isNone, reload } = useResult();
  const navigate = useNavigate();
  const t = useText();
  const step = state.status === "live" ? state.view.step : "result";
  const leadsTo =
    step !== "result" ? stepPath(step) : isNone || view?.state === "not_started" ? startPath(start) : null;
  useEffect(() => {
    if (leadsTo !== null) void navigate(leadsTo, { replace: true });
  }, [leadsTo, navigate]);
  if (view !== undefined && leadsTo === null) return children(view);
  if (error !== undefined || state.status === "unreachable")
    return (
      <div className="page-width max-w-[40rem] py-10">
        <RetryAlert onRetry={reload}>{t("We couldn't load your result.")}</RetryAlert>
      </div>
    );
  return <GateSkeleton />;
}
