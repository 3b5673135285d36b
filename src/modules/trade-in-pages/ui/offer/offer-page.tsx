import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useAskAgain } from "#platform/browser/data/use-ask-again.ts";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { askForOffer, readTradeIn } from "#modules/trade-in/ui/held/trade-in-actions.ts";
import { useSaid } from "#modules/trade-in/ui/held/use-trade-in.ts";
import { TradeInGate } from "#modules/trade-in/ui/parts/trade-in-gate.tsx";
import type { TradeInSite } from "#modules/trade-in/ui/parts/trade-in-site.ts";
import { QUESTIONS_PATH, type QuestionSheet } from "../questions/sheet-question.ts";
import { AvailableOffer } from "./available-offer.tsx";
import { DeniedOffer } from "./denied-offer.tsx";
import { EndedOffer } from "./ended-offer.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import type { OwedPart, PhotosPart } from "./shown-trade-in.ts";
import { SellingOffer } from "./selling-offer.tsx";
import { WaitingReview } from "./waiting-review.tsx";

/** A person's answer comes within minutes: whoever waits sees it by itself. */
const ASK_EVERY_MS = 15_000;

interface OfferPageProps {
  readonly site: TradeInSite;
  readonly Owed: OwedPart;
  readonly Photos: PhotosPart;
  readonly guide: ReactNode;
}

/** What the retailer pays, how that comes about, and what can be done with it (TRADE-05, TRADE-06). */
export function OfferPage(parts: OfferPageProps) {
  return <TradeInGate>{(view) => <Offer {...parts} view={view} />}</TradeInGate>;
}

interface OfferProps extends OfferPageProps {
  readonly view: TradeInView;
}

function Offer({ site, view, Owed, Photos, guide }: OfferProps) {
  const { problem, isDue, askAgain } = useOffer(view);
  const sheet = useApiData<QuestionSheet>(QUESTIONS_PATH);
  const isWaiting = view.decision === "PENDING" || view.decision === "FURTHER_REVIEW";
  useAskAgain(read, { everyMs: isWaiting ? ASK_EVERY_MS : null, onReturnAfterMs: 5_000 });
  if (problem?.fields["owedCents"] !== undefined)
    return <OwedProblem text={problem.fields["owedCents"]} view={view} />;
  if (problem !== undefined)
    return <OfferProblem onRetry={askAgain} text={Object.values(problem.fields)[0] ?? problem.message} />;
  if (sheet.error !== undefined) return <OfferProblem onRetry={sheet.reload} text={sheet.error.message} />;
  if (isDue || sheet.data === undefined) return <OfferSkeleton />;
  const { questions } = sheet.data;
  const shown = { site, view, questions, Photos, guide };
  if (view.isSelling) return <SellingOffer view={view} />;
  switch (view.decision) {
    case "AVAILABLE":
      return <AvailableOffer {...shown} Owed={Owed} />;
    case "PENDING":
    case "FURTHER_REVIEW":
      return <WaitingReview {...shown} />;
    case "DENIED":
      return <DeniedOffer {...shown} />;
    case null:
      return <EndedOffer {...shown} />;
  }
}

const read = () => void readTradeIn();

/** Asks for an offer by itself where the answers are new; one that ran out is asked for by a press. */
function useOffer(view: TradeInView): {
  readonly problem: ApiError | undefined;
  readonly isDue: boolean;
  readonly askAgain: () => void;
} {
  const navigate = useNavigate();
  const { isSaved } = useSaid(view);
  const [problem, setProblem] = useState<ApiError>();
  const hasEnded = view.decision === null && view.expiresAt !== null;
  const isDue = !isSaved || (view.decision === null && !hasEnded);
  const ask = (): void => {
    askForOffer().then(
      () => setProblem(undefined),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        if (error.code === "tradeIn.incomplete") void navigate("/trade-in/questions", { replace: true });
        else setProblem(error);
      },
    );
  };
  const askByItself = useEffectEvent(ask);
  const { version } = view;
  useEffect(() => {
    if (isDue) askByItself();
  }, [isDue, version]);
  return { problem, isDue, askAgain: ask };
}

function OfferProblem({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className="page-width grid max-w-[46rem] gap-5 py-10">
      <h1 className="text-heading">{t("Your offer")}</h1>
      <RetryAlert onRetry={onRetry}>{text}</RetryAlert>
    </div>
  );
}

/** Everything is kept; only the amount has to be looked at again. */
function OwedProblem({ text, view }: { readonly text: string; readonly view: TradeInView }) {
  const t = useText();
  return (
    <OfferFrame title={t("Check what you owe")} view={view}>
      <AlertBar type="warning">{text}</AlertBar>
      <div>
        <LinkButton className="max-sm:w-full" to="/trade-in/questions?q=ownership&from=offer">
          {t("Change the amount")}
        </LinkButton>
      </div>
    </OfferFrame>
  );
}

function OfferSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="page-width grid max-w-[46rem] gap-5 py-10">
      <h1 className="text-heading">{t("Your offer")}</h1>
      <p className="text-ink-muted">{t("Working it out from our stock…")}</p>
      <Skeleton className="h-20 w-1/2" />
      <Skeleton className="h-64" />
    </div>
  );
}
