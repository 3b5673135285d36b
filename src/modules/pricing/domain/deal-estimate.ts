import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { cashPrice } from "./cash-price.ts";
import type { CashEstimate, DealEstimate, DealInput, NotPossible } from "./deal-input.ts";
import type { DealProblem } from "./deal-parts.ts";
import type { DealRules } from "./deal-rules.ts";
import { financeEstimate } from "./finance-estimate.ts";
import { leaseEstimate } from "./lease-estimate.ts";
import type { PricedLine } from "./priced-line.ts";
import { ANY_DAY } from "./worksheet/any-day.ts";
import { dealWorksheet } from "./worksheet/deal-worksheet.ts";
import type { Worksheet } from "./worksheet/worksheet.ts";
import type { WorksheetInput } from "./worksheet/worksheet-input.ts";
import type { WorksheetRules } from "./worksheet/worksheet-rules.ts";

/**
 * CALC-02: what a vehicle costs one way or another, by the one worksheet that counts deals, with the reasons in words
 * (B-1, B-3 to B-6). A deal that is not possible is an answer with its reasons.
 */
export function estimateDeal(rules: DealRules, input: DealInput, t: Text = englishText): DealEstimate {
  const sheet = dealWorksheet(worksheetRules(rules, input), worksheetInput(input));
  if (sheet.problems.length > 0) return notPossible(sheet);
  const priced = { lines: linesOf(input, t), totalCents: sheet.totalCents, worksheet: sheet };
  const { loan, lease, cash } = sheet;
  const known = { ...priced, includesTaxesAndFees: input.place !== null };
  const downPayment = sheet.limits.downPayment;
  if (loan !== null && downPayment !== null)
    return { ...financeEstimate({ rules, input, t }, loan), ...known, limits: downPayment };
  if (lease !== null && downPayment !== null)
    return { ...leaseEstimate({ rules, input, t }, lease), ...known, ...untaxed(known), limits: downPayment };
  if (cash !== null)
    return { kind: "cash", ...known, amountDueCents: cash.amountDueCents } satisfies CashEstimate;
  throw new Error("a deal without a problem has a price");
}

function worksheetRules(rules: DealRules, { place }: DealInput): WorksheetRules {
  if (place === null) return { ...rules, place: null };
  const quotedLines = place.feeLines.flatMap(({ code, amountCents, isEstimate, confidence }) =>
    // Nobody quotes a plan with the fees of a place.
    code === "protection"
      ? []
      : [
          {
            code,
            amountCents,
            because: { code: "quoted", values: {} },
            isEstimate,
            ...(confidence && { confidence }),
          },
        ],
  );
  return { ...rules, place: { quotedLines, salesTaxPpm: place.salesTaxPpm } };
}

function worksheetInput(input: DealInput): WorksheetInput {
  const { vehicle, choices, delivery, contractDate = ANY_DAY, terms = null } = input;
  const { type, downPaymentCents, termMonths, annualMiles, creditTier, firstPaymentDate } = choices;
  const {
    tradeValueCents: allowanceCents = 0,
    tradeOwedCents: payoffCents = 0,
    protectionCents = 0,
  } = choices;
  const ownership = payoffCents > 0 ? "FINANCED" : "OWNED";
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
    choices: { type, downPaymentCents, termMonths, annualMiles, creditTier, firstPaymentDate },
    trade: allowanceCents === 0 && payoffCents === 0 ? null : { allowanceCents, payoffCents, ownership },
    products: protectionCents === 0 ? [] : [{ ...product, priceCents: protectionCents }],
    incentives: [],
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

/** What is owed whichever way it is paid: one list, so that no way counts differently. */
function linesOf({ vehicle, place, delivery, choices }: DealInput, t: Text): readonly PricedLine[] {
  const feeLines = place?.feeLines ?? [];
  const priced = cashPrice(
    {
      priceCents: vehicle.priceCents ?? 0,
      incentivesCents: vehicle.incentivesCents,
      taxesAndFees: { lines: feeLines, totalCents: 0 },
      deliveryFeeCents: delivery?.feeCents ?? 0,
      ...(delivery && { deliveryDerivation: delivery.derivation }),
      protectionCents: choices.protectionCents ?? 0,
      tradeEquityCents: (choices.tradeValueCents ?? 0) - (choices.tradeOwedCents ?? 0),
    },
    t,
  );
  if (priced.kind !== "priced") return [];
  return delivery === null ? priced.lines.filter(({ code }) => code !== "deliveryFee") : priced.lines;
}

/** A lease pays tax by its own method, so the tax of a purchase is none of its lines. */
function untaxed({ lines }: { readonly lines: readonly PricedLine[] }) {
  return { lines: lines.filter(({ code }) => code !== "tax") };
}
