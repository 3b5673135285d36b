import { expect, test } from "vitest";
import type { FinanceTerms } from "#modules/orders/domain/order.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import type { OfferView } from "../domain/decision-view.ts";
import { type Figure, offerFigures } from "./offer-figures.ts";

const PAYMENT: FinanceTerms["payment"] = {
  dueAtSigningCents: 50_000,
  financedAmountCents: 1_930_000,
  aprPpm: 124_900,
  termMonths: 36,
  monthlyPaymentCents: 65_874,
  lastPaymentCents: 65_893,
  totalOfPaymentsCents: 2_371_483,
  totalInterestCents: 401_983,
};

/** As a card reads from top to bottom. */
function inTurn(offer: OfferView): readonly Figure[] {
  const { monthly, terms, parts, total, rest } = offerFigures(englishText, offer);
  return [...(monthly === null ? [] : [monthly]), ...terms, ...parts, total, ...rest];
}

const figuresWith = (more: Pick<FinanceTerms, "apr" | "firstPaymentDate">): ReadonlyMap<string, string> =>
  new Map(
    inTurn({
      offerId: "one",
      lenderName: "Second Mile",
      kind: "approved",
      stipulations: [],
      counter: null,
      expiresAt: "2026-12-25T00:00:00.000Z",
      lines: [],
      amountDueCents: 50_000,
      terms: {
        kind: "finance",
        lenderName: "Second Mile",
        payment: PAYMENT,
        daysToFirstPayment: 30,
        ...more,
      },
      worksheet: null,
      totalCostCents: 2_421_483,
      termsDigest: "digest",
    }),
  );

test("An offer with a lender's fee shows the APR with the fee, not the rate of the contract", () => {
  expect(figuresWith({ apr: 13.91 }).get("APR")).toBe("13.91%");
});

test("A loan whose only cost is interest shows its rate", () => {
  expect(figuresWith({}).get("APR")).toBe("12.49%");
});

test("An offer names the day of its first payment", () => {
  expect(figuresWith({ firstPaymentDate: "2027-01-20" }).get("First payment")).toBe("Jan 20, 2027");
  expect(figuresWith({}).has("First payment")).toBe(false);
});

test("The rate stands right after the payment, and the total after the parts it is the sum of", () => {
  const lines = [...figuresWith({ firstPaymentDate: "2027-01-20" })];
  expect(lines.map(([what]) => what)).toEqual([
    "Monthly payment",
    "APR",
    "Term",
    "Total of payments",
    "Due at signing",
    "Total you pay",
    "First payment",
  ]);
  const amounts = lines.slice(3, 6).map(([, amount]) => Number(amount.replaceAll(/[$,]/gu, "")));
  expect(amounts[0]! + amounts[1]!).toBeCloseTo(amounts[2]!, 2);
});
