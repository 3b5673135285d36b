import { Link } from "react-router";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Rolling } from "#design-system/rolling.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { CashEstimate, FinanceEstimate, LeaseEstimate } from "../../domain/deal-input.ts";
import { financeChargeCents } from "#modules/worksheet/domain/figures/finance-charge.ts";
import { NO_PRICES, usePriceForShopper } from "../personal-pricing.ts";
import type { OfferingLender } from "../shown-deal.ts";
import { PartsBar, type Part } from "../parts-bar.tsx";
import { ReasonLine, type ReasonLineProps } from "../reason-line.tsx";

type Possible = FinanceEstimate | LeaseEstimate | CashEstimate;

interface DealProps {
  readonly estimate: Possible;
  readonly lender?: OfferingLender | null;
}

/** The one large amount, and how it falls into its parts. */
export function DealHeadline({ estimate, lender = null }: DealProps) {
  const t = useText();
  const headline = headlineOf(t, estimate, lender);
  const parts = partsOf(t, estimate);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <output aria-live="polite" className="grid gap-0.5">
        <span className="text-small text-ink-muted">{headline.label}</span>
        <span className="text-heading font-bold tracking-tight tabular">
          {rich(headline.text, {
            amount: <Rolling of={money(headline.cents)}>{money(headline.cents)}</Rolling>,
          })}
        </span>
      </output>
      {parts.length > 0 && <PartsBar parts={parts} />}
    </div>
  );
}

/** Every number of the answer with its reason. */
export function DealLines({ estimate, lender = null }: DealProps) {
  const t = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        {estimate.lines.map((line) => (
          <ReasonLine
            key={`${line.code} ${line.label}`}
            label={line.label}
            mark={line.isEstimate ? t("estimate") : undefined}
            reason={line.derivation}
            value={money(line.amountCents)}
          />
        ))}
        {rowsOf(t, estimate, lender).map((row) => (
          <ReasonLine key={row.label} {...row} />
        ))}
      </div>
      <SmallPrint estimate={estimate} lender={lender} />
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
  finance: (t: Text, estimate: FinanceEstimate, lender: OfferingLender | null): Headline => ({
    label: t(
      lender === null
        ? english("Estimated payment for {months} months at {apr}% APR")
        : english("Your payment with {lender} for {months} months at {apr}% APR"),
      {
        months: estimate.termMonths,
        apr: aprOf(estimate, lender).toFixed(2),
        lender: lender?.lenderName ?? "",
      },
    ),
    text: t("{amount}/mo"),
    cents: estimate.monthlyPaymentCents,
  }),
  lease: (t: Text, estimate: LeaseEstimate, lender: OfferingLender | null): Headline => ({
    label: t(
      lender === null
        ? english("Estimated lease for {months} months with {miles} miles a year")
        : english("Your lease with {lender} for {months} months with {miles} miles a year"),
      {
        months: estimate.termMonths,
        miles: estimate.annualMiles.toLocaleString("en-US"),
        lender: lender?.lenderName ?? "",
      },
    ),
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

function headlineOf(t: Text, estimate: Possible, lender: OfferingLender | null): Headline {
  if (estimate.kind === "cash") return HEADLINES.cash(t, estimate);
  return estimate.kind === "lease"
    ? HEADLINES.lease(t, estimate, lender)
    : HEADLINES.finance(t, estimate, lender);
}

/** With a lender's fees in it, as its contract would disclose it (Regulation Z). */
function aprOf({ apr, worksheet }: FinanceEstimate, lender: OfferingLender | null): number {
  return lender === null ? apr : (worksheet.loan?.apr ?? apr);
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

function rowsOf(t: Text, estimate: Possible, lender: OfferingLender | null): readonly ReasonLineProps[] {
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
      return financeRows(t, estimate, lender);
    case "lease":
      return leaseRows(t, estimate);
  }
}

function financeRows(
  t: Text,
  estimate: FinanceEstimate,
  lender: OfferingLender | null,
): readonly ReasonLineProps[] {
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
      value: `${aprOf(estimate, lender).toFixed(2)}%`,
      reason:
        lender === null
          ? t("An example rate for the credit you chose. Your lender sets your actual rate.")
          : t("What {lender} offered when you pre-qualified. Your full application decides.", {
              lender: lender.lenderName,
            }),
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

const WHAT_CAN_CHANGE = {
  finance: english(
    "It can change with the car, its price and mileage, taxes where you live, coverage, a trade-in, and your full credit application. It isn't a commitment to lend.",
  ),
  lease: english(
    "It can change with the car, its price, taxes where you live, coverage, a trade-in, and your full credit application. It isn't a commitment to lease.",
  ),
};

function SmallPrint({ estimate, lender }: { estimate: Possible; lender: OfferingLender | null }) {
  const t = useText();
  const isPreQualified = usePriceForShopper() !== NO_PRICES;
  if (lender !== null && estimate.kind !== "cash")
    return (
      <p className="max-w-prose text-small text-ink-muted">
        {t("As of {date}.", { date: dayText(new Date(lender.asOf), t.language) })}{" "}
        {t(WHAT_CAN_CHANGE[estimate.kind])}
      </p>
    );
  return (
    <p className="max-w-prose text-small text-ink-muted">
      {estimate.kind !== "cash" && `${t("An estimate, not an offer of credit.")} `}
      {estimate.kind === "lease" &&
        isPreQualified &&
        `${t("None of your lenders leases this car on these terms when you pre-qualify. A leasing company can still answer your application.")} `}
      {!estimate.includesTaxesAndFees &&
        `${t("Add a zip code to include tax, title, registration and fees.")} `}
      <Link className="text-link underline underline-offset-4" to="/faq#payments">
        {t("How we estimate payments")}
      </Link>
    </p>
  );
}
