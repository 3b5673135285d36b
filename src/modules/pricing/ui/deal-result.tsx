import { Link } from "react-router";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { CashEstimate, FinanceEstimate, LeaseEstimate } from "../domain/deal-input.ts";
import { financeChargeCents } from "../domain/finance-charge.ts";
import { PartsBar, type Part } from "./parts-bar.tsx";
import { ReasonLine, type ReasonLineProps } from "./reason-line.tsx";

type Possible = FinanceEstimate | LeaseEstimate | CashEstimate;

/** The one large amount, and how it falls into its parts. */
export function DealHeadline({ estimate }: { estimate: Possible }) {
  const t = useText();
  const headline = headlineOf(t, estimate);
  const parts = partsOf(t, estimate);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <output aria-live="polite" className="grid gap-0.5">
        <span className="text-small text-ink-muted">{headline.label}</span>
        <span className="text-heading font-bold tracking-tight tabular">
          {rich(headline.text, { amount: money(headline.cents) })}
        </span>
      </output>
      {parts.length > 0 && <PartsBar parts={parts} />}
    </div>
  );
}

/** Every number of the answer with its reason. */
export function DealLines({ estimate }: { estimate: Possible }) {
  const t = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        {estimate.lines.map((line) => (
          <ReasonLine
            key={line.code}
            label={line.label}
            mark={line.isEstimate ? t("estimate") : undefined}
            reason={line.derivation}
            value={money(line.amountCents)}
          />
        ))}
        {rowsOf(t, estimate).map((row) => (
          <ReasonLine key={row.label} {...row} />
        ))}
      </div>
      <SmallPrint estimate={estimate} />
    </div>
  );
}

interface Headline {
  readonly label: string;
  /** A sentence around `{amount}`. */
  readonly text: string;
  readonly cents: number;
}

const HEADLINES = {
  finance: (t: Text, estimate: FinanceEstimate): Headline => ({
    label: t("Estimated payment for {months} months at {apr}% APR", {
      months: estimate.termMonths,
      apr: estimate.apr.toFixed(2),
    }),
    text: t("{amount}/mo"),
    cents: estimate.monthlyPaymentCents,
  }),
  lease: (t: Text, estimate: LeaseEstimate): Headline => ({
    label: t("Estimated lease for {months} months with {miles} miles a year", {
      months: estimate.termMonths,
      miles: estimate.annualMiles.toLocaleString("en-US"),
    }),
    text: t("{amount}/mo"),
    cents: estimate.monthlyPaymentCents,
  }),
  cash: (t: Text, estimate: CashEstimate): Headline => ({
    label: estimate.includesTaxesAndFees
      ? t("Total cost")
      : t("Before tax, title, registration and any documentation fee"),
    text: "{amount}",
    cents: estimate.amountDueCents,
  }),
};

function headlineOf(t: Text, estimate: Possible): Headline {
  if (estimate.kind === "cash") return HEADLINES.cash(t, estimate);
  return estimate.kind === "lease" ? HEADLINES.lease(t, estimate) : HEADLINES.finance(t, estimate);
}

function partsOf(t: Text, estimate: Possible): readonly Part[] {
  if (estimate.kind === "cash") return [];
  if (estimate.kind === "lease") {
    return [
      { label: t("Due at signing"), cents: estimate.dueAtSigningCents },
      { label: t("Later payments"), cents: estimate.totalOfPaymentsCents - estimate.dueAtSigningCents },
    ];
  }
  return [
    { label: t("Down"), cents: estimate.dueAtSigningCents },
    { label: t("Financed"), cents: estimate.financedAmountCents },
    { label: t("Interest"), cents: financeChargeCents(estimate) },
  ];
}

function rowsOf(t: Text, estimate: Possible): readonly ReasonLineProps[] {
  switch (estimate.kind) {
    case "cash":
      return [
        {
          label: t("Your total"),
          value: money(estimate.amountDueCents),
          reason: t("The sum of all lines."),
          isStrong: true,
        },
      ];
    case "finance":
      return financeRows(t, estimate);
    case "lease":
      return leaseRows(t, estimate);
  }
}

function financeRows(t: Text, estimate: FinanceEstimate): readonly ReasonLineProps[] {
  const { derivation } = estimate;
  return [
    {
      label: t("Down payment"),
      value: money(-estimate.dueAtSigningCents),
      reason: t("What you pay at signing. It lowers what is financed."),
    },
    {
      label: t("Amount financed"),
      value: money(estimate.financedAmountCents),
      reason: derivation.financedAmount,
      isStrong: true,
    },
    {
      label: t("APR"),
      value: `${estimate.apr.toFixed(2)}%`,
      reason: t("An example rate for the credit you chose. Your lender sets your actual rate."),
    },
    {
      label: t("Interest over the term"),
      value: money(financeChargeCents(estimate)),
      reason: derivation.financeCharge,
    },
    {
      label: t("Last payment"),
      value: money(estimate.lastPaymentCents),
      reason: derivation.lastPayment,
    },
    {
      label: t("Total of payments"),
      value: money(estimate.totalOfPaymentsCents),
      reason: t("All {count} payments together. The down payment is not part of it.", {
        count: estimate.termMonths,
      }),
    },
    {
      label: t("Each month"),
      value: money(estimate.monthlyPaymentCents),
      reason: derivation.monthlyPayment,
      isStrong: true,
    },
  ];
}

function leaseRows(t: Text, estimate: LeaseEstimate): readonly ReasonLineProps[] {
  const { derivation } = estimate;
  return [
    {
      label: t("Due at signing"),
      value: money(estimate.dueAtSigningCents),
      reason: derivation.dueAtSigning,
      isStrong: true,
    },
    {
      label: t("Capitalized cost after reduction"),
      value: money(estimate.adjustedCapCostCents),
      reason: t("Price and capitalized fees less incentives, trade-in and the reduction at signing."),
    },
    { label: t("Residual value"), value: money(estimate.residualCents), reason: derivation.residual },
    {
      label: t("Total of payments"),
      value: money(estimate.totalOfPaymentsCents),
      reason: t("What is due at signing and {count} more payments. The car goes back at the end.", {
        count: estimate.termMonths - 1,
      }),
    },
    {
      label: t("Each month"),
      value: money(estimate.monthlyPaymentCents),
      reason: derivation.monthlyPayment,
      isStrong: true,
    },
  ];
}

function SmallPrint({ estimate }: { estimate: Possible }) {
  const t = useText();
  return (
    <p className="max-w-prose text-small text-ink-muted">
      {estimate.kind !== "cash" && `${t("An estimate, not an offer of credit.")} `}
      {!estimate.includesTaxesAndFees &&
        `${t("Add a zip code to include tax, title, registration and fees.")} `}
      <Link className="text-link underline underline-offset-4" to="/faq#payments">
        {t("How we estimate payments")}
      </Link>
    </p>
  );
}
