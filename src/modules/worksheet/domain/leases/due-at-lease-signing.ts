import type { SheetLine } from "../sheet-line.ts";
import type { LeaseAtReduction } from "./lease-at-reduction.ts";
import type { LeaseDeal } from "./lease-deal.ts";
import type { DueAtLeaseSigning } from "./lease-sheet.ts";

/** 12 CFR 1013.4(b): what is due at signing, by what it is for and by how it is paid. */
export function dueAtLeaseSigning(deal: LeaseDeal, found: LeaseAtReduction): DueAtLeaseSigning {
  const { rebatesCents, tradeEquityCents, tax, isOnePay } = deal;
  const reductionCents = found.cashReductionCents + rebatesCents + tradeEquityCents;
  const amounts = present([
    line("capCostReduction", reductionCents, {
      cashCents: found.cashReductionCents,
      rebatesCents,
      tradeEquityCents,
    }),
    line(isOnePay ? "onePayment" : "firstPayment", found.paymentCents, { taxCents: found.monthlyTaxCents }),
    line("securityDeposit", found.depositCents, { count: deal.securityDeposits }),
    ...deal.upfrontFees,
    { ...line("upfrontTax", found.taxAtSigningCents, { ratePpm: tax.ratePpm }), isEstimate: tax.isEstimate },
  ]);
  const paidBy = present([
    line("tradeEquity", tradeEquityCents, {}),
    line("rebate", rebatesCents, {}),
    line("cash", found.dueCents, {}),
  ]);
  return {
    amounts,
    paidBy,
    totalCents: found.dueCents + rebatesCents + tradeEquityCents,
    cashCents: found.dueCents,
  };
}

function present(lines: readonly SheetLine[]): readonly SheetLine[] {
  return lines.filter(({ amountCents }) => amountCents !== 0);
}

function line(
  code: SheetLine["code"],
  ...[amountCents, values]: [amountCents: number, values: Readonly<Record<string, number>>]
): SheetLine {
  return { code, amountCents, because: { code: `signing.${code}`, values }, isEstimate: false };
}
