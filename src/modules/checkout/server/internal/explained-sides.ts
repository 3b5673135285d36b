import {
  type CountedProgram,
  isSupport,
  worksheetIncentive,
} from "#modules/incentives/domain/counted-program.ts";
import { CLAIMED_KINDS } from "#modules/incentives/domain/incentive-program.ts";
import { chosenPrograms } from "#modules/incentives/domain/order-incentives.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { OrderExplanation } from "#modules/personal-pricing/domain/explained/order-explanation.ts";
import type { ExplainedSide } from "#modules/personal-pricing/domain/explained/explained-side.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { LoanSheet } from "#modules/worksheet/domain/loans/loan-sheet.ts";
import type { PromisedPayment } from "#modules/pricing/domain/promised-payment.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { SheetLine } from "#modules/worksheet/domain/sheet-line.ts";
import type { WorksheetIncentive, WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

type Payment = TenantConfig["config"]["payment"];

/** The promised deal with the rules of its place and day; undefined for anything but a lender's loan. */
export function promisedSide(payment: Payment, { input }: PromisedPayment): ExplainedSide | undefined {
  const { terms } = input;
  return terms?.kind === "loan" ? { place: placeOf(payment, input), input: { ...input, terms } } : undefined;
}

/**
 * The deal as the order has it, read back from its worksheet; undefined for anything but a loan. What orders do not keep
 * of a car, and no loan with a lender depends on, is as it was shown.
 */
export function contractSide(
  payment: Payment,
  snapshot: OrderSnapshot,
  { input: shown }: PromisedPayment,
): ExplainedSide | undefined {
  const { worksheet, vehicle, rooftop } = snapshot;
  if (!worksheet?.loan) return undefined;
  const { loan, contractDate, lines } = worksheet;
  const input = {
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
    delivery: deliveryOf(worksheet),
    choices: choicesOf(loan),
    trade: snapshot.tradeIn ?? tradeOf(loan),
    products: snapshot.products ?? [],
    incentives: cutsOf(snapshot),
    depositCents: 0,
    terms: loan.terms,
  };
  return { place: placeOf(payment, input), input };
}

/** The payment's terms, as people compare them. */
export function namedPayment(
  rules: DealRules,
  { place, input }: ExplainedSide,
): OrderExplanation["promised"] {
  return {
    lenderName: input.terms.lenderName,
    asOf: input.contractDate,
    apr: dealWorksheet({ ...rules, place }, input).loan?.apr ?? 0,
    termMonths: input.terms.termMonths,
    downPaymentCents: input.choices.downPaymentCents ?? 0,
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

function deliveryOf({ lines }: Worksheet): WorksheetInput["delivery"] {
  const line = lines.find(({ code }) => code === "deliveryFee");
  return line === undefined ? null : { feeCents: line.amountCents, derivation: "" };
}

function choicesOf(loan: LoanSheet): WorksheetInput["choices"] {
  const { cashDownCents: downPaymentCents, firstPaymentDate } = loan;
  return { type: "finance", downPaymentCents, firstPaymentDate };
}

function tradeOf({ trade: { allowanceCents, payoffCents } }: LoanSheet): WorksheetInput["trade"] {
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
