import type { RequestedStructure } from "#modules/underwriting/domain/credit-request.ts";
import { requestedLease } from "#modules/underwriting/domain/requested-lease.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";

/**
 * What is asked of lenders, from the worksheet the buyer agreed to; cents and ISO dates. What a lender answers for it is
 * to the cent what the worksheet says on that lender's terms.
 * @throws Error for a deal without a loan or lease, which nobody applies for
 */
export function requestedStructure({ worksheet, products = [] }: OrderSnapshot): RequestedStructure {
  const shared = worksheet && sharedOf(worksheet, products);
  if (worksheet?.loan && shared) return { ...shared, ...ofLoan(worksheet.loan, shared.productsCents) };
  if (worksheet?.lease && shared)
    return { ...shared, ...ofLease(worksheet, worksheet.lease, shared.productsCents) };
  throw new Error("a deal without credit is not sent to lenders");
}

type Sheet = NonNullable<OrderSnapshot["worksheet"]>;
type Products = NonNullable<OrderSnapshot["products"]>;
type Shared = Pick<RequestedStructure, "products" | "productsCents" | "tradeEquityCents" | "contractDate">;

const KINDS: Readonly<Record<string, "GAP" | "VSC">> = { gap: "GAP", serviceContract: "VSC" };

function sharedOf(sheet: Sheet, products: Products): Shared {
  return {
    productsCents: products.reduce((sum, { priceCents }) => sum + priceCents, 0),
    products: products.map(({ code, id, priceCents }) => ({
      code: id,
      kind: KINDS[code] ?? "OTHER",
      priceCents,
    })),
    // Minus zero does not survive JSON.
    tradeEquityCents: -sumOf(sheet, ["tradeAllowance", "tradePayoff"]) || 0,
    contractDate: sheet.contractDate,
  };
}

function sumOf({ lines }: Sheet, codes: readonly string[]): number {
  return lines
    .filter(({ code }) => codes.includes(code))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function ofLoan(
  loan: NonNullable<Sheet["loan"]>,
  productsCents: number,
): Omit<RequestedStructure, keyof Shared> {
  const { lenderFeeIsFinanced, lenderFeeCents } = loan.terms;
  const amount = loan.principalCents - (lenderFeeIsFinanced ? lenderFeeCents : 0);
  return {
    amountFinancedCents: amount,
    frontAmountCents: amount - productsCents,
    downPaymentCents: loan.cashDownCents,
    termMonths: loan.termMonths,
    monthlyPaymentCents: loan.paymentCents,
    firstPaymentDate: loan.firstPaymentDate,
    lease: null,
  };
}

function ofLease(
  sheet: Sheet,
  ...[lease, productsCents]: [NonNullable<Sheet["lease"]>, number]
): Omit<RequestedStructure, keyof Shared> {
  const requested = requestedLease(lease);
  return {
    ...requested,
    frontAmountCents: requested.amountFinancedCents - productsCents,
    downPaymentCents: sheet.dueAtSigning.totalCents,
    monthlyPaymentCents: lease.paymentCents,
    firstPaymentDate: lease.firstPaymentDate,
  };
}
