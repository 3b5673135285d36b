import { LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Fact } from "#modules/trade-in/ui/parts/fact.tsx";
import type { TradeInSite } from "#modules/trade-in/ui/parts/trade-in-site.ts";

/** Toward another car, or as a sale; and what can still change it. */
export function WhatNext({ site }: { readonly site: TradeInSite }) {
  const t = useText();
  return (
    <section aria-labelledby="next" className="grid gap-5">
      <h2 className="text-title" id="next">
        {t("What you can do with it")}
      </h2>
      <ul className="grid gap-5">
        <Fact icon="cart" title={t("Trade it in toward one of our cars")}>
          {t("Choose a car. We take yours when you get the new one.")}
        </Fact>
        <Fact icon="card" title={t("Or just sell it to us")}>
          {t(
            "{brand} buys your car for the same amount, less any loan payoff. Make an appointment and bring the car and its papers. If you owe more than the offer, you pay the difference.",
            { brand: site.brand },
          )}
        </Fact>
        <Fact icon="info" title={t("What can still change it")}>
          {t(
            "We check the car when you hand it over. The amount changes only if the miles or an answer turn out to be different.",
          )}
        </Fact>
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton className="max-sm:w-full" to="/search">
          {t("Find your next car")}
        </LinkButton>
        {site.sellsOnline ? (
          <LinkButton className="max-sm:w-full" look="secondary" to="/trade-in/sell">
            {t("Sell it to us")}
          </LinkButton>
        ) : (
          <LinkButton className="max-sm:w-full" look="secondary" to="/contact-us">
            {t("Sell it: make an appointment")}
          </LinkButton>
        )}
      </div>
      <p className="text-ink-muted">
        {rich(t("Questions? Call {phone}."), { phone: <PhoneLink number={site.supportPhone} /> })}
      </p>
    </section>
  );
}
