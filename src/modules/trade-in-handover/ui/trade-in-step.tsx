import { useEffect } from "react";
import { LinkButton } from "#design-system/button.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { HandoverAnswer, HandoverView } from "../domain/handover-view.ts";
import { BringTradeIn } from "./bring-trade-in.tsx";
import { Difference } from "./difference.tsx";
import { handoverPath } from "./handover-calls.ts";
import { PayoffClock } from "./payoff-clock.tsx";

/** The old car: what to bring, what an inspection changed, and what became of its loan (TRADE-06). */
export function TradeInStep(props: StepProps) {
  const t = useText();
  const { order, status: trackerStatus, onChanged } = props;
  const { data, error, reload, replace } = useApiData<HandoverAnswer>(handoverPath(order.orderNumber));
  useEffect(() => {
    // The tracker noticed a change, e.g. the retailer's inspection; read what it was.
    reload();
  }, [trackerStatus, reload]);
  if (error && !data)
    return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load this step")} />;
  const view = data?.handover;
  if (!view)
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{t("Loading your trade-in")}</p>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-56" />
      </div>
    );
  const answered = (answer: HandoverAnswer) => {
    replace(answer);
    onChanged();
  };
  switch (view.status) {
    case null:
      return <BringTradeIn view={view} />;
    case "AMENDED":
    case "NOT_TAKEN":
      return <Difference onAnswered={answered} supportPhone={props.supportPhone} view={view} />;
    case "KEPT":
      return <Kept {...props} view={view} />;
    case "ACCEPTED":
    case "AGREED":
    case "WAIVED":
      return <Accepted {...props} view={view} />;
    case "RECEIVED":
    case "PAID_OFF":
    case "RELEASED":
      return <Received {...props} view={view} />;
  }
}

type Shown = StepProps & { readonly view: HandoverView };

function Kept({ view, order, next }: Shown) {
  const t = useText();
  return (
    <StepResult
      actions={
        <WayOn next={next} orderNumber={order.orderNumber} owedCents={view.keep?.differenceCents ?? 0} />
      }
      icon="check"
      title={t("You keep your car")}
      tone="success"
    >
      <p>{t("Your purchase continues without the {car}.", { car: view.car })}</p>
    </StepResult>
  );
}

function Accepted({ view, order, next }: Shown) {
  const t = useText();
  const cents = view.status === "AGREED" ? (view.amendedCents ?? view.promisedCents) : view.promisedCents;
  const owedCents = view.status === "AGREED" ? (view.accept?.differenceCents ?? 0) : 0;
  return (
    <StepResult
      actions={<WayOn next={next} orderNumber={order.orderNumber} owedCents={owedCents} />}
      icon="check"
      title={t("We take your {car} for {amount}", { car: view.car, amount: money(cents) })}
      tone="success"
    >
      <p>
        {view.status === "ACCEPTED" && t("We inspected it, and it's as you described.")}
        {view.status === "AGREED" && t("You and we agreed to the new amount.")}
        {view.status === "WAIVED" &&
          t("It's different from what you described. We pay what we promised anyway.")}
      </p>
      <p className="text-body">
        {t("It counts as handed over when you give us the car and all of its keys.")}
      </p>
    </StepResult>
  );
}

function Received({ view, next }: Shown) {
  const t = useText();
  return (
    <div className="grid max-w-form gap-6">
      <StepResult actions={next} icon="check" title={t("We have your trade-in")} tone="success">
        <p>
          {view.payoff === null
            ? t("You gave us the {car}. Nothing is left for you to do.", { car: view.car })
            : t("You gave us the {car}. Here is what happens with what you still owe on it.", {
                car: view.car,
              })}
        </p>
      </StepResult>
      {view.payoff !== null && <PayoffClock payoff={view.payoff} />}
    </div>
  );
}

function WayOn({
  owedCents,
  orderNumber,
  next,
}: {
  readonly owedCents: number;
  readonly orderNumber: string;
  readonly next: StepProps["next"];
}) {
  const t = useText();
  if (owedCents <= 0) return next;
  return (
    <LinkButton className="max-sm:w-full" to={`/progress/${encodeURIComponent(orderNumber)}/payment`}>
      {t("See what's due")}
    </LinkButton>
  );
}
