import type { RequestedStructure } from "#modules/lenders/domain/credit-request.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";

/**
 * What is asked of lenders, from the worksheet the buyer agreed to; cents and ISO dates.
 * @throws Error for a deal without a loan or lease, which nobody applies for
 */
export function requestedStructure({ worksheet, products = [] }: OrderSnapshot): RequestedStructure {
  if (worksheet?.loan) return ofLoan(worksheet.loan, worksheet.contractDate, products);
  if (worksheet?.lease) return ofLease(worksheet.lease, worksheet.contractDate, products);
  throw new Error("a deal without credit is not sent to lenders");
}

type Sheet = NonNullable<OrderSnapshot["worksheet"]>;
type Products = NonNullable<OrderSnapshot["products"]>;

const KINDS: Readonly<Record<string, "GAP" | "VSC">> = { gap: "GAP", serviceContract: "VSC" };

function asked(products: Products) {
  return products.map(
    ({ code, id, priceCents }) => ({ code: id, kind: KINDS[code] ?? "OTHER", priceCents }) as const,
  );
}

function ofLoan(
  loan: NonNullable<Sheet["loan"]>,
  contractDate: string,
  products: Products,
): RequestedStructure {
  return {
    amountFinancedCents:
      loan.principalCents - (loan.terms.lenderFeeIsFinanced ? loan.terms.lenderFeeCents : 0),
    frontAmountCents: loan.frontAmountCents,
    productsCents: loan.productsCents,
    products: asked(products),
    downPaymentCents: loan.cashDownCents,
    tradeEquityCents: loan.trade.equityCents,
    termMonths: loan.termMonths,
    monthlyPaymentCents: loan.paymentCents,
    contractDate,
    firstPaymentDate: loan.firstPaymentDate,
    lease: null,
  };
}

function ofLease(
  lease: NonNullable<Sheet["lease"]>,
  contractDate: string,
  products: Products,
): RequestedStructure {
  const { progression, terms, tax } = lease;
  const productsCents = products.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const amount = progression.adjustedCapCostCents - terms.acquisitionFeeCents;
  return {
    amountFinancedCents: amount,
    frontAmountCents: amount - productsCents,
    productsCents,
    products: asked(products),
    downPaymentCents: lease.dueAtSigning.cashCents,
    tradeEquityCents: 0,
    termMonths: lease.termMonths,
    monthlyPaymentCents: lease.paymentCents,
    contractDate,
    firstPaymentDate: lease.firstPaymentDate,
    lease: {
      annualMiles: lease.annualMiles,
      residualCents: progression.residualCents,
      capCostReductionCents: progression.capCostReductionCents,
      paymentTaxPpm: tax.perPaymentCents > 0 ? tax.ratePpm : 0,
    },
  };
}
