import {
  type CountedProgram,
  isSupport,
  worksheetIncentive,
} from "#modules/incentives/domain/counted-program.ts";
import { CLAIMED_KINDS } from "#modules/incentives/domain/incentive-program.ts";
import { chosenPrograms } from "#modules/incentives/domain/order-incentives.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { OrderExplanation } from "../domain/order-explanation.ts";
import type { LeaseSide, LoanSide } from "../domain/explained-side.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { LeaseSheet } from "#modules/worksheet/domain/leases/lease-sheet.ts";
import type { LoanSheet } from "#modules/worksheet/domain/loans/loan-sheet.ts";
import type { PromisedPayment } from "#modules/pricing/domain/promised-payment.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { SheetLine } from "#modules/worksheet/domain/sheet-line.ts";
import type { WorksheetIncentive, WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

type Payment = TenantConfig["config"]["payment"];

/** The promised loan with the rules of its place and day; undefined for anything else. */
export function promisedLoan(payment: Payment, { input }: PromisedPayment): LoanSide | undefined {
  const { terms } = input;
  return terms?.kind === "loan" ? { place: placeOf(payment, input), input: { ...input, terms } } : undefined;
}

/** The promised lease, with what is due at signing by its name; undefined for anything else. */
export function promisedLease(
  payment: Payment,
  rules: DealRules,
  { input }: PromisedPayment,
): LeaseSide | undefined {
  const { terms } = input;
  if (terms?.kind !== "lease") return undefined;
  const place = placeOf(payment, input);
  const downPaymentCents = dealWorksheet({ ...rules, place }, input).lease?.dueAtSigning.cashCents;
  return { place, input: { ...input, choices: { ...input.choices, downPaymentCents }, terms } };
}

/** The loan as the order has it, read back from its worksheet; undefined for anything else. */
export function contractLoan(
  payment: Payment,
  snapshot: OrderSnapshot,
  promised: PromisedPayment,
): LoanSide | undefined {
  const { worksheet } = snapshot;
  if (!worksheet?.loan) return undefined;
  const { loan } = worksheet;
  const choices = choicesOf(loan);
  const deal = {
    ...dealIn(snapshot, worksheet, promised),
    choices,
    trade: snapshot.tradeIn ?? tradeOf(loan.trade.allowanceCents, loan.trade.payoffCents),
  };
  return { place: placeOf(payment, deal), input: { ...deal, terms: loan.terms } };
}

/** The lease as the order has it, read back from its worksheet; undefined for anything else. */
export function contractLease(
  payment: Payment,
  snapshot: OrderSnapshot,
  promised: PromisedPayment,
): LeaseSide | undefined {
  const { worksheet } = snapshot;
  if (!worksheet?.lease) return undefined;
  const { lease } = worksheet;
  const choices = leaseChoicesOf(lease);
  const { paidBy } = lease.dueAtSigning;
  // As far as a trade-in counts for a lease.
  const trade =
    snapshot.tradeIn ??
    tradeOf(amountOf(paidBy, "tradeEquity"), amountOf(lease.progression.capitalized, "priorBalance"));
  const deal = { ...dealIn(snapshot, worksheet, promised), choices, trade };
  return { place: placeOf(payment, deal), input: { ...deal, terms: lease.terms } };
}

/** What orders do not keep of a car, and no deal with a lender depends on, is as it was shown. */
function dealIn(
  snapshot: OrderSnapshot,
  { contractDate, lines }: Worksheet,
  { input: shown }: PromisedPayment,
): Omit<WorksheetInput, "terms" | "choices" | "trade"> {
  const { vehicle, rooftop } = snapshot;
  return {
    contractDate,
    vehicle: {
      ...shown.vehicle,
      priceCents: amountOf(lines, "price"),
      incentivesCents: -amountOf(lines, "incentives") + sumOf(programsOf(snapshot).filter(isForAll)),
      condition: vehicle.condition,
      mileage: vehicle.mileage,
      make: vehicle.make,
      dealershipId: rooftop.id,
    },
    place: { state: snapshot.buyerState, zipCode: snapshot.delivery.zipCode },
    delivery: deliveryOf(lines),
    products: snapshot.products ?? [],
    incentives: cutsOf(snapshot),
    depositCents: 0,
  };
}

/** The payment's terms, as people compare them. */
export function namedPayment(
  rules: DealRules,
  { place, input }: LoanSide | LeaseSide,
): OrderExplanation["promised"] {
  const { terms, contractDate, choices } = input;
  const isLoan = terms.kind === "loan";
  return {
    lenderName: isLoan ? terms.lenderName : terms.lessorName,
    asOf: contractDate,
    apr: isLoan ? (dealWorksheet({ ...rules, place }, input).loan?.apr ?? 0) : null,
    termMonths: terms.termMonths,
    annualMiles: isLoan ? null : terms.annualMiles,
    downPaymentCents: choices.downPaymentCents ?? 0,
  };
}

function placeOf(
  payment: Payment,
  { place, contractDate: onDate }: Pick<WorksheetInput, "place" | "contractDate">,
) {
  return place === null ? null : (placeRulesOf(payment, { state: place.state, onDate }) ?? null);
}

function amountOf(lines: readonly SheetLine[], code: SheetLine["code"]): number {
  return lines.find((line) => line.code === code)?.amountCents ?? 0;
}

function deliveryOf(lines: Worksheet["lines"]): WorksheetInput["delivery"] {
  const line = lines.find(({ code }) => code === "deliveryFee");
  return line === undefined ? null : { feeCents: line.amountCents, derivation: "" };
}

function choicesOf(loan: LoanSheet): WorksheetInput["choices"] {
  const { cashDownCents: downPaymentCents, firstPaymentDate } = loan;
  return { type: "finance", downPaymentCents, firstPaymentDate };
}

/** The cash towards the cost is exact; what is due follows from it. */
function leaseChoicesOf({ dueAtSigning, isOnePay }: LeaseSheet): WorksheetInput["choices"] {
  const reasons = (code: SheetLine["code"]) =>
    dueAtSigning.amounts.find((line) => line.code === code)?.because.values ?? {};
  return {
    type: "lease",
    downPaymentCents: dueAtSigning.cashCents,
    reductionCents: Number(reasons("capCostReduction")["cashCents"] ?? 0),
    onePay: isOnePay,
    securityDeposits: Number(reasons("securityDeposit")["count"] ?? 0),
  };
}

function tradeOf(allowanceCents: number, payoffCents: number): WorksheetInput["trade"] {
  if (allowanceCents === 0 && payoffCents === 0) return null;
  return { allowanceCents, payoffCents, ownership: payoffCents > 0 ? "FINANCED" : "OWNED" };
}

function programsOf({ incentives }: OrderSnapshot): readonly CountedProgram[] {
  return incentives ? chosenPrograms(incentives).filter((program) => !isSupport(program)) : [];
}

/** Cards count these with the vehicle: they are no discount of this deal. */
function isForAll({ kind, isConditional = false }: CountedProgram): boolean {
  return !isConditional && kind !== "retailer" && !CLAIMED_KINDS.includes(kind);
}

const sumOf = (programs: readonly CountedProgram[]): number =>
  programs.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);

function cutsOf(snapshot: OrderSnapshot): readonly WorksheetIncentive[] {
  const { promo } = snapshot;
  const cuts = programsOf(snapshot)
    .filter((program) => !isForAll(program))
    .map(worksheetIncentive);
  if (promo === undefined) return cuts;
  const { code: id, title: label, amountCents } = promo;
  return [{ id, label, amountCents, appliedAs: "price", from: "promo" }, ...cuts];
}
