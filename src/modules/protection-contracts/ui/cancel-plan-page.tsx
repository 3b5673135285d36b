import { useState } from "react";
import { useParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { CancellationView, PlansView, PlanView } from "../domain/contracts-view.ts";
import { plansPath, type PlanKey } from "./plan-calls.ts";
import { CanceledPlan } from "./canceled-plan.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { QuoteReview } from "./quote-review.tsx";
import { STATUS_WORDS } from "./refund-words.ts";

/** A plan is canceled: miles and reason, the refund to the cent, the confirmation (PROT-08). */
export function CancelPlanPage() {
  const { orderNumber = "", contractId = "" } = useParams();
  return (
    <div className="page-width max-w-[40rem] py-8 md:py-12">
      <SignedIn waiting={<Skeleton className="h-80" />}>
        <CancelPlan planKey={{ orderNumber, contractId }} />
      </SignedIn>
    </div>
  );
}

function CancelPlan({ planKey }: { readonly planKey: PlanKey }) {
  const t = useText();
  const plans = useApiData<PlansView>(plansPath(planKey.orderNumber));
  const [quote, setQuote] = useState<CancellationView>();
  if (plans.error) return <RetryAlert onRetry={plans.reload}>{plans.error.message}</RetryAlert>;
  if (plans.data === undefined) return <Skeleton className="h-80" />;
  const plan = plans.data.plans.find(({ contractId }) => contractId === planKey.contractId);
  if (plan === undefined) return <AlertBar type="warning">{t("We couldn't find this plan.")}</AlertBar>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="text-heading">
          {plan.cancellation ? t("Your plan is canceled") : t("Cancel a plan")}
        </h1>
        <p className="text-ink-muted">{plan.label}</p>
      </header>
      <Card className="grid gap-5">
        <Step
          onDone={plans.replace}
          onQuote={setQuote}
          plan={plan}
          planKey={planKey}
          quote={quote}
          view={plans.data}
        />
      </Card>
      <p>
        <LinkButton look="secondary" to={`/deals/${encodeURIComponent(planKey.orderNumber)}`}>
          {t("Back to your order")}
        </LinkButton>
      </p>
    </div>
  );
}

function Step({
  planKey,
  plan,
  view,
  quote,
  onQuote,
  onDone,
}: {
  readonly planKey: PlanKey;
  readonly plan: PlanView;
  readonly view: PlansView;
  readonly quote: CancellationView | undefined;
  readonly onQuote: (quote: CancellationView | undefined) => void;
  readonly onDone: (view: PlansView) => void;
}) {
  const t = useText();
  if (plan.cancellation !== null) return <CanceledPlan plan={plan} />;
  if (!plan.canCancel)
    return (
      <p>
        {plan.status === "in-force"
          ? t(
              "You don't have the car yet. To take the plan off your order before then, call us: you get the full price back.",
            )
          : t(STATUS_WORDS[plan.status])}
      </p>
    );
  return quote === undefined ? (
    <QuoteForm onQuote={onQuote} plan={plan} planKey={planKey} view={view} />
  ) : (
    <QuoteReview
      onBack={() => onQuote(undefined)}
      onDone={onDone}
      plan={plan}
      planKey={planKey}
      quote={quote}
    />
  );
}
