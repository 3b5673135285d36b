import type { SheetLine, SheetLineCode } from "#modules/worksheet/domain/sheet-line.ts";

/** Names of the worksheet's lines as papers print them; products, incentives and taxes bring their own. */
const LABELS: Readonly<Record<SheetLineCode, string>> = {
  price: "Price of the vehicle",
  tax: "Sales tax",
  title: "Title fee",
  registration: "Registration fee",
  docFee: "Document fee",
  deliveryFee: "Delivery",
  incentives: "Incentives",
  incentive: "Incentive",
  product: "Protection plan",
  tradeEquity: "Net trade-in allowance",
  tradeAllowance: "Trade-in allowance",
  tradePayoff: "Less: amount owed on the trade-in",
  negativeEquity: "Amount owed on the trade-in above its allowance (negative equity)",
  cashPrice: "Cash price",
  cashDown: "Amount paid in cash",
  deposit: "Deposit",
  lenderFee: "Lender's fee",
  prepaidFinanceCharge: "Less: prepaid finance charge",
  unpaidBalance: "Unpaid balance of the cash price",
  agreedValue: "Agreed upon value of the vehicle",
  acquisitionFee: "Acquisition fee",
  priorBalance: "Prior credit or lease balance",
  capitalizedTax: "Tax paid over the lease term",
  capCostReduction: "Capitalized cost reduction",
  firstPayment: "First monthly payment",
  onePayment: "Single payment for the whole lease",
  securityDeposit: "Refundable security deposit",
  upfrontFees: "Other upfront fees",
  upfrontTax: "Tax due at signing",
  rebate: "Rebates and noncash credits",
  cash: "Amount to be paid in cash",
  dispositionFee: "Disposition fee",
  taxOnReduction: "Tax on the capitalized cost reduction",
};

const PAYEES = {
  dealer: "seller",
  state: "state (public officials)",
  lender: "lender",
  lienholder: "lienholder of the trade-in",
  provider: "provider",
  buyer: "buyer",
} as const;

/** A line's printed name; `(estimate)` where its amount is one. */
export function sheetLineLabel({ code, label, isEstimate }: SheetLine): string {
  return `${label ?? LABELS[code]}${isEstimate ? " (estimate)" : ""}`;
}

/** Who receives an amount, as the itemization names them; undefined where nobody else does. */
export function payeeOf({ payee, code }: SheetLine): string | undefined {
  if (payee === undefined || code === "prepaidFinanceCharge") return undefined;
  return `Paid to the ${PAYEES[payee]}`;
}
