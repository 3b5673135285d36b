import { disclosureOfSheet } from "#modules/contract-papers/domain/finance-disclosure.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { totalCost } from "#modules/orders/domain/total-cost.ts";
import type { LeaseSheet } from "#modules/worksheet/domain/leases/lease-sheet.ts";
import { loanFigures } from "#modules/worksheet/domain/loans/loan-figures.ts";
import type { LoanSheet } from "#modules/worksheet/domain/loans/loan-sheet.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import type { WorksheetRules } from "#modules/worksheet/domain/worksheet-rules.ts";
import { addMonths } from "#platform/shared/time/civil-date.ts";

/** What was said in one place and in another. */
type Pairs = Readonly<Record<string, readonly [said: unknown, wanted: unknown]>>;

/** Everything that two places say differently about one deal; empty for a deal that is counted once. */
export function dealDifferences(rules: WorksheetRules, input: WorksheetInput): readonly string[] {
  const sheet = dealWorksheet(rules, input);
  const carried = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
  return [
    ...differences({
      "browser and server": [
        JSON.stringify(dealWorksheet(carried(rules), carried(input))),
        JSON.stringify(sheet),
      ],
      "due after the deposit": [
        sheet.dueAfterDepositCents,
        Math.max(0, sheet.dueAtSigning.totalCents - input.depositCents),
      ],
    }),
    ...sheetDifferences(sheet),
  ];
}

/** A draft's receipt, its contract and its worksheet. */
export function draftDifferences(snapshot: OrderSnapshot): readonly string[] {
  const { lines, amountDueCents, terms, worksheet } = snapshot;
  if (worksheet === undefined) return ["no worksheet"];
  const { loan, lease, totalCents, dueAtSigning } = worksheet;
  const paid = totalCost(snapshot);
  return [
    ...sheetDifferences(worksheet),
    ...differences({
      "lines of the receipt": [sum(lines), totalCents],
      "due on the receipt": [amountDueCents, dueAtSigning.totalCents],
      "stored and read": [JSON.stringify(snapshot), JSON.stringify(JSON.parse(JSON.stringify(snapshot)))],
      "monthly payment": [terms?.payment.monthlyPaymentCents, (loan ?? lease)?.paymentCents],
      ...(loan && {
        "amount financed": [sum(lines) - amountDueCents, disclosureOfSheet(loan).amountFinancedCents],
        "paid in all": [paid, amountDueCents + disclosureOfSheet(loan).totalOfPaymentsCents],
      }),
      ...(lease && {
        "paid in all": [paid, amountDueCents + lease.remainingPayments * lease.paymentCents],
      }),
    }),
  ];
}

function sheetDifferences(sheet: Worksheet): readonly string[] {
  const { loan, lease, cash, lines, totalCents, dueAtSigning, problems } = sheet;
  const ways = [loan, lease, cash].filter((way) => way !== null).length;
  return differences({
    lines: [sum(lines), totalCents],
    "due at signing": [sum(dueAtSigning.lines), dueAtSigning.totalCents],
    "ways to pay": [ways === 1 || (ways === 0 && problems.length > 0), true],
    ...(loan && loanPairs(sheet, loan)),
    ...(lease && leasePairs(sheet, lease)),
    ...(cash && { "cash price": [cash.amountDueCents, totalCents] }),
  });
}

function loanPairs({ totalCents, contractDate }: Worksheet, loan: LoanSheet): Pairs {
  const { terms, termMonths, schedule } = loan;
  const contract = disclosureOfSheet(loan);
  const again = loanFigures({ ...loan, contractDate });
  const scheduled = schedule.reduce((total, { count, amountCents }) => total + count * amountCents, 0);
  return {
    principal: [
      loan.principalCents,
      totalCents - loan.cashDownCents + (terms.lenderFeeIsFinanced ? terms.lenderFeeCents : 0),
    ],
    itemization: [sum(loan.itemization), contract.amountFinancedCents],
    "down payment": [loan.downPaymentCents >= 0, true],
    schedule: [scheduled, contract.totalOfPaymentsCents],
    payments: [schedule.reduce((total, { count }) => total + count, 0), termMonths],
    "last date": [loan.lastPaymentDate, addMonths(loan.firstPaymentDate, termMonths - 1)],
    "finance charge": [contract.financeChargeCents, scheduled - contract.amountFinancedCents],
    "counted again": [
      [again.paymentCents, again.lastPaymentCents, again.apr],
      [contract.monthlyPaymentCents, contract.lastPaymentCents, loan.apr],
    ],
  };
}

function leasePairs({ dueAtSigning: due }: Worksheet, lease: LeaseSheet): Pairs {
  const { dueAtSigning, progression, endOfLease, remainingPayments, paymentCents } = lease;
  return {
    "cash at signing": [dueAtSigning.cashCents, due.totalCents],
    "what signing is for": [sum(dueAtSigning.amounts), dueAtSigning.totalCents],
    "how signing is paid": [sum(dueAtSigning.paidBy), dueAtSigning.totalCents],
    capitalized: [sum(progression.capitalized), progression.grossCapCostCents],
    payment: [progression.basePaymentCents + progression.monthlyTaxCents, paymentCents],
    "total of payments": [
      lease.totalOfPaymentsCents,
      dueAtSigning.totalCents +
        remainingPayments * paymentCents +
        endOfLease.dispositionFeeCents -
        endOfLease.refundableDepositCents,
    ],
  };
}

function differences(pairs: Pairs): readonly string[] {
  return Object.entries(pairs)
    .filter(([, [said, wanted]]) => JSON.stringify(said) !== JSON.stringify(wanted))
    .map(([name, [said, wanted]]) => `${name}: ${JSON.stringify(said)}, not ${JSON.stringify(wanted)}`);
}

function sum(lines: readonly { readonly amountCents: number }[]): number {
  return lines.reduce((total, { amountCents }) => total + amountCents, 0);
}
