import { useEffect, useEffectEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { buttonClass } from "#design-system/plain-button.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { PayoffPanel } from "#modules/payoffs/ui/payoff-panel.tsx";
import { Fact } from "#modules/trade-in/ui/parts/fact.tsx";
import { TitleForm } from "#modules/trade-in/ui/title/title-form.tsx";
import { Equation } from "#modules/trade-in/ui/held/equation.tsx";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { useWrite, type Write } from "#platform/browser/forms/use-write.ts";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { saveTradeIn } from "./checkout-api.ts";
import { useCheckoutSite } from "./checkout-site.tsx";
import { OfferInHand, OfferTerms, type StandingOffer, standingOffer } from "./offer-in-hand.tsx";
import type { StepParts } from "./step-parts.ts";
import { TradeInFigures } from "./trade-in-figures.tsx";
import { useNextStep } from "./use-next-step.ts";
import { useOwnTradeIn } from "./use-own-trade-in.ts";

/** The offer that the account keeps, taken into the deal or not; how to get one where there is none (TRADE-08). */
export function TradeInStep({ draft, onChange }: StepParts) {
  const t = useText();
  const goOn = useNextStep("Trade-In");
  const kept = useOwnTradeIn();
  const write = useCutWrite(draft);
  const { brand } = useCheckoutSite();
  const { order } = draft;
  const [isGone, saw] = useGoneElsewhere(order);
  const save = async (use: boolean): Promise<void> => {
    const saved = await write.run(() => saveTradeIn(order.orderNumber, use));
    if (!saved) return;
    onChange({ ...draft, order: saved });
    saw(saved);
  };
  if (kept.data === undefined && kept.error === undefined) return <Skeleton className="h-48" />;
  const offer = standingOffer(kept.data);
  return (
    <div className="grid gap-6">
      {write.error && <Refused error={write.error} isCounted={order.tradeIn !== null} />}
      {isGone && (
        <AlertBar hideAfter={null} title={t("Your trade-in is no longer part of this deal")} type="warning">
          {t("Its offer was canceled or changed on another device. The amounts no longer include it.")}
        </AlertBar>
      )}
      {order.tradeIn ? (
        <>
          <TradeInFigures terms={order.terms} trade={order.tradeIn} />
          {kept.data && <TitleForm view={kept.data} onSaved={kept.replace} />}
        </>
      ) : (
        <NoTrade offer={offer} order={order} view={kept.data} />
      )}
      {offer !== null && offer.ownership !== "OWNED" && (
        <PayoffPanel
          brand={brand}
          isKept
          isSummed={order.tradeIn !== null}
          offerCents={offer.figure.amountCents}
          onChange={() => void (order.tradeIn !== null && save(true))}
          version={offer.version}
        />
      )}
      <StepActions>
        {order.tradeIn === null && offer !== null && (
          <Button busy={write.isBusy} className="max-sm:w-full" onClick={() => void save(true)}>
            {t("Use my trade-in")}
          </Button>
        )}
        <Button
          className="max-sm:w-full"
          look={order.tradeIn === null && offer !== null ? "secondary" : "primary"}
          onClick={() => void goOn(order)}
        >
          {order.tradeIn === null ? t("Continue without a trade-in") : t("Continue")}
        </Button>
        {order.tradeIn !== null && (
          <Button busy={write.isBusy} look="quiet" onClick={() => void save(false)}>
            {t("Remove the trade-in")}
          </Button>
        )}
      </StepActions>
      {order.tradeIn === null && offer !== null && (
        <OfferTerms offer={offer} timeZone={order.dealer.timeZone} />
      )}
    </div>
  );
}

/** A write whose answer never came is said no longer once the order was read again: it shows what became of it. */
function useCutWrite(draft: StepParts["draft"]): Write {
  const write = useWrite();
  const onRead = useEffectEvent(() => write.error?.status === 0 && write.clear());
  useEffect(() => void onRead(), [draft]);
  return write;
}

/** Whether the order counted a trade-in that it counts no longer, though nobody took it out here. */
function useGoneElsewhere(order: OrderView): readonly [boolean, (order: OrderView) => void] {
  const [isCounted, setCounted] = useState(order.tradeIn !== null);
  if (order.tradeIn !== null && !isCounted) setCounted(true);
  return [isCounted && order.tradeIn === null, ({ tradeIn }) => setCounted(tradeIn !== null)];
}

/** Why the deal can't have the trade-in; one that is worth more than the deal (MSG-31) can be sold by itself. */
function Refused({ error, isCounted }: { readonly error: ApiError; readonly isCounted: boolean }) {
  const t = useText();
  const path = usePath();
  const sell =
    error.code === "deal.notPossible" ? (
      <a
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        href={path("/trade-in/sell")}
      >
        {t("Sell us your car separately")}
      </a>
    ) : undefined;
  const said = isCounted
    ? t("Your trade-in is still part of this deal")
    : t("Your trade-in isn't part of this deal yet");
  return (
    <AlertBar action={sell} type="error" {...(error.status === 0 && { title: said })}>
      {error.message}
    </AlertBar>
  );
}

/** Why no offer counts yet, and what can be done; null where nobody was asked for one. */
function withoutOffer(t: Text, decision: TradeInView["decision"] | undefined): string | null {
  if (decision === "DENIED")
    return t(
      "Your car isn't eligible for an online offer. You can continue without a trade-in, or check what you told us.",
    );
  if (decision === "PENDING" || decision === "FURTHER_REVIEW")
    return t("Your car is under review. You can continue; we'll email you when the offer is ready.");
  return null;
}

interface NoTradeProps {
  readonly offer: StandingOffer | null;
  readonly order: OrderView;
  readonly view: TradeInView | undefined;
}

function NoTrade({ offer, order, view }: NoTradeProps) {
  const t = useText();
  const path = usePath();
  const back = encodeURIComponent(`/checkout/${order.orderNumber}/trade-in`);
  if (offer !== null) return <OfferInHand offer={offer} />;
  const reason = withoutOffer(t, view?.decision);
  return (
    <>
      <Card className="grid justify-items-start gap-5">
        {reason === null ? <WhatToExpect /> : <p className="max-w-prose">{reason}</p>}
        <a className={buttonClass("secondary", "max-sm:w-full")} href={path(`/trade-in?returnTo=${back}`)}>
          {view === undefined || view.status === "Cancelled"
            ? t("Get an offer for my car")
            : t("See my trade-in")}
        </a>
      </Card>
      {reason === null && <HowItCounts order={order} />}
    </>
  );
}

/** Where there is room, the sum that an offer becomes part of. */
function HowItCounts({ order }: { readonly order: OrderView }) {
  const t = useText();
  const price = order.receipt.lines.find(({ code }) => code === "price");
  if (price === undefined) return null;
  return (
    <section aria-labelledby="how-it-counts" className="grid gap-3 max-sm:hidden">
      <h2 className="text-lead" id="how-it-counts">
        {t("How it counts")}
      </h2>
      {/* Two of its three amounts are not known yet; the sentence below says it in words. */}
      <div aria-hidden="true">
        <Equation
          result={{ name: t("What's left to pay"), amount: "?" }}
          terms={[
            { name: t("Price of this car"), amount: money(price.amountCents) },
            { name: t("Our offer for yours"), amount: "?" },
          ]}
        />
      </div>
      <p className="max-w-prose text-small text-ink-muted">
        {t(
          "Our offer comes off the price of this car. If you still owe money on yours, we pay off your lender from the offer first.",
        )}
      </p>
    </section>
  );
}

/** What an offer takes and binds to, before anybody asks for one. */
function WhatToExpect() {
  const t = useText();
  const facts = [
    ["clock", t("About two minutes"), t("A few questions with pictures.")],
    [
      "document",
      t("Every dollar explained"),
      t("You see what each answer takes off before you choose it, and all of the math afterward."),
    ],
    ["check", t("You don't have to accept it"), t("Your deal doesn't change until you add the offer to it.")],
  ] as const;
  return (
    <ul className="grid gap-4">
      {facts.map(([icon, title, words]) => (
        <Fact icon={icon} key={icon} title={title}>
          {/* A phone shows the way to an offer in its first screen instead. */}
          <span className="max-sm:hidden">{words}</span>
        </Fact>
      ))}
    </ul>
  );
}
