import type { Cents } from "#platform/shared/money.ts";
import { downPaymentWithin, financedLimits, problemsWithin } from "./terms/down-payment.ts";
import { share } from "./figures/fraction.ts";
import { loanSheetOf } from "./loans/loan-sheet-of.ts";
import type { LoanSheet } from "./loans/loan-sheet.ts";
import type { LoanTerms } from "./loans/loan-terms.ts";
import { centsOf, ppmOfPercent } from "./figures/rate.ts";
import { firstPayment, firstPaymentWindow } from "./first-payment-date.ts";
import { productLines, type Purchase } from "./purchase.ts";
import { retailerLoan } from "./retailer-terms.ts";
import type { SheetLine } from "./sheet-line.ts";
import type { WayToPay } from "./way-to-pay.ts";
import { NO_LIMITS, problem } from "./way-to-pay.ts";
import type { WorksheetLimits, WorksheetProblem } from "./worksheet.ts";
import type { WorksheetInput } from "./worksheet-input.ts";
import type { WorksheetRules } from "./worksheet-rules.ts";

/** CALC-02, B-1: the loan for what is left after trade-in, incentives and cash. */
export function financeWorksheet(
  rules: WorksheetRules,
  ...[input, purchase]: [WorksheetInput, Purchase]
): WayToPay {
  if (input.terms?.kind === "lease") return refused("offer-not-for-deal-type");
  const terms = input.terms ?? retailerLoan(rules, input);
  if (terms === null) return refused("term-not-offered");
  const cashDownCents = input.choices.downPaymentCents ?? centsOf(rules.defaultDownPaymentAmount);
  const usual = { usualDays: rules.firstPaymentDays, chosen: input.choices.firstPaymentDate };
  const first = firstPayment(input.contractDate, usual);
  const { limits, financed } = limitsOf(rules, { input, purchase });
  const problems: WorksheetProblem[] = [
    ...moneyProblems(rules, { input, purchase, cashDownCents, limits, financed }),
    ...(first.problem === null ? [] : [first.problem]),
  ];
  const loan =
    purchase.totalCents - cashDownCents > 0
      ? loanOf(rules, { input, purchase, terms, cashDownCents, firstPaymentDate: first.date })
      : null;
  const feeInCash = terms.lenderFeeIsFinanced ? 0 : terms.lenderFeeCents;
  return { loan, lease: null, cash: null, due: dueLines(cashDownCents, feeInCash), limits, problems };
}

function refused(code: WorksheetProblem["code"]): WayToPay {
  return { loan: null, lease: null, cash: null, due: [], limits: NO_LIMITS, problems: [problem(code)] };
}

interface Financed {
  readonly input: WorksheetInput;
  readonly purchase: Purchase;
  readonly terms: LoanTerms;
  readonly cashDownCents: Cents;
  readonly firstPaymentDate: string;
}

function loanOf(rules: WorksheetRules, deal: Financed): LoanSheet {
  const { input, purchase, terms, cashDownCents, firstPaymentDate } = deal;
  const { fees, priceCents, priceCutCents, deliveryCents, productsCents, rebatesCents } = purchase;
  const stateLines = purchase.lines.filter(({ code }) => code === "title" || code === "registration");
  return loanSheetOf({
    sale: {
      cashPriceCents: priceCents - priceCutCents + fees.tax + fees.docFee + deliveryCents,
      trade: { allowanceCents: input.trade?.allowanceCents ?? 0, payoffCents: input.trade?.payoffCents ?? 0 },
      rebatesCents,
      cashDownCents,
      paidToOthers: [...stateLines, ...productLines(input.products)],
      financeChargeProductsCents: input.products
        .filter(({ isFinanceCharge }) => isFinanceCharge === true)
        .reduce((sum, product) => sum + product.priceCents, 0),
      netsNegativeEquity: rules.netsNegativeEquity,
    },
    terms,
    productsCents,
    contractDate: input.contractDate,
    firstPaymentDate,
  });
}

interface FinancedLimits {
  readonly minimumCents: Cents;
  readonly maximumCents: Cents;
}

