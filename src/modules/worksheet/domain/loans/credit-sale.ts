import type { Cents } from "#platform/shared/money.ts";
import type { SheetLine } from "../sheet-line.ts";
import type { LoanSheet } from "./loan-sheet.ts";

/** What is sold, what is taken off and who else is paid. */
export interface CreditSaleInput {
  readonly cashPriceCents: Cents;
  readonly trade: { readonly allowanceCents: Cents; readonly payoffCents: Cents };
  /** Positive; part of the down payment. */
  readonly rebatesCents: Cents;
  readonly cashDownCents: Cents;
  /** Title, registration, products. */
  readonly paidToOthers: readonly SheetLine[];
  /** Products among `paidToOthers` that are a cost of the credit. */
  readonly financeChargeProductsCents?: Cents | undefined;
  readonly lenderFeeCents: Cents;
  readonly lenderFeeIsFinanced: boolean;
  /** Cash first pays what is still owed on the trade-in; both ways are lawful and finance the same. */
  readonly netsNegativeEquity: boolean;
}

type CreditSale = Pick<
  LoanSheet,
  | "cashPriceCents"
  | "downPaymentCents"
  | "cashDownCents"
  | "trade"
  | "principalCents"
  | "prepaidFinanceChargeCents"
  | "amountFinancedCents"
  | "itemization"
>;

/**
 * Down payment, principal and amount financed of a credit sale (12 CFR 1026.18, comment 2(a)(18)-3): the down payment is
 * never negative; what is owed on a trade-in above its allowance is an amount financed of its own. The itemization adds
 * up to the amount financed.
 */
export function creditSale(input: CreditSaleInput): CreditSale {
  const { cashPriceCents, rebatesCents, cashDownCents, paidToOthers, lenderFeeCents } = input;
  const prepaidFinanceChargeCents = lenderFeeCents + (input.financeChargeProductsCents ?? 0);
  const { allowanceCents, payoffCents } = input.trade;
  const equityCents = allowanceCents - payoffCents;
  const owedAboveCents = Math.max(0, -equityCents);
  const nettedCents = input.netsNegativeEquity ? Math.min(cashDownCents, owedAboveCents) : 0;
  const downPaymentCents = Math.max(0, equityCents) + rebatesCents + cashDownCents - nettedCents;
  const negativeEquityCents = owedAboveCents - nettedCents;
  const unpaidCents = cashPriceCents - downPaymentCents;
  const financedFeeCents = input.lenderFeeIsFinanced ? lenderFeeCents : 0;
  const othersCents = paidToOthers.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const principalCents = unpaidCents + othersCents + negativeEquityCents + financedFeeCents;
  return {
    cashPriceCents,
    downPaymentCents,
    cashDownCents,
    trade: { allowanceCents, payoffCents, equityCents },
    principalCents,
    prepaidFinanceChargeCents,
    amountFinancedCents: principalCents - prepaidFinanceChargeCents,
    itemization: [
      line("unpaidBalance", unpaidCents, { cashPriceCents, downPaymentCents }),
      ...paidToOthers,
      line("negativeEquity", negativeEquityCents, { allowanceCents, payoffCents, nettedCents }),
      line("lenderFee", financedFeeCents, {}),
      line("prepaidFinanceCharge", -prepaidFinanceChargeCents, {}),
    ].filter(({ code, amountCents }) => code === "unpaidBalance" || amountCents !== 0),
  };
}

const PAYEES = {
  unpaidBalance: "dealer",
  negativeEquity: "lienholder",
  lenderFee: "lender",
  prepaidFinanceCharge: "lender",
} as const;

function line(
  code: keyof typeof PAYEES,
  ...[amountCents, values]: [amountCents: Cents, values: Readonly<Record<string, number>>]
): SheetLine {
  return {
    code,
    amountCents,
    because: { code: `itemization.${code}`, values },
    isEstimate: false,
    payee: PAYEES[code],
  };
}
