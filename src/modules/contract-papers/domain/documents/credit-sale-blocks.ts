import type { OrderProduct } from "#modules/orders/domain/order.ts";
import type { SheetLine } from "#modules/worksheet/domain/sheet-line.ts";
import type { LoanSheet } from "#modules/worksheet/domain/loans/loan-sheet.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { AmountRow, Block } from "../package-document.ts";
import { payeeOf, sheetLineLabel } from "./sheet-line-labels-data.ts";
import { text } from "./shared-blocks.ts";

const money = formatDollarsAndCents;

/** A plan of the deal, and who is paid for it. */
type NamedProduct = Pick<OrderProduct, "id" | "administrator">;

/**
 * The itemization of the amount financed from the worksheet (12 CFR 1026.18(c)): what the down payment is made of, who
 * else is paid, and what is owed on a trade-in above its value as an item of its own.
 */
export function creditSaleBlocks(loan: LoanSheet, products: readonly NamedProduct[] = []): readonly Block[] {
  return [
    { kind: "amounts", caption: "Your down payment", rows: downPaymentRows(loan) },
    { kind: "amounts", caption: "How we figured the amount financed", rows: itemizationRows(loan, products) },
    ...(loan.prepaidFinanceChargeCents === 0
      ? []
      : [
          text(
            `Prepaid finance charge: the lender's fee of ${money(loan.prepaidFinanceChargeCents)} is part of the finance charge${loan.terms.lenderFeeIsFinanced ? " and is paid with your monthly payments" : " and is paid in cash at signing"}.`,
          ),
        ]),
  ];
}

function downPaymentRows({ trade, cashDownCents, downPaymentCents, itemization }: LoanSheet): AmountRow[] {
  const netTradeCents = Math.max(0, trade.equityCents);
  const negativeCents = itemization.find(({ code }) => code === "negativeEquity")?.amountCents ?? 0;
  // Cash that first paid what was owed above the trade-in's value is no down payment.
  const cashCents = cashDownCents - (Math.max(0, -trade.equityCents) - negativeCents);
  const rebatesCents = downPaymentCents - netTradeCents - cashCents;
  const hasTrade = trade.allowanceCents > 0 || trade.payoffCents > 0;
  return [
    ...(hasTrade
      ? [
          { label: "Trade-in allowance", amountCents: trade.allowanceCents, note: tradeNote(trade) },
          {
            label: "Less: amount owed on the trade-in",
            amountCents: netTradeCents - trade.allowanceCents,
            ...(trade.equityCents < 0 && { note: "Up to the allowance; the rest is itemized below." }),
          },
        ]
      : []),
    { label: "Amount paid in cash", amountCents: cashCents },
    ...(rebatesCents === 0 ? [] : [{ label: "Rebates", amountCents: rebatesCents }]),
    { label: "Down payment", amountCents: downPaymentCents, isTotal: true },
  ];
}

function tradeNote({ payoffCents }: LoanSheet["trade"]): string {
  return payoffCents === 0 ? "Nothing is owed on it." : `${money(payoffCents)} is owed on it.`;
}

function itemizationRows(loan: LoanSheet, products: readonly NamedProduct[]): AmountRow[] {
  const { cashPriceCents, downPaymentCents, itemization, amountFinancedCents } = loan;
  const [unpaid, ...others] = itemization;
  return [
    { label: "Cash price, with sales tax", amountCents: cashPriceCents },
    { label: "Less: down payment", amountCents: -downPaymentCents },
    ...(unpaid ? [{ label: sheetLineLabel(unpaid), amountCents: unpaid.amountCents, isTotal: true }] : []),
    ...others.map((line) => {
      const note = planNote(line, products) ?? payeeOf(line);
      return { label: sheetLineLabel(line), amountCents: line.amountCents, ...(note && { note }) };
    }),
    { label: "Amount financed", amountCents: amountFinancedCents, isTotal: true },
  ];
}

/** Others who are paid are named, and so is what the seller may keep (comments 18(c)(1)(iii)-1 and -2). */
function planNote({ id }: SheetLine, products: readonly NamedProduct[]): string | undefined {
  const product = products.find((one) => one.id === id);
  return product && `Paid to ${product.administrator}; we may keep a part of this amount`;
}
