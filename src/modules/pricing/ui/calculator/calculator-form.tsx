import { type CSSProperties, useState } from "react";
import { Link, useLocation } from "react-router";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { fillText, type Text } from "#platform/shared/texts/text.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents, formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import type { DealEstimate } from "../../domain/deal-input.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { clampDownPayment, type DownPaymentLimits } from "#modules/worksheet/domain/terms/down-payment.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import { pricingMessages } from "../../messages.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { writeCalculatorAddress } from "./deal-address.ts";
import { MoneyField } from "./money-field.tsx";
import { movedWishes } from "../personal-words.ts";
import type { Calculator } from "./use-calculator.ts";

interface FormProps {
  readonly calculator: Calculator;
  readonly rules: DealRules;
}

/** What the calculator asks, the most telling first; every answer counts at once. */
export function CalculatorForm({ calculator, rules }: FormProps) {
  const { choices } = calculator;
  return (
    <div className="grid content-start gap-6">
      {choices.type !== "cash" && (
        <>
          <DownPayment calculator={calculator} key={choices.type} rules={rules} />
          <Term calculator={calculator} rules={rules} />
          {calculator.personal === null && calculator.lender === null && (
            <Credit calculator={calculator} rules={rules} />
          )}
        </>
      )}
      <Place calculator={calculator} />
      <TradeIn calculator={calculator} />
    </div>
  );
}

function limitsOf(estimate: DealEstimate | null): DownPaymentLimits | null {
  return estimate === null || estimate.kind === "cash" ? null : estimate.limits;
}

/** "Up to $27,076", or both ends where the lower one is not zero. */
function rangeText(t: Text, { minimumCents, maximumCents }: DownPaymentLimits): string {
  // Rounded inward, so that both amounts are taken as they are read.
  const most = formatWholeDollars(Math.floor(maximumCents / 100) * 100);
  const least = formatWholeDollars(Math.ceil(minimumCents / 100) * 100);
  return minimumCents <= 0 ? t("Up to {most}", { most }) : t("{least} to {most}", { least, most });
}

/** What is paid at signing: typed or dragged, never outside its limits (CALC-04, CALC-06, CALC-07). */
function DownPayment({ calculator, rules }: FormProps) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const { choices, estimate, personal, choose } = calculator;
  const [clamped, setClamped] = useState<"low" | "high" | null>(null);
  const limits = limitsOf(estimate);
  const isLease = choices.type === "lease";
  const shown =
    personal?.lenderQualified?.downPaymentCents ??
    choices.downPaymentCents ??
    (estimate?.kind === "finance" || estimate?.kind === "lease"
      ? estimate.dueAtSigningCents
      : centsOf(rules.defaultDownPaymentAmount));
  const settle = (cents: Cents) => {
    const kept = limits === null ? cents : clampDownPayment(cents, limits);
    setClamped(kept === cents ? null : kept < cents ? "high" : "low");
    choose({ downPaymentCents: kept });
  };
  const least = formatDollarsAndCents(limits?.minimumCents ?? 0);
  const most = formatDollarsAndCents(limits?.maximumCents ?? 0);
  const note = {
    high: fillText(text("pricing.downPaymentTooHigh"), { maximum: most }),
    low: fillText(text(isLease ? "pricing.leaseDownPaymentTooLow" : "pricing.loanLimit"), { minimum: least }),
  };
  return (
    <div className="grid gap-2">
      <MoneyField
        cents={shown}
        error={clamped === null ? undefined : note[clamped]}
        help={limits === null ? undefined : rangeText(t, limits)}
        id="calculator-down"
        label={isLease ? t("Due at signing") : t("Down payment")}
        onSettled={settle}
      />
      {limits !== null && (
        <input
          aria-label={isLease ? t("Due at signing") : t("Down payment")}
          aria-valuetext={formatDollarsAndCents(shown)}
          className="range-one"
          max={limits.maximumCents}
          min={limits.minimumCents}
          onChange={(event) => {
            setClamped(null);
            choose({ downPaymentCents: Number(event.target.value) });
          }}
          // Whole fifties are easier to hit; both ends can be reached whatever they are.
          step={Math.max(1, Math.min(5000, limits.maximumCents - limits.minimumCents))}
          style={{ "--to": shareOf(shown, limits) } as CSSProperties}
          type="range"
          value={shown}
        />
      )}
      {personal && <Moved change={{ downPaymentChange: personal.downPaymentChange, termChange: null }} />}
    </div>
  );
}

/** Where the thumb stands, 0 to 1. */
function shareOf(cents: number, limits: { minimumCents: number; maximumCents: number }): number {
  const width = limits.maximumCents - limits.minimumCents;
  return width <= 0 ? 1 : Math.min(1, Math.max(0, (cents - limits.minimumCents) / width));
}

