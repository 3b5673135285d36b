import { Equation } from "#modules/trade-in/ui/held/equation.tsx";
import { daysLeft, momentText } from "#modules/trade-in/ui/life/offer-times.ts";
import { Fact } from "#modules/trade-in/ui/parts/fact.tsx";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { LOCALES } from "#platform/shared/texts/language.ts";
import { formatWholeDollars } from "#platform/shared/money.ts";

export interface StandingOffer extends TradeInView {
  readonly figure: Extract<NonNullable<TradeInView["figure"]>, { readonly kind: "offer" }>;
}

/** An offer that counts today. */
export function standingOffer(view: TradeInView | undefined): StandingOffer | null {
  if (view?.decision !== "AVAILABLE" || view.figure?.kind !== "offer") return null;
  return { ...view, figure: view.figure };
}

/** The offer by itself; what is owed on the car stands below it, beside who says so. */
export function OfferInHand({ offer }: { readonly offer: StandingOffer }) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        {t("You have an offer for your car. Use it in this deal, and see what it changes before you go on.")}
      </p>
      {offer.ownership === "OWNED" && (
        <Equation terms={[{ name: t("Our offer"), amount: formatWholeDollars(offer.figure.amountCents) }]} />
      )}
    </div>
  );
}

/** For which car, until when, and what follows from using it: what somebody asks before pressing (TRADE-06, TRADE-08). */
export function OfferTerms({
  offer,
  timeZone,
}: {
  readonly offer: StandingOffer;
  readonly timeZone: string;
}) {
  const t = useText();
  const path = usePath();
  const { car, miles, expiresAt } = offer;
  return (
    <section aria-label={t("About this offer")} className="grid gap-5 rounded-card bg-surface-sunken p-5">
      <ul className="grid gap-5 sm:grid-cols-2">
        {car !== null && miles !== null && (
          <Fact icon="document" title={[car.year, car.make, car.model, car.trim].filter(Boolean).join(" ")}>
            {t("{miles} miles, as you described it", { miles: miles.toLocaleString(LOCALES[t.language]) })}
          </Fact>
        )}
        {expiresAt !== null && (
          <Fact
            icon="calendar"
            title={t("Valid until {moment}", { moment: momentText(t, expiresAt, timeZone) })}
          >
            {t("{count} {count:day|days} left", { count: daysLeft(expiresAt, Date.parse(offer.now)) })}
          </Fact>
        )}
        <Fact icon="swap" title={t("One visit")}>
          {t("You hand your car over when you get the new one. Bring its keys and papers.")}
        </Fact>
        <Fact icon="info" title={t("What can still change it")}>
          {t(
            "We check the car when you hand it over. The amount changes only if the miles or an answer turn out to be different.",
          )}
        </Fact>
      </ul>
      <a
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-link underline underline-offset-4"
        href={path("/trade-in/offer")}
      >
        {t("See how we got to it")}
      </a>
    </section>
  );
}
