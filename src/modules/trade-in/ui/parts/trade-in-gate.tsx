import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { readTradeIn } from "../held/trade-in-actions.ts";
import { useChangedElsewhere, useTradeIn, useTradeInLife } from "../held/use-trade-in.ts";

/** Shows a page about one's trade-in; whoever has none starts one. */
export function TradeInGate({ children }: { readonly children: (view: TradeInView) => ReactNode }) {
  useTradeInLife();
  const state = useTradeIn();
  const navigate = useNavigate();
  const t = useText();
  const isNone = state.status === "none" || (state.status === "live" && state.view.car === null);
  useEffect(() => {
    if (isNone) void navigate("/trade-in", { replace: true });
  }, [isNone, navigate]);
  if (state.status === "unreachable")
    return (
      <div className="page-width max-w-[40rem] py-10">
        <RetryAlert onRetry={() => void readTradeIn()}>{t("We couldn't load this page.")}</RetryAlert>
      </div>
    );
  if (state.status !== "live" || isNone) return <GateSkeleton />;
  return children(state.view);
}

function GateSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="page-width grid max-w-[46rem] gap-5 py-10">
      <h1 className="sr-only">{t("Sell your car")}</h1>
      <span className="sr-only">{t("Loading")}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

/** Another tab or device was first, and this page shows its words now. */
export function ChangedElsewhere() {
  const t = useText();
  const hasChanged = useChangedElsewhere();
  if (!hasChanged) return null;
  return (
    <AlertBar type="warning">
      {t("Your trade-in changed in another tab or on another device. Please check it again.")}
    </AlertBar>
  );
}
