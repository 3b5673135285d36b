import { aprText } from "#modules/orders/domain/apr-text.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { OfferView } from "../domain/decision-view.ts";

type Figure = readonly [what: string, value: string];

/** What follows from an offer, line by line. A lease has a rent charge and never an annual percentage rate (Reg M). */
export function offerFigures(t: Text, offer: OfferView): readonly Figure[] {
  const { terms, amountDueCents, totalCostCents, worksheet } = offer;
  const total: Figure = [t("Total you pay"), formatDollarsAndCents(totalCostCents)];
  const due: Figure = [t("Due at signing"), formatDollarsAndCents(amountDueCents)];
  if (terms === null) return [total, due];
  const monthly: Figure = [t("Monthly payment"), formatDollarsAndCents(terms.payment.monthlyPaymentCents)];
  const months = (count: number): Figure => [t("Term"), t("{months} months", { months: count })];
  if (terms.kind === "finance") {
    const { payment } = terms;
    return [
      monthly,
      total,
      due,
      [t("APR"), aprText(terms)],
      months(payment.termMonths),
      ...(terms.firstPaymentDate === undefined
        ? []
        : [[t("First payment"), dayText(new Date(terms.firstPaymentDate), t.language, "medium")] as const]),
      [t("Total of payments"), formatDollarsAndCents(payment.totalOfPaymentsCents)],
    ];
  }
  const rent = worksheet?.lease?.progression.rentChargeCents;
  return [
    monthly,
    total,
    due,
    ...(rent === undefined ? [] : [[t("Rent charge"), formatDollarsAndCents(rent)] as const]),
    months(terms.input.termMonths),
    [t("Miles per year"), terms.milesPerYear.toLocaleString("en-US")],
  ];
}
