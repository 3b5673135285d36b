import { fraction, times, toCents } from "#modules/worksheet/domain/figures/fraction.ts";
import { financePayment } from "#modules/worksheet/domain/figures/finance-payment.ts";
import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";

interface LevelLoan {
  readonly amountCents: Cents;
  readonly ratePpm: Ppm;
  readonly termMonths: number;
  readonly paymentCents: Cents;
}

/**
 * What a loan costs somebody who keeps it for so many months, in cents: the payments until then and what is still owed.
 * With the whole term or more, every payment. Interest of each month is rounded half up.
 */
export function horizonCost(loan: LevelLoan, horizonMonths: number): Cents {
  const { paymentCents, termMonths, ratePpm } = loan;
  if (horizonMonths >= termMonths) return paymentCents * termMonths;
  const monthly = fraction(ratePpm, 12_000_000);
  let balance = loan.amountCents;
  for (let month = 0; month < horizonMonths; month++)
    balance += toCents(times(fraction(balance), monthly)) - paymentCents;
  return paymentCents * Math.max(0, horizonMonths) + Math.max(0, balance);
}

interface CashOrRate {
  /** Before the maker's cash. */
  readonly amountCents: Cents;
  readonly termMonths: number;
  /** How long the buyer means to keep the loan. */
  readonly horizonMonths: number;
  /** Money now, with the usual rate. */
  readonly cash: { readonly amountCents: Cents; readonly ratePpm: Ppm };
  /** The special rate, without the money. */
  readonly special: { readonly ratePpm: Ppm };
}

interface CashOrRateAnswer {
  readonly cheaper: "cash" | "special";
  readonly savedCents: Cents;
  readonly cash: { readonly paymentCents: Cents; readonly totalCents: Cents };
  readonly special: { readonly paymentCents: Cents; readonly totalCents: Cents };
}

/** A maker's cash or its special rate: both to the cent over the buyer's own time (PROT-05). A tie is money now. */
export function cashOrRate(input: CashOrRate): CashOrRateAnswer {
  const side = (amountCents: Cents, ratePpm: Ppm) => {
    const { termMonths, horizonMonths } = input;
    const paymentCents = paymentOf(amountCents, ratePpm, termMonths);
    const loan = { amountCents, ratePpm, termMonths, paymentCents };
    return { paymentCents, totalCents: horizonCost(loan, horizonMonths) };
  };
  const cash = side(input.amountCents - input.cash.amountCents, input.cash.ratePpm);
  const special = side(input.amountCents, input.special.ratePpm);
  const cheaper = special.totalCents < cash.totalCents ? "special" : "cash";
  return { cheaper, savedCents: Math.abs(cash.totalCents - special.totalCents), cash, special };
}

function paymentOf(...[priceCents, aprPpm, termMonths]: [Cents, Ppm, number]): Cents {
  const nothing = { taxesAndFeesCents: 0, deliveryFeeCents: 0, protectionCents: 0 };
  const off = { incentivesCents: 0, tradeEquityCents: 0, downPaymentCents: 0 };
  return financePayment({ priceCents, ...nothing, ...off, aprPpm, termMonths }).monthlyPaymentCents;
}
