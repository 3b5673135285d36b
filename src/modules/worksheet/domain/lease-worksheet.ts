import type { Cents } from "#platform/shared/money.ts";
import { clampDownPayment, leaseDownPaymentLimits } from "./terms/down-payment.ts";
import { grossCapCost, leaseAtReduction, type LeaseAtReduction } from "./leases/lease-at-reduction.ts";
import type { LeaseDeal } from "./leases/lease-deal.ts";
import { leaseForDue } from "./leases/lease-for-due.ts";
import type { LeaseOfferTerms } from "./leases/lease-offer-terms.ts";
import { leaseSheetOf } from "./leases/lease-sheet-of.ts";
import type { LeaseSheet } from "./leases/lease-sheet.ts";
import type { LeaseTaxRule } from "./leases/lease-tax-rule.ts";
import { centsOf } from "./figures/rate.ts";
import { productLines, type Purchase } from "./purchase.ts";
import { leaseLength, retailerLease } from "./retailer-terms.ts";
import type { SheetLine } from "./sheet-line.ts";
import { NO_LIMITS, problem, type WayToPay } from "./way-to-pay.ts";
import type { WorksheetProblem } from "./worksheet.ts";
import type { WorksheetInput } from "./worksheet-input.ts";
import type { WorksheetRules } from "./worksheet-rules.ts";

/** B-3, B-4, Regulation M. The retailer's own estimate is for new vehicles: nobody sets residuals for used ones here. */
export function leaseWorksheet(
  rules: WorksheetRules,
  ...[input, purchase]: [WorksheetInput, Purchase]
): WayToPay {
  if (input.terms?.kind === "loan") return refused(problem("offer-not-for-deal-type"));
  if (input.terms === null && input.vehicle.condition !== "new") return refused(problem("lease-not-offered"));
  const terms = input.terms ?? retailerLease(rules, input);
  if (terms === null) return refused(problem(lengthProblem(rules, input)));
  if (purchase.totalCents < 0) return refused(problem("equity-exceeds-price"));
  const offered = notOffered(terms, input);
  if (offered !== null) return refused(offered);
  const deal = dealOf(rules, { input, purchase, terms });
  const minimumDueCents = leaseAtReduction(deal, 0).dueCents;
  const capCostCents = grossCapCost(deal) - deal.rebatesCents - deal.tradeEquityCents;
  const downPayment =
    input.terms === null
      ? leaseDownPaymentLimits(rules, { minimumDueCents, capCostCents })
      : // The lessor decided on its own offer.
        { minimumCents: minimumDueCents, maximumCents: Math.max(minimumDueCents, capCostCents) };
  if (downPayment === null) return refused(problem("lease-not-offered"));
  const limits = { ...NO_LIMITS, downPayment };
  const { found, code } = chosen(deal, { rules, input, limits: downPayment });
  if (found === null || code !== null)
    return { ...refused(problem(code ?? "down-payment-too-low", { ...downPayment })), limits };
  const lease = leaseSheetOf(deal, found);
  return { loan: null, lease, cash: null, due: dueLines(lease), limits, problems: [] };
}

/** Which of the two nobody offers: months or miles. */
function lengthProblem(rules: WorksheetRules, { choices }: WorksheetInput): WorksheetProblem["code"] {
  const { termMonths, annualMiles } = leaseLength(rules, choices);
  const { terms, annualMiles: miles } = rules.lease;
  return terms.includes(termMonths) && !miles.includes(annualMiles)
    ? "miles-not-offered"
    : "term-not-offered";
}

function refused(why: WorksheetProblem): WayToPay {
  return { loan: null, lease: null, cash: null, due: [], limits: NO_LIMITS, problems: [why] };
}

function notOffered(terms: LeaseOfferTerms, { choices }: WorksheetInput): WorksheetProblem | null {
  if (choices.onePay === true && terms.onePayRatePpm === undefined) return problem("one-pay-not-offered");
  const maximum = terms.securityDeposits?.maximum ?? 0;
  return (choices.securityDeposits ?? 0) > maximum
    ? problem("security-deposits-not-offered", { maximum })
    : null;
}

