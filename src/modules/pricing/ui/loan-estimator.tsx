import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { LinkButton } from "#design-system/button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import { type ExampleRules, loanExample, type LoanWish } from "../domain/loan-example.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import { ChoiceRow } from "./calculator/choice-row.tsx";

const LEAST: Cents = 800_000;
const MOST: Cents = 8_000_000;
const PRICE_STEP: Cents = 50_000;
const DOWN_STEP: Cents = 25_000;
const USUAL: Cents = 2_500_000;

interface LoanEstimatorProps {
  readonly rules: ExampleRules;
  /** The way to payments of one's own, beside the answer. */
  readonly children?: ReactNode;
}

/** A month's payment that follows every slider at once, as the cars' cards count it (VEH-11). */
export function LoanEstimator({ rules, children }: LoanEstimatorProps) {
  const t = useText();
  const [wish, setWish] = useState(() => usualWish(rules));
  const change = (part: Partial<LoanWish>) => setWish((now) => within({ ...now, ...part }));
  return (
    <section
      aria-labelledby="estimator"
      className="grid gap-6 rounded-card bg-surface-sunken p-5 md:grid-cols-2 md:gap-10 md:p-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-5">
        <h2 className="text-title" id="estimator">
          {t("Estimate a payment")}
        </h2>
        <AmountSlider
          label={t("Price of the car")}
          limits={[LEAST, MOST, PRICE_STEP]}
          onMove={(priceCents) => change({ priceCents })}
          value={wish.priceCents}
        />
        <AmountSlider
          label={t("Down payment")}
          limits={[0, mostDown(wish.priceCents), DOWN_STEP]}
          onMove={(downPaymentCents) => change({ downPaymentCents })}
          value={wish.downPaymentCents}
        />
        <ChoiceRow
          legend={t("Months")}
          name="estimator-term"
          onChoose={(termMonths) => change({ termMonths })}
          options={rules.terms.map((months) => ({ value: months, label: String(months) }))}
          value={wish.termMonths}
        />
        <SelectField
          help={t("Your best guess. This won't affect your credit.")}
          id="estimator-credit"
          label={t("Credit score")}
          onChange={({ currentTarget }) => change({ tier: currentTarget.value as CreditTierName })}
          options={rules.tiers.map(({ name, displayName, low, high }) => ({
            value: name,
            label: `${t(displayName)} (${low}–${high})`,
          }))}
          value={wish.tier}
        />
      </div>
      <Answer rules={rules} wish={wish}>
        {children}
      </Answer>
    </section>
  );
}

function usualWish({ payment, contentSettings, tiers, terms }: ExampleRules): LoanWish {
  const usualTerm = contentSettings.consumerSiteDefaultCreditTerm;
  return within({
    priceCents: USUAL,
    downPaymentCents: centsOf(payment.defaultDownPaymentAmount),
    termMonths: terms.includes(usualTerm) ? usualTerm : (terms[0] ?? usualTerm),
    tier: tiers.some(({ name }) => name === payment.creditTierDefault)
      ? payment.creditTierDefault
      : (tiers[0]?.name ?? payment.creditTierDefault),
  });
}

/** Up to half of the price: so much is always left that there is a loan to talk about. */
function mostDown(priceCents: Cents): Cents {
  return Math.floor(priceCents / 2 / DOWN_STEP) * DOWN_STEP;
}

function within(wish: LoanWish): LoanWish {
  return { ...wish, downPaymentCents: Math.min(wish.downPaymentCents, mostDown(wish.priceCents)) };
}

interface AmountSliderProps {
  readonly label: string;
  /** Least, most and step. */
  readonly limits: readonly [Cents, Cents, Cents];
  readonly value: Cents;
  readonly onMove: (cents: Cents) => void;
}

function AmountSlider({ label, limits: [least, most, step], value, onMove }: AmountSliderProps) {
  const id = useId();
  return (
    <div>
      <label className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold" htmlFor={id}>
        {label}
        <b className="text-lead">{formatWholeDollars(value)}</b>
      </label>
      <input
        aria-valuetext={formatWholeDollars(value)}
        className="range-one"
        id={id}
        max={most}
        min={least}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
        step={step}
        style={{ "--to": (value - least) / Math.max(1, most - least) } as CSSProperties}
        type="range"
        value={value}
      />
    </div>
  );
}

function Answer({ rules, wish, children }: LoanEstimatorProps & { readonly wish: LoanWish }) {
  const t = useText();
  const found = loanExample(rules, wish);
  const financed = formatWholeDollars(wish.priceCents - wish.downPaymentCents);
  return (
    <div className="grid content-start gap-4 rounded-card bg-surface-raised max-md:order-first p-5 md:p-6">
      {found === null ? (
        <output className="text-lead font-semibold">
          {t("Lenders don't usually make a loan like this. Try a higher price or a smaller down payment.")}
        </output>
      ) : (
        <>
          <output className="grid" htmlFor="estimator-credit">
            <span className="text-small">{t("Estimated payment")}</span>
            <b className="font-heading text-display font-bold">
              {t("{amount}/mo", { amount: formatWholeDollars(found.monthlyCents) })}
            </b>
          </output>
          <dl className="grid grid-cols-2 gap-3 border-y border-line py-3 text-small">
            <Term label={t("Amount financed")} value={financed} />
            <Term label={t("APR")} value={`${found.apr.toFixed(2)}%`} />
            <Term label={t("Cost of the loan")} value={formatWholeDollars(found.interestCents)} />
            <Term
              label={t("Total of payments")}
              value={formatWholeDollars(found.monthlyCents * wish.termMonths)}
            />
          </dl>
        </>
      )}
      <LinkButton look="secondary" to={`/search?priceMax=${Math.round(wish.priceCents / 100)}`}>
        {t("See cars up to {amount}", { amount: formatWholeDollars(wish.priceCents) })}
      </LinkButton>
      {children}
      <p className="text-fine">
        {t("For a used car, before tax, title and registration. An estimate, not an offer of credit.")}
      </p>
    </div>
  );
}

function Term({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-semibold tabular">{value}</dd>
    </div>
  );
}
