import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { fraction, times, toCents, type Fraction } from "./fraction.ts";
import { formatRate, type Ppm } from "./rate.ts";
import { settledPayments } from "./settled-payments.ts";

/** Interest before the first regular period, by the lender's convention. */
interface OddDays {
  /** Days from contract to first payment; 30 is regular. */
  readonly daysToFirstPayment: number;
  readonly daysInYear: 365 | 360;
}

interface FinanceInput {
  readonly priceCents: Cents;
  readonly taxesAndFeesCents: Cents;
  readonly deliveryFeeCents: Cents;
  readonly protectionCents: Cents;
  readonly incentivesCents: Cents;
  /** Trade value less payoff; negative equity adds to what is financed. */
  readonly tradeEquityCents: Cents;
  readonly downPaymentCents: Cents;
  readonly aprPpm: Ppm;
  readonly termMonths: number;
  readonly oddDays?: OddDays;
}

interface LoanInput {
  readonly amountCents: Cents;
  readonly aprPpm: Ppm;
  readonly termMonths: number;
  readonly oddDays?: OddDays | undefined;
}

interface LoanPayment {
  readonly monthlyPaymentCents: Cents;
  /** What the last month really takes after every payment was rounded. */
  readonly lastPaymentCents: Cents;
  /** B-1: term times payment less the amount, never negative. What is shown is `financeChargeCents`. */
  readonly totalInterestCents: Cents;
  /** All payments with the exact last one. */
  readonly totalOfPaymentsCents: Cents;
}

export interface FinancePayment extends LoanPayment {
  readonly financedAmountCents: Cents;
  readonly dueAtSigningCents: Cents;
  readonly aprPpm: Ppm;
  readonly termMonths: number;
  /** How each amount came about, in a sentence a buyer can read. */
  readonly derivation: Readonly<
    Record<"financedAmount" | "monthlyPayment" | "lastPayment" | "totalInterest" | "financeCharge", string>
  >;
}

/** B-1: what is left to finance. Negative when equity and down payment exceed the rest (CALC-09). */
export function financedAmount(input: Omit<FinanceInput, "aprPpm" | "termMonths" | "oddDays">): Cents {
  return (
    input.priceCents +
    input.taxesAndFeesCents +
    input.deliveryFeeCents +
    input.protectionCents -
    input.incentivesCents -
    input.tradeEquityCents -
    input.downPaymentCents
  );
}

/** CALC-02, B-1. Limits (minimum amount, largest down payment) are `financeLimitProblems`' business. */
export function financePayment(input: FinanceInput, t: Text = englishText): FinancePayment {
  const amountCents = financedAmount(input);
  const { aprPpm, termMonths } = input;
  const loan = loanPayment({ amountCents, aprPpm, termMonths, oddDays: input.oddDays });
  const payment = {
    ...loan,
    financedAmountCents: amountCents,
    dueAtSigningCents: input.downPaymentCents,
    aprPpm,
    termMonths,
  };
  return { ...payment, derivation: financeDerivation(input, payment, t) };
}

/** How each amount of a loan came about, in a sentence a buyer can read. */
export function financeDerivation(
  input: Omit<FinanceInput, "aprPpm" | "termMonths" | "oddDays">,
  ...[payment, t]: [Omit<FinancePayment, "derivation">, Text]
): FinancePayment["derivation"] {
  const money = formatDollarsAndCents;
  const amount = money(payment.financedAmountCents);
  const level = money(payment.monthlyPaymentCents);
  const { termMonths } = payment;
  return {
    financedAmount: t(
      "Price {price} plus taxes and fees {taxes}, delivery {delivery} and protection {protection}, less incentives {incentives}, trade-in {trade} and down payment {down}.",
      financedParts(input),
    ),
    monthlyPayment: t("{amount} over {months} months at {rate} a year, rounded to the cent.", {
      amount,
      months: termMonths,
      rate: formatRate(payment.aprPpm),
    }),
    lastPayment: t("What is left after {count} payments of {payment}, with its last month of interest.", {
      count: termMonths - 1,
      payment: level,
    }),
    totalInterest: t("{count} payments of {payment} less the {amount} financed.", {
      count: termMonths,
      payment: level,
      amount,
    }),
    financeCharge: t("{count} payments of {payment} and a last one of {last}, less the {amount} financed.", {
      count: termMonths - 1,
      payment: level,
      last: money(payment.lastPaymentCents),
      amount,
    }),
  };
}