interface Chosen {
  readonly rules: WorksheetRules;
  readonly input: WorksheetInput;
  readonly limits: { readonly minimumCents: Cents; readonly maximumCents: Cents };
}

/** The lease for what the buyer wants to pay at signing, or towards the cost. */
function chosen(
  deal: LeaseDeal,
  { rules, input, limits }: Chosen,
): { readonly found: LeaseAtReduction | null; readonly code: WorksheetProblem["code"] | null } {
  const { reductionCents, downPaymentCents, onePay } = input.choices;
  if (reductionCents !== undefined || onePay === true) {
    const found = leaseAtReduction(deal, reductionCents ?? 0);
    const isTooMuch = found.adjustedCapCostCents < 0;
    return { found, code: isTooMuch ? "reduction-exceeds-cap-cost" : null };
  }
  const usual = clampDownPayment(centsOf(rules.defaultDownPaymentAmount), limits);
  const dueCents = downPaymentCents ?? usual;
  if (dueCents > limits.maximumCents) return { found: null, code: "down-payment-too-high" };
  return { found: leaseForDue(deal, dueCents), code: null };
}

interface Leased {
  readonly input: WorksheetInput;
  readonly purchase: Purchase;
  readonly terms: LeaseOfferTerms;
}

function dealOf(rules: WorksheetRules, { input, purchase, terms }: Leased): LeaseDeal {
  const { vehicle, choices, products, contractDate } = input;
  const stateFees = purchase.lines.filter(({ code }) => isUpfront(code));
  const fee = line("upfrontFees", centsOf(rules.lease.upfrontFees));
  return {
    terms,
    tax: taxRuleOf(rules),
    agreedValueCents: purchase.priceCents - purchase.priceCutCents,
    msrpCents: vehicle.msrpCents || vehicle.priceCents,
    capitalized: [
      line("deliveryFee", purchase.deliveryCents),
      ...productLines(products),
      line("priorBalance", Math.max(0, -purchase.tradeEquityCents)),
    ].filter(({ amountCents }) => amountCents !== 0),
    rebatesCents: purchase.rebatesCents,
    tradeEquityCents: Math.max(0, purchase.tradeEquityCents),
    upfrontFees: fee.amountCents === 0 ? stateFees : [fee, ...stateFees],
    taxableFeesCents: taxesDocFee(rules) ? purchase.fees.docFee : 0,
    isOnePay: choices.onePay === true,
    securityDeposits: choices.securityDeposits ?? 0,
    contractDate,
  };
}

function isUpfront(code: SheetLine["code"]): boolean {
  return code === "title" || code === "registration" || code === "docFee";
}

const UNTAXED: LeaseTaxRule = {
  method: "N",
  ratePpm: 0,
  taxesCash: false,
  taxesRebates: false,
  taxesTrade: false,
  isCapitalized: false,
  isEstimate: true,
  confidence: "low",
};

function taxesDocFee({ place }: WorksheetRules): boolean {
  return place !== null && place.isTaxed.docFee;
}

function taxRuleOf({ place, lease }: WorksheetRules): LeaseTaxRule {
  if (place === null) return UNTAXED;
  const { method, ratePpm, reductionIsTaxed, isVerified } = place.lease;
  return {
    method,
    ratePpm,
    taxesCash: reductionIsTaxed,
    taxesRebates: reductionIsTaxed,
    taxesTrade: false,
    isCapitalized: lease.capitalizesTax,
    isEstimate: !isVerified || (place.fees.localPpm > 0 && place.localPpm === null),
    confidence: isVerified ? "high" : "low",
  };
}

/** What the buyer brings as money, by what it is for. */
function dueLines({ dueAtSigning }: LeaseSheet): SheetLine[] {
  const paid = dueAtSigning.paidBy.filter(({ code }) => code !== "cash");
  return [...dueAtSigning.amounts, ...paid.map((one) => ({ ...one, amountCents: -one.amountCents }))];
}

function line(code: SheetLine["code"], amountCents: Cents): SheetLine {
  return { code, amountCents, because: { code: `lease.${code}`, values: {} }, isEstimate: false };
}