/** PQ-11: what a lender's rules made of a wish, and why. */
function Moved({ change }: { change: Parameters<typeof movedWishes>[1] }) {
  const t = useText();
  return (
    <p aria-live="polite" className="text-small empty:hidden">
      {movedWishes(t, change).join(" ")}
    </p>
  );
}

function Term({ calculator, rules }: FormProps) {
  const t = useText();
  const { choices, estimate, personal, choose } = calculator;
  const isLease = choices.type === "lease";
  const terms = isLease ? rules.lease.terms : rules.financeTerms;
  const chosen = estimate?.kind === "finance" || estimate?.kind === "lease" ? estimate.termMonths : undefined;
  const miles = estimate?.kind === "lease" ? estimate.annualMiles : choices.annualMiles;
  return (
    <>
      <ChoiceRow
        legend={t("Months")}
        name="calculator-term"
        onChoose={(termMonths) => choose({ termMonths })}
        options={terms.map((months) => ({ value: months, label: String(months) }))}
        value={
          personal?.lenderQualified?.termMonths ?? choices.termMonths ?? chosen ?? rules.defaultTermMonths
        }
      />
      {personal && <Moved change={{ downPaymentChange: null, termChange: personal.termChange }} />}
      {isLease && (
        <ChoiceRow
          legend={t("Miles per year")}
          name="calculator-miles"
          onChoose={(annualMiles) => choose({ annualMiles })}
          options={rules.lease.annualMiles.map((value) => ({ value, label: value.toLocaleString("en-US") }))}
          value={miles ?? 0}
        />
      )}
    </>
  );
}

function Credit({ calculator: { choices, choose }, rules }: FormProps) {
  const t = useText();
  return (
    <SelectField
      help={t("Your best guess. This won't affect your credit.")}
      id="calculator-credit"
      label={t("Credit score")}
      onChange={(event) => choose({ creditTier: event.target.value as CreditTierName })}
      options={rules.creditTiers.map(({ name, displayName, low, high }) => ({
        value: name,
        label: `${t(displayName)} (${low}–${high})`,
      }))}
      value={choices.creditTier ?? rules.creditTierDefault}
    />
  );
}

/** Where the car will live decides tax, title and registration, and what delivery costs. */
function Place({ calculator }: { calculator: Calculator }) {
  const t = useText();
  const { choices, choose, placeName, zipError, deliveryNote } = calculator;
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? choices.zip ?? "";
  const change = (value: string) => {
    const zip = value.replaceAll(/\D/g, "").slice(0, 5);
    setDraft(zip);
    // Half a zip is no place: no town's tax stands beside it.
    choose(
      zip === "" ? { zip: undefined, isDelivered: undefined } : { zip: zip.length === 5 ? zip : undefined },
    );
  };
  return (
    <div className="grid gap-3">
      <TextField
        autoComplete="postal-code"
        className="tabular"
        error={choices.zip === typed ? (zipError ?? undefined) : undefined}
        help={placeName ?? t("For tax, title, registration and delivery")}
        id="calculator-zip"
        inputMode="numeric"
        label={t("Zip code")}
        maxLength={5}
        onChange={(event) => change(event.target.value)}
        optional
        value={typed}
      />
      {deliveryNote !== null && <p className="text-small">{deliveryNote}</p>}
      {choices.zip !== undefined && zipError === null && deliveryNote === null && (
        <CheckboxField
          checked={choices.isDelivered ?? false}
          id="calculator-delivery"
          label={t("Deliver it to me")}
          onChange={(event) => choose({ isDelivered: event.target.checked || undefined })}
        />
      )}
    </div>
  );
}

function TradeIn({ calculator: { choices, choose } }: { calculator: Calculator }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const here = `${pathname}${writeCalculatorAddress(search, choices)}#payment`;
  return (
    <Disclosure
      className="border-y border-line"
      open={choices.tradeValueCents !== undefined || choices.tradeOwedCents !== undefined}
      summary={t("Add a trade-in")}
    >
      <div className="grid gap-4 pb-4 sm:grid-cols-2">
        <MoneyField
          cents={choices.tradeValueCents ?? 0}
          id="calculator-trade"
          label={t("Trade-in value")}
          onSettled={(cents) => choose({ tradeValueCents: cents })}
        />
        <MoneyField
          cents={choices.tradeOwedCents ?? 0}
          id="calculator-owed"
          label={t("Loan balance")}
          onSettled={(cents) => choose({ tradeOwedCents: cents })}
        />
        <Link
          className="text-link underline underline-offset-4 sm:col-span-2"
          to={`/trade-in?returnTo=${encodeURIComponent(here)}`}
        >
          {t("What is your car worth?")}
        </Link>
      </div>
    </Disclosure>
  );
}
