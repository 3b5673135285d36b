import { aprText } from "#modules/orders/domain/apr-text.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { OfferView } from "../domain/decision-view.ts";

/** What it is and how much. */
export type Figure = readonly [what: string, value: string];

/** What follows from an offer, in the groups in which it is weighed. */
interface OfferFigures {
  /** Null where nothing is paid by the month. */
  readonly monthly: Figure | null;
  /** What a payment means nothing without (Reg Z, Reg M): rate and months. */
  readonly terms: readonly Figure[];
  /** Parts of everything that is paid. */
  readonly parts: readonly Figure[];
  readonly total: Figure;
  readonly rest: readonly Figure[];
}

/** A lease has a rent charge and never an annual percentage rate (Reg M). */
export function offerFigures(t: Text, offer: OfferView): OfferFigures {
  const { terms, amountDueCents, totalCostCents, worksheet } = offer;
  const total: Figure = [t("Total you pay"), formatDollarsAndCents(totalCostCents)];
  const due: Figure = [t("Due at signing"), formatDollarsAndCents(amountDueCents)];
  if (terms === null) return { monthly: null, terms: [], parts: [due], total, rest: [] };
  const monthly: Figure = [t("Monthly payment"), formatDollarsAndCents(terms.payment.monthlyPaymentCents)];
  const months = (count: number): Figure => [t("Term"), t("{months} months", { months: count })];
  if (terms.kind === "finance") {
    const { payment, firstPaymentDate: first } = terms;
    return {
      monthly,
      terms: [[t("APR"), aprText(terms)], months(payment.termMonths)],
      parts: [[t("Total of payments"), formatDollarsAndCents(payment.totalOfPaymentsCents)], due],
      total,
      rest: first === undefined ? [] : [[t("First payment"), dayText(new Date(first), t.language, "medium")]],
    };
  }
  const rent = worksheet?.lease?.progression.rentChargeCents;
  return {
    monthly,
    terms: [months(terms.input.termMonths)],
    parts: [...(rent === undefined ? [] : [[t("Rent charge"), formatDollarsAndCents(rent)] as const]), due],
    total,
    rest: [[t("Miles per year"), terms.milesPerYear.toLocaleString("en-US")]],
  };
}
