import { Disclosure } from "#design-system/disclosure.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { HandoverView, PrintedTerms } from "../domain/handover-view.ts";
import { PayoffClock } from "./payoff-clock.tsx";

/** Before the inspection: what to bring, and everything that may change the amount. */
export function BringTradeIn({ view }: { readonly view: HandoverView }) {
  const t = useText();
  const { car, promisedCents, terms, payoff } = view;
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title={t("Bring your trade-in")}>
        {t("We take your {car} for {amount} when you get your new car.", {
          car,
          amount: money(promisedCents),
        })}
      </StepHeading>
      <section aria-labelledby="to-bring" className="grid gap-2">
        <h2 className="text-title" id="to-bring">
          {t("What to bring")}
        </h2>
        <ul className="list-disc pl-5">
          <li>{t("The car, and all of its keys")}</li>
          <li>{t("The registration")}</li>
          <li>
            {payoff === null
              ? t("The title, if you have it on paper")
              : t("Your account number at the lender or leasing company")}
          </li>
          <li>{t("Take your belongings out of the car and the toll tag off the windshield")}</li>
        </ul>
      </section>
      {terms !== null && <WhatMayChange terms={terms} />}
      {payoff !== null && <PayoffClock payoff={payoff} />}
    </div>
  );
}

function WhatMayChange({ terms }: { readonly terms: PrintedTerms }) {
  const t = useText();
  return (
    <section aria-labelledby="may-change" className="grid gap-2">
      <h2 className="text-title" id="may-change">
        {t("What may change the amount")}
      </h2>
      <p>
        {t(
          "We look at the car when you bring it. The amount changes only if an answer turns out to be different, and only by what is listed here. Up to {free} miles more than the {miles} you told us change nothing; each mile after that takes off {rate}.",
          {
            free: terms.freeMiles.toLocaleString("en-US"),
            miles: terms.miles.toLocaleString("en-US"),
            rate: money(terms.centsPerMile),
          },
        )}
      </p>
      <Disclosure summary={t("See every answer")}>
        <dl className="grid gap-4 pt-2">
          {terms.questions.map(({ ask, told, others }) => (
            <div className="grid gap-1" key={ask}>
              <dt className="font-semibold">{t(ask)}</dt>
              <dd className="text-small text-ink-muted">{t("You said: {answer}", { answer: t(told) })}</dd>
              {others.map(({ label, amountCents }) => (
                <dd className="flex justify-between gap-4" key={label}>
                  <span>{t(label)}</span>
                  <span className="tabular-nums">{money(amountCents)}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}
