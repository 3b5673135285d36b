import type { ReactNode } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import { VehicleGone } from "#modules/checkout/ui/vehicle-gone.tsx";
import type { ApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { DecisionView } from "../domain/decision-view.ts";
import { AcceptOffer } from "./accept-offer.tsx";
import { Declined } from "./declined.tsx";
import { DeclineOffers } from "./decline-offers.tsx";
import type { DecisionProps } from "./decision-props.ts";
import { decisionPath, isCarGone, placeAt, placeFor } from "./decision-place.ts";
import { OfferTable } from "./offer-table.tsx";
import { OtherWays } from "./other-ways.tsx";
import { SinceYouApplied } from "./since-applied.tsx";
import { Waiting } from "./waiting.tsx";

interface LoadedDecision {
  readonly orderNumber: string;
  /** The answers as they are read. */
  readonly loaded: ApiData<DecisionView>;
  /** What the buyer was written about their credit. */
  readonly letters: (view: DecisionView) => ReactNode;
}

/** Travels with the way back from an offer that is gone. */
const OFFER_GONE = { isOfferGone: true } as const;
const isOfferGone = (came: unknown): boolean =>
  typeof came === "object" && came !== null && "isOfferGone" in came;

/** The answers at the address that shows them, or what keeps them from being shown (LEND-01). */
export function Decision({ orderNumber, loaded, letters }: LoadedDecision) {
  const t = useText();
  const { pathname, state: came } = useLocation();
  const [search] = useSearchParams();
  const { data, error, reload } = loaded;
  if (error) return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your order")} />;
  if (!data) return <Skeleton className="h-96" />;
  const offer = data.offers.find(({ offerId }) => offerId === search.get("offer"));
  const asked = placeAt(pathname);
  const place = placeFor(data.state, { place: asked, hasOffer: offer !== undefined });
  if (place !== asked) {
    // Whoever was about to accept it hears why they are back at the others.
    const state = asked === "accept" && data.state === "offers" ? OFFER_GONE : null;
    return <Navigate replace state={state} to={`/checkout/${orderNumber}/${decisionPath(place)}`} />;
  }
  const parts = { view: data, onChange: reload };
  if (isCarGone(data))
    return (
      <div className="grid gap-6">
        <VehicleGone vehicle={data.order.vehicle} />
        {letters(data)}
      </div>
    );
  return (
    <div className="grid gap-6">
      {isOfferGone(came) && data.state === "offers" && (
        <AlertBar type="warning">
          {t("The offer you chose can no longer be accepted. Here is what stands now.")}
        </AlertBar>
      )}
      <SinceYouApplied view={data} />
      {place === "accept" && offer && <AcceptOffer {...parts} offer={offer} />}
      {place === "decline" && <DeclineOffers {...parts} />}
      {place !== "accept" && place !== "decline" && <Answer {...parts} />}
      {place !== "accept" && place !== "decline" && letters(data)}
      <Card>
        <OrderVehicle vehicle={data.order.vehicle} />
      </Card>
    </div>
  );
}

function Answer(parts: DecisionProps) {
  const t = useText();
  const { order, state } = parts.view;
  switch (state) {
    case "offers":
      return <OfferTable {...parts} />;
    case "waiting":
    case "timed-out":
      return <Waiting {...parts} />;
    case "declined":
      return <Declined {...parts} />;
    case "accepted":
      return (
        <section className="grid gap-3">
          <h1 className="text-heading">{t("Your car is reserved")}</h1>
          <LinkButton className="justify-self-start" to={`/progress/${order.orderNumber}`}>
            {t("Track your order")}
          </LinkButton>
        </section>
      );
    case "ran-out":
    case "ended":
    case "none":
      return <Over {...parts} />;
  }
}

function Over({ view: { state, order } }: DecisionProps) {
  const t = useText();
  const titles = {
    "ran-out": t("Your offers have expired"),
    ended: t("This application has ended"),
    none: t("There is no application yet"),
  };
  return (
    <section className="grid gap-3">
      <h1 className="text-heading">{titles[state as keyof typeof titles]}</h1>
      <p className="max-w-prose">
        {state === "ran-out"
          ? t(
              "You didn't choose one in time, so we're no longer holding the car for you. Nothing was charged. While the car is for sale you can apply again or pay another way.",
            )
          : t("Nothing was charged, and your car is still in your cart.")}
      </p>
      {state === "ended" && (
        <p className="max-w-prose">
          {t("You can change the deal and apply again, pay in full, or use your own bank or credit union.")}
        </p>
      )}
      <OtherWays order={order} />
    </section>
  );
}
