import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import {
  fraction,
  minus,
  over,
  plus,
  times,
  toCents,
  type Fraction,
} from "#modules/worksheet/domain/figures/fraction.ts";
import { formatRate, type Ppm } from "#modules/worksheet/domain/figures/rate.ts";

export interface LeaseInput {
  readonly priceCents: Cents;
  /** The residual is a share of it; of the price when there is none. */
  readonly msrpCents: Cents | null;
  readonly capitalizedFeesCents: Cents;
  readonly protectionCents: Cents;
  readonly incentivesCents: Cents;
  readonly tradeEquityCents: Cents;
  readonly residualPpm: Ppm;
  readonly termMonths: number;
  /** The rate behind the money factor; never shown as an annual percentage rate (Reg M). */
  readonly ratePpm: Ppm;
  readonly taxPpm: Ppm;
  readonly securityDepositCents: Cents;
  readonly upfrontFeesCents: Cents;
}

export interface LeasePayment {
  readonly kind: "lease";
  readonly monthlyPaymentCents: Cents;
  readonly firstMonthPaymentCents: Cents;
  readonly capCostReductionCents: Cents;
  readonly securityDepositCents: Cents;
  readonly dueAtSigningCents: Cents;
  readonly adjustedCapCostCents: Cents;
  readonly residualCents: Cents;
  readonly derivation: Readonly<Record<"monthlyPayment" | "dueAtSigning" | "residual", string>>;
}

/** CALC-07. */
interface DownPaymentTooLow {
  readonly kind: "down-payment-too-low";
  readonly minimumDueCents: Cents;
}

interface Terms {
  /** Capitalized cost before any reduction. */
  readonly capCost: Cents;
  readonly residualCents: Cents;
  /** Payment without a reduction, `a` of B-4. */
  readonly a: Fraction;
  /** Payment saved per cent of reduction, `b` of B-4. */
  readonly b: Fraction;
}

/** B-4: the least that is due at signing: first payment, deposit and upfront fees, without any reduction. */
export function minimumDueAtSigning(input: LeaseInput): Cents {
  return toCents(termsOf(input).a) + input.securityDepositCents + input.upfrontFeesCents;
}

/**
 * B-3, B-4: the lease for a down payment that is everything paid at signing. What it holds beyond first
 * payment, deposit and fees lowers the capitalized cost, so both sides are solved together and add up exactly.
 */
export function leasePayment(
  input: LeaseInput,
  downPaymentCents: Cents,
  t: Text = englishText,
): LeasePayment | DownPaymentTooLow {
  const terms = termsOf(input);
  const minimumDueCents = minimumDueAtSigning(input);
  if (downPaymentCents < minimumDueCents) return { kind: "down-payment-too-low", minimumDueCents };
  const fixed = input.securityDepositCents + input.upfrontFeesCents;
  const towards = fraction(downPaymentCents - fixed);
  const exact = over(minus(terms.a, times(terms.b, towards)), minus(fraction(1), terms.b));
  const monthlyPaymentCents = Math.max(0, toCents(exact));
  const capCostReductionCents = downPaymentCents - fixed - monthlyPaymentCents;
  return {
    kind: "lease",
    monthlyPaymentCents,
    firstMonthPaymentCents: monthlyPaymentCents,
    capCostReductionCents,
    securityDepositCents: input.securityDepositCents,
    dueAtSigningCents: downPaymentCents,
    adjustedCapCostCents: terms.capCost - capCostReductionCents,
    residualCents: terms.residualCents,
    derivation: leaseDerivation(
      {
        ...input,
        capCostCents: terms.capCost - capCostReductionCents,
        residualCents: terms.residualCents,
        firstMonthPaymentCents: monthlyPaymentCents,
        capCostReductionCents,
        residualBaseCents: input.msrpCents ?? input.priceCents,
      },
      t,
    ),
  };
}

function termsOf(input: LeaseInput): Terms {
  const capCost =
    input.priceCents +
    input.capitalizedFeesCents +
    input.protectionCents -
    input.incentivesCents -
    input.tradeEquityCents;
  const residual = fraction(
    BigInt(input.msrpCents ?? input.priceCents) * BigInt(input.residualPpm),
    1_000_000n,
  );
  const perMonth = fraction(1, input.termMonths);
  // Money factor: rate in percent / 2400.
  const factor = fraction(input.ratePpm, 24_000_000);
  const taxed = fraction(1_000_000 + input.taxPpm, 1_000_000);
  const b = times(taxed, plus(perMonth, factor));
  const a = minus(times(b, fraction(capCost)), times(taxed, times(residual, minus(perMonth, factor))));
  return { capCost, residualCents: toCents(residual), a, b };
}

/** The amounts that the reasons of a lease name. */
interface LeaseParts {
  readonly capCostCents: Cents;
  readonly residualCents: Cents;
  readonly termMonths: number;
  readonly taxPpm: Ppm;
  /** Of the whole lease, where a state takes it at once and it is financed. */
  readonly capitalizedTaxCents?: Cents;
  readonly firstMonthPaymentCents: Cents;
  readonly capCostReductionCents: Cents;
  readonly securityDepositCents: Cents;
  readonly upfrontFeesCents: Cents;
  readonly residualPpm: Ppm;
  /** What the residual is a share of. */
  readonly residualBaseCents: Cents;
}

/** How each amount of a lease came about, in a sentence a buyer can read. */
export function leaseDerivation(parts: LeaseParts, t: Text): LeasePayment["derivation"] {
  const money = formatDollarsAndCents;
  return {
    monthlyPayment: leaseReason(parts, t),
    dueAtSigning: t(
      "First payment {first}, capitalized cost reduction {reduction}, security deposit {deposit} and fees {fees}.",
      {
        first: money(parts.firstMonthPaymentCents),
        reduction: money(parts.capCostReductionCents),
        deposit: money(parts.securityDepositCents),
        fees: money(parts.upfrontFeesCents),
      },
    ),
    residual: t("{rate} of {price}.", {
      rate: formatRate(parts.residualPpm),
      price: money(parts.residualBaseCents),
    }),
  };
}

function leaseReason({ capitalizedTaxCents = 0, ...parts }: LeaseParts, t: Text): string {
  const money = formatDollarsAndCents;
  const values = {
    cost: money(parts.capCostCents),
    residual: money(parts.residualCents),
    months: parts.termMonths,
    rate: formatRate(parts.taxPpm),
    tax: money(capitalizedTaxCents),
  };
  return capitalizedTaxCents === 0
    ? t("Depreciation and rent on {cost} down to {residual} over {months} months, with {rate} tax.", values)
    : t(
        "Depreciation and rent on {cost} down to {residual} over {months} months. The cost includes the state's tax on the whole lease, {tax}.",
        values,
      );
}
