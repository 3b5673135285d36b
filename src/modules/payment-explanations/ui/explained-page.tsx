import { useParams, useSearchParams } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { ExplainedPayment, PaymentStep } from "../domain/explain-payment.ts";
import type { OrderExplanation } from "../domain/order-explanation.ts";
import { PaymentEnds } from "./payment-ends.tsx";
import { stepText } from "./step-text.ts";

/** From pre-qualified to contract: every cent between the two payments with its cause. */
export function ExplainedPage() {
  return (
    <div className="page-width grid max-w-[48rem] gap-8 py-8 md:py-12">
      <SignedIn waiting={<Waiting />}>
        <Explained />
      </SignedIn>
    </div>
  );
}

function Explained() {
  const t = useText();
  const { orderNumber = "" } = useParams();
  const [search] = useSearchParams();
  const offer = search.get("offer");
  const query = offer === null ? "" : `?${new URLSearchParams({ offer }).toString()}`;
  const { data, error, reload } = useApiData<{ readonly explanation: OrderExplanation | null }>(
    `/api/commerce/orders/${encodeURIComponent(orderNumber)}/payment-explained${query}`,
  );
  if (error)
    return (
      <RetryAlert onRetry={reload} title={t("We couldn't load your payments")}>
        {error.message}
      </RetryAlert>
    );
  if (data === undefined) return <Waiting />;
  return data.explanation === null ? <Nothing /> : <Way explanation={data.explanation} />;
}

function Way({ explanation }: { readonly explanation: OrderExplanation }) {
  const t = useText();
  const { explained, vehicle, against } = explanation;
  const difference = explained.contractCents - explained.promisedCents;
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-heading">{t("From pre-qualified to contract")}</h1>
        <p className="text-lead text-ink-muted">{vehicle.title}</p>
        <p className="max-w-prose">{headline(t, { difference, isOffer: against === "offer" })}</p>
      </header>
      <PaymentEnds explanation={explanation} />
      {explained.steps.length > 0 && <Steps explained={explained} />}
    </>
  );
}

function headline(
  t: ReturnType<typeof useText>,
  { difference, isOffer }: { readonly difference: number; readonly isOffer: boolean },
): string {
  const amount = money(Math.abs(difference));
  if (difference === 0)
    return isOffer
      ? t("The lender's offer is the payment you were shown, to the cent.")
      : t("The contract's payment is the one you were shown, to the cent.");
  if (isOffer)
    return difference > 0
      ? t("The lender's offer is {amount} a month more than you were shown. Here is every cent of it.", {
          amount,
        })
      : t("The lender's offer is {amount} a month less than you were shown. Here is every cent of it.", {
          amount,
        });
  return difference > 0
    ? t("The contract's payment is {amount} a month more than you were shown. Here is every cent of it.", {
        amount,
      })
    : t("The contract's payment is {amount} a month less than you were shown. Here is every cent of it.", {
        amount,
      });
}

/** Counted one after another, so the order is said. */
function Steps({ explained }: { readonly explained: ExplainedPayment }) {
  const t = useText();
  return (
    <Card aria-labelledby="causes" as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-title" id="causes">
          {t("What changed")}
        </h2>
        <p className="text-small text-ink-muted">
          {t("Each line is figured after the ones above it, with the same worksheet as your contract.")}
        </p>
      </div>
      <ol className="grid">
        {explained.steps.map((step) => (
          <Step key={step.cause} step={step} />
        ))}
      </ol>
      <p className="flex justify-between gap-4 font-semibold">
        <span>{t("All changes together")}</span>
        <span className="tabular">{signed(explained.contractCents - explained.promisedCents)}</span>
      </p>
    </Card>
  );
}

function Step({ step }: { readonly step: PaymentStep }) {
  const t = useText();
  const { title, text } = stepText(t, step);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
      <span className="grid gap-0.5">
        <b className="font-semibold">{title}</b>
        <span className="text-small text-ink-muted">{text}</span>
      </span>
      <span className="text-right tabular">
        {signed(step.changeCents)}
        <span className="block text-small text-ink-muted">
          {t("{payment}/mo", { payment: money(step.paymentCents) })}
        </span>
      </span>
    </li>
  );
}

function signed(cents: number): string {
  return cents > 0 ? `+${money(cents)}` : money(cents);
}

function Nothing() {
  const t = useText();
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-heading">{t("From pre-qualified to contract")}</h1>
      <p>{t("We hadn't shown you a personal payment for this car, so there is nothing to compare.")}</p>
      <LinkButton look="secondary" to="/deals">
        {t("See your orders")}
      </LinkButton>
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-6">
      <span className="sr-only">{t("Loading")}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-40" />
      <Skeleton className="h-60" />
    </div>
  );
}
