import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { fulfillmentMessages } from "../messages.ts";
import { deliveryCostText } from "./delivery-cost.ts";
import type { QuoteView } from "./fulfillment-view.ts";
import { LateWayMap } from "./way/late-way-map.tsx";

interface DeliveryQuoteProps {
  readonly zip: string;
  readonly rooftopId: string;
  readonly dealer: string;
  /** The delivery that the contract has already. */
  readonly contractDeliveryCents: number;
  readonly onQuote: (quote: QuoteView) => void;
  /** An address that is known: it comes after the reason where nobody drives there. */
  readonly children?: ReactNode;
}

/** Free, a fee with its reason, or too far, as soon as the zip is complete (MSG-32, MSG-34, MSG-35). */
export function DeliveryQuote(props: DeliveryQuoteProps) {
  const { zip, rooftopId, dealer, contractDeliveryCents, onQuote, children } = props;
  const [answer, setAnswer] = useState<QuoteView | ApiError>();
  const [turn, setTurn] = useState(0);
  // The zip alone decides the quote; a new callback must not ask again.
  const told = useEffectEvent(onQuote);
  useEffect(() => {
    if (!/^\d{5}$/.test(zip)) return undefined;
    const abort = new AbortController();
    apiClient
      .get<QuoteView>("/public/fulfillment/quote", { query: { zip, rooftopId }, signal: abort.signal })
      .then(
        (quote) => {
          setAnswer(quote);
          told(quote);
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          if (!isApiError(error)) throw error;
          setAnswer(error);
        },
      );
    return () => abort.abort();
  }, [zip, rooftopId, turn]);
  const address = <Fragment key="address">{children}</Fragment>;
  if (answer === undefined) return <>{[address]}</>;
  if (isApiError(answer))
    return <>{[address, <NoQuote error={answer} key="terms" onRetry={() => setTurn(turn + 1)} />]}</>;
  const terms = <Terms answer={answer} inContractCents={contractDeliveryCents} key="terms" />;
  return (
    <>
      {answer.quote.kind === "out-of-range" ? [terms, address] : [address, terms]}
      {/* On a phone the address and the days come first. */}
      <div className="max-sm:order-last empty:hidden">
        <LateWayMap dealer={dealer} isDelivery quote={answer} />
      </div>
    </>
  );
}

/** How far it is, and what that costs; or why not: the step's own button is then the other way to get the car. */
function Terms({
  answer,
  inContractCents,
}: {
  readonly answer: QuoteView;
  readonly inContractCents: number;
}) {
  const t = useText();
  const { quote, city, state } = answer;
  const miles = Math.round(answer.miles);
  const place =
    miles === 0
      ? t("{city}, {state}: less than a mile away.", { city, state })
      : t("{city}, {state}: {miles} {count:mile|miles} away.", { city, state, miles, count: miles });
  if (quote.kind === "out-of-range")
    return (
      <AlertBar hideAfter={null} type="warning">
        {answer.message ?? place}
      </AlertBar>
    );
  return (
    <AlertBar hideAfter={null} type="success">
      <p className="font-semibold">
        {place} {deliveryCostText(t, quote, inContractCents)}
      </p>
      <p className="text-small">{quote.derivation}</p>
    </AlertBar>
  );
}

/** What the buyer can put right reads as the server says it; anything else may be tried again. */
function NoQuote({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useText();
  if (error.status === 404 || error.status === 400)
    return <AlertBar type="wrongInput">{error.message}</AlertBar>;
  return <RetryAlert onRetry={onRetry}>{t(fulfillmentMessages.feeUnknown)}</RetryAlert>;
}
