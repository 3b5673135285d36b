import { useText } from "#platform/browser/texts/texts.tsx";
import { Fact } from "./journey-page.tsx";

/** Why somebody would do this, beside the form. */
export function WhatItIs() {
  const t = useText();
  return (
    <aside aria-labelledby="what-it-is" className="content-start lg:pt-16">
      <div className="grid gap-5 rounded-card border border-line bg-surface-sunken p-6 lg:sticky lg:top-8">
        <h2 className="text-lead" id="what-it-is">
          {t("What you get")}
        </h2>
        <ul className="grid gap-5">
          <Fact icon="shield" title={t("No effect on your credit score")}>
            {t("It's a soft check. Lenders who look at your credit later don't see it.")}
          </Fact>
          <Fact icon="card" title={t("Your payment on every car")}>
            {t("From the lenders we work with: the rate, the term and the down payment.")}
          </Fact>
          <Fact icon="calendar" title={t("Valid for 30 days")}>
            {t("No obligation. You can delete your result whenever you like.")}
          </Fact>
          <Fact icon="clock" title={t("About a minute")}>
            {t("We ask for more only when we can't find you without it.")}
          </Fact>
        </ul>
      </div>
    </aside>
  );
}