const NO_LIMIT: FinancedLimits = { minimumCents: 1, maximumCents: Number.MAX_SAFE_INTEGER };

/** Whose limits count: a lender decided on its own offer, so that the retailer's estimate of what lenders take is over. */
function limitsOf(
  rules: WorksheetRules,
  deal: Pick<Financed, "input" | "purchase">,
): { readonly limits: WorksheetLimits; readonly financed: FinancedLimits } {
  const { input, purchase } = deal;
  if (input.terms === null) return retailerLimits(rules, deal);
  const downPayment = downPaymentWithin(NO_LIMIT, purchase.totalCents);
  const firstPaymentDates = firstPaymentWindow(input.contractDate);
  return { financed: NO_LIMIT, limits: { ...NO_LIMITS, downPayment, firstPayment: firstPaymentDates } };
}

/** OP-16: loan-to-value by the book, by the price without one; the front limit leaves products out. */
function retailerLimits(
  rules: WorksheetRules,
  { input, purchase }: Pick<Financed, "input" | "purchase">,
): { readonly limits: WorksheetLimits; readonly financed: FinancedLimits } {
  const valueCents = input.vehicle.bookValueCents ?? purchase.priceCents;
  const { minimumCents, maximumCents: front } = financedLimits(rules, valueCents);
  const total = rules.maximumTotalLoanToValue;
  const totalCents = total === undefined ? front : share(valueCents, ppmOfPercent(total * 100));
  const maximumCents = total === undefined ? front : Math.min(front + purchase.productsCents, totalCents);
  const financed = { minimumCents, maximumCents };
  return {
    financed,
    limits: {
      downPayment: downPaymentWithin(financed, purchase.totalCents),
      minimumFinancedCents: minimumCents,
      maximumFrontCents: front,
      maximumTotalCents: totalCents,
      maximumMileage: rules.maximumMileageToFinance,
      maximumAgeYears: rules.maximumAgeToFinance ?? null,
      firstPayment: firstPaymentWindow(input.contractDate),
    },
  };
}

type Checked = Pick<Financed, "input" | "purchase" | "cashDownCents"> & {
  readonly limits: WorksheetLimits;
  readonly financed: FinancedLimits;
};

/** CALC-06, CALC-08 to CALC-10, every reason at once. */
function moneyProblems(rules: WorksheetRules, deal: Checked): WorksheetProblem[] {
  const { input, purchase, cashDownCents, limits, financed } = deal;
  const { mileage, year } = input.terms === null ? input.vehicle : { mileage: null, year: null };
  const values = {
    minimumFinancedCents: financed.minimumCents,
    maximumFinancedCents: financed.maximumCents,
    ...(limits.downPayment && {
      minimumCents: limits.downPayment.minimumCents,
      maximumCents: limits.downPayment.maximumCents,
    }),
    maximumMileage: rules.maximumMileageToFinance,
  };
  const codes = problemsWithin(financed, {
    mileage,
    maximumMileageToFinance: rules.maximumMileageToFinance,
    owedCents: purchase.totalCents + purchase.tradeEquityCents,
    tradeEquityCents: purchase.tradeEquityCents,
    downPaymentCents: cashDownCents,
  });
  const oldest = Number(input.contractDate.slice(0, 4)) - (rules.maximumAgeToFinance ?? Infinity);
  return [
    ...codes.map((code) => ({ code, values })),
    ...(typeof year === "number" && year < oldest
      ? [{ code: "vehicle-too-old" as const, values: { oldestYear: oldest } }]
      : []),
  ];
}

function dueLines(cashDownCents: Cents, lenderFeeCents: Cents): SheetLine[] {
  const line = (code: "cashDown" | "lenderFee", amountCents: Cents): SheetLine => ({
    code,
    amountCents,
    because: { code: `due.${code}`, values: {} },
    isEstimate: false,
  });
  return [line("cashDown", cashDownCents), line("lenderFee", lenderFeeCents)].filter(
    ({ amountCents }) => amountCents !== 0,
  );
}
