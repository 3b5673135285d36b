import type { LeaseTerms } from "#modules/orders/domain/order.ts";
import { fraction, toCents } from "#modules/worksheet/domain/figures/fraction.ts";
import type { Cents } from "#platform/shared/money.ts";

/** The figures of Regulation M (12 CFR 1013.4) for one lease, in the order of model form A-2. */
export interface LeaseDisclosure {
  readonly firstPaymentCents: Cents;
  /** Cash, rebates and trade-in that lower the capitalized cost. */
  readonly capCostReductionCents: Cents;
  readonly securityDepositCents: Cents;
  readonly upfrontFeesCents: Cents;
  /** Everything due at signing, however it is paid. */
  readonly dueAtSigningCents: Cents;
  readonly netTradeInCents: Cents;
  readonly rebatesCents: Cents;
  readonly cashCents: Cents;
  readonly agreedValueCents: Cents;
  readonly grossCapCostCents: Cents;
  readonly adjustedCapCostCents: Cents;
  readonly residualCents: Cents;
  readonly depreciationCents: Cents;
  readonly rentChargeCents: Cents;
  readonly totalBasePaymentsCents: Cents;
  readonly basePaymentCents: Cents;
  readonly monthlyTaxCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly payments: number;
  /** What is paid by the end of the lease, without the deposit that comes back. */
  readonly totalOfPaymentsCents: Cents;
}

/** From the quoted lease. The base payment is split off its tax once; the rent charge is what remains, so all adds up. */
export function leaseDisclosure({ input, payment }: LeaseTerms): LeaseDisclosure {
  const netTradeInCents = Math.max(0, input.tradeEquityCents);
  const priorBalanceCents = Math.max(0, -input.tradeEquityCents);
  const rebatesCents = input.incentivesCents;
  const { monthlyPaymentCents, adjustedCapCostCents, residualCents, securityDepositCents } = payment;
  const basePaymentCents = toCents(
    fraction(BigInt(monthlyPaymentCents) * 1_000_000n, 1_000_000n + BigInt(input.taxPpm)),
  );
  const totalBasePaymentsCents = basePaymentCents * input.termMonths;
  const depreciationCents = adjustedCapCostCents - residualCents;
  const dueAtSigningCents = payment.dueAtSigningCents + netTradeInCents + rebatesCents;
  return {
    firstPaymentCents: payment.firstMonthPaymentCents,
    capCostReductionCents: payment.capCostReductionCents + netTradeInCents + rebatesCents,
    securityDepositCents,
    upfrontFeesCents: input.upfrontFeesCents,
    dueAtSigningCents,
    netTradeInCents,
    rebatesCents,
    cashCents: payment.dueAtSigningCents,
    agreedValueCents: input.priceCents,
    grossCapCostCents:
      input.priceCents + input.capitalizedFeesCents + input.protectionCents + priorBalanceCents,
    adjustedCapCostCents,
    residualCents,
    depreciationCents,
    rentChargeCents: totalBasePaymentsCents - depreciationCents,
    totalBasePaymentsCents,
    basePaymentCents,
    monthlyTaxCents: monthlyPaymentCents - basePaymentCents,
    monthlyPaymentCents,
    payments: input.termMonths,
    totalOfPaymentsCents:
      dueAtSigningCents +
      monthlyPaymentCents * input.termMonths -
      payment.firstMonthPaymentCents -
      securityDepositCents,
  };
}
