import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { cashPriceLines } from "./cash-price.ts";
import type { CashEstimate, DealEstimate, DealInput, NotPossible } from "./deal-input.ts";
import type { DealProblem } from "#modules/worksheet/domain/terms/deal-parts.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { feeLineText } from "./fee-line-text.ts";
import { financeEstimate } from "./finance-estimate.ts";
import { leaseEstimate } from "./lease-estimate.ts";
import type { PricedLine } from "#modules/worksheet/domain/priced-line.ts";
import { ANY_DAY } from "#modules/worksheet/domain/any-day.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";

/**
 * CALC-02: what a vehicle costs one way or another, by the one worksheet that counts deals, with the reasons in words
 * (B-1, B-3 to B-6). A deal that is not possible is an answer with its reasons.
 */
export function estimateDeal(rules: DealRules, input: DealInput, t: Text = englishText): DealEstimate {
  const sheet = dealWorksheet({ ...rules, place: input.place }, worksheetInput(input));
  if (sheet.problems.length > 0) return notPossible(sheet);
  const lines = linesOf(sheet, input, t);
  const known = {
    lines,
    totalCents: sheet.totalCents,
    worksheet: sheet,
    includesTaxesAndFees: sheet.includesTaxesAndFees,
  };
  const { loan, lease, cash } = sheet;
  const downPayment = sheet.limits.downPayment;
  if (loan !== null && downPayment !== null)
    return { ...financeEstimate({ rules, input, sheet, t }, loan), ...known, limits: downPayment };
  if (lease !== null && downPayment !== null)
    return { ...leaseEstimate({ rules, input, sheet, t }, lease), ...known, limits: downPayment };
  if (cash !== null)
    return { kind: "cash", ...known, amountDueCents: cash.amountDueCents } satisfies CashEstimate;
  throw new Error("a deal without a problem has a price");
}

function worksheetInput(input: DealInput): WorksheetInput {
  const { vehicle, delivery, incentives = [], contractDate = ANY_DAY, terms = null } = input;
  const { tradeValueCents, tradeOwedCents, tradeOwnership, protectionCents = 0, ...choices } = input.choices;
  const [allowanceCents, payoffCents] = [tradeValueCents ?? 0, tradeOwedCents ?? 0];
  const ownership = tradeOwnership ?? (payoffCents > 0 ? "FINANCED" : "OWNED");
  const product = {
    code: "protection",
    id: "protection",
    label: "Protection",
    termMonths: null,
    miles: null,
  };
  return {
    contractDate,
    vehicle,
    place: null,
    delivery,
    choices,
    trade: allowanceCents === 0 && payoffCents === 0 ? null : { allowanceCents, payoffCents, ownership },
    products: [
      ...(input.products ?? []),
      ...(protectionCents === 0 ? [] : [{ ...product, priceCents: protectionCents }]),
    ],
    incentives,
    support: input.support,
    depositCents: 0,
    terms,
  };
}

/** What this answer knew before the worksheet did; the others cannot happen to what it asks. */
function notPossible({ problems, limits }: Worksheet): NotPossible {
  return {
    kind: "not-possible",
    problems: problems.map(({ code }) => code as DealProblem),
    limits: limits.downPayment,
  };
}

const FEES: readonly string[] = ["tax", "title", "registration", "docFee"];

/** What is owed whichever way it is paid: one list, so that no way counts differently. */
function linesOf(sheet: Worksheet, ...[input, t]: [DealInput, Text]): readonly PricedLine[] {
  const { vehicle, delivery, choices, incentives = [], products = [] } = input;
  const fees = sheet.lines.filter(({ code }) => FEES.includes(code));
  const lines = cashPriceLines(
    {
      priceCents: vehicle.priceCents ?? 0,
      incentivesCents: incentives.reduce(
        (sum, { amountCents }) => sum + amountCents,
        vehicle.incentivesCents,
      ),
      taxesAndFees: { lines: fees.map((fee) => feeLineText(fee, t)) },
      deliveryFeeCents: delivery?.feeCents ?? 0,
      ...(delivery && { deliveryDerivation: delivery.derivation, deliveryBecause: delivery.because }),
      protectionCents: choices.protectionCents ?? 0,
      products,
      tradeEquityCents: (choices.tradeValueCents ?? 0) - (choices.tradeOwedCents ?? 0),
    },
    t,
  );
  return delivery === null ? lines.filter(({ code }) => code !== "deliveryFee") : lines;
}