function financedParts(input: Omit<FinanceInput, "aprPpm" | "termMonths" | "oddDays">) {
  const money = formatDollarsAndCents;
  return {
    price: money(input.priceCents),
    taxes: money(input.taxesAndFeesCents),
    delivery: money(input.deliveryFeeCents),
    protection: money(input.protectionCents),
    incentives: money(input.incentivesCents),
    trade: money(input.tradeEquityCents),
    down: money(input.downPaymentCents),
  };
}

/** The level payment of a loan and what follows from it. An amount of zero or less costs nothing. */
export function loanPayment({ amountCents, aprPpm, termMonths, oddDays }: LoanInput): LoanPayment {
  if (amountCents <= 0)
    return { monthlyPaymentCents: 0, lastPaymentCents: 0, totalInterestCents: 0, totalOfPaymentsCents: 0 };
  const basis = withOddDays(amountCents, { aprPpm, oddDays });
  const exact = times(basis, paymentFactor(aprPpm, termMonths));
  const lastAfter = (paymentCents: Cents): Cents =>
    lastPayment({ balance: toCents(basis), monthlyPaymentCents: paymentCents, aprPpm, termMonths });
  const { paymentCents: monthlyPaymentCents, lastPaymentCents } = settledPayments({
    roundedCents: toCents(exact),
    exact: () => exact,
    lastAfter,
  });
  return {
    monthlyPaymentCents,
    lastPaymentCents,
    totalInterestCents: Math.max(0, termMonths * monthlyPaymentCents - amountCents),
    totalOfPaymentsCents: (termMonths - 1) * monthlyPaymentCents + lastPaymentCents,
  };
}

/** Exact monthly payment per cent financed: r / (1 - (1 + r)^-n) with r = apr / 12, or 1 / n without interest. */
export function paymentFactor(aprPpm: Ppm, termMonths: number): Fraction {
  if (aprPpm === 0) return fraction(1, termMonths);
  const year = 12_000_000n;
  const grown = (year + BigInt(aprPpm)) ** BigInt(termMonths);
  return fraction(BigInt(aprPpm) * grown, year * (grown - year ** BigInt(termMonths)));
}

/** Odd-days interest first: the amount grows by its interest for the days beyond thirty. */
function withOddDays(
  amountCents: Cents,
  { aprPpm, oddDays }: { aprPpm: Ppm; oddDays: OddDays | undefined },
): Fraction {
  if (oddDays === undefined) return fraction(amountCents);
  const year = 1_000_000n * BigInt(oddDays.daysInYear);
  const growth = year + BigInt(aprPpm) * BigInt(oddDays.daysToFirstPayment - 30);
  return fraction(BigInt(amountCents) * growth, year);
}

interface Schedule {
  readonly balance: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly aprPpm: Ppm;
  readonly termMonths: number;
}

/** Walks the schedule with each month's interest rounded to the cent, as a lender books it. */
function lastPayment({ balance, monthlyPaymentCents, aprPpm, termMonths }: Schedule): Cents {
  let left = balance;
  for (let month = 1; month < termMonths; month += 1) {
    left += monthInterest(left, aprPpm) - monthlyPaymentCents;
  }
  return left + monthInterest(left, aprPpm);
}

function monthInterest(balance: Cents, aprPpm: Ppm): Cents {
  return toCents(fraction(BigInt(balance) * BigInt(aprPpm), 12_000_000n));
}
