import type { Cents } from "#platform/shared/money.ts";
import { share } from "../figures/fraction.ts";
import type { SheetLine } from "../sheet-line.ts";
import type { PlaceRules } from "./place-rules.ts";
import { tradeCreditCents } from "./trade-credit.ts";

/** What of a sale decides its tax and fees. */
interface TaxedSale {
  /** Before anything is taken off. */
  readonly priceCents: Cents;
  /** Cuts of the seller's own: nobody pays them, so nobody taxes them. */
  readonly priceCutCents: Cents;
  readonly makerRebateCents: Cents;
  /** Products the state taxes. */
  readonly taxableProductsCents: Cents;
  readonly isNewVehicle: boolean;
  /** Value of the trade-in, not the equity in it. */
  readonly tradeValueCents: Cents;
  readonly tradeIsLeased: boolean;
}

/** B-8: tax, title, registration and doc fee, in this order; lines of zero are left out. */
export function saleLines(place: PlaceRules, sale: TaxedSale): SheetLine[] {
  const doc = docFeeLine(place, sale);
  return [taxLine(place, { ...sale, docFeeCents: doc.amountCents }), ...stateLines(place, sale), doc].filter(
    ({ amountCents }) => amountCents !== 0,
  );
}

function taxLine(place: PlaceRules, sale: TaxedSale & { readonly docFeeCents: Cents }): SheetLine {
  const { fees: rule, own, localPpm } = place;
  const values = taxValues(place, sale);
  const isGuess = values.localPpm > 0 && localPpm === null;
  return {
    code: "tax",
    label: rule.taxName,
    amountCents: taxOf(place, values),
    because: { code: "tax", values: { state: rule.state, taxName: rule.taxName, ...values } },
    // A typical local rate is a guess about the address; the fair market value of Georgia is the state's.
    isEstimate: own.taxPpm === null && (!rule.isVerified || isGuess || rule.state === "GA"),
    confidence: own.taxPpm === null ? rule.confidence : "high",
    payee: "state",
  };
}

/** What is taxed, at which rates, and what a trade-in takes off. */
function taxValues(place: PlaceRules, sale: TaxedSale & { readonly docFeeCents: Cents }) {
  const { fees: rule, own, isTaxed, luxury } = place;
  const countedCents = Math.max(
    0,
    sale.priceCents -
      sale.priceCutCents -
      (isTaxed.makerRebate ? 0 : sale.makerRebateCents) +
      (isTaxed.docFee ? sale.docFeeCents : 0) +
      sale.taxableProductsCents,
  );
  const trade = { valueCents: sale.tradeValueCents, isNewVehicle: sale.isNewVehicle, onDate: place.onDate };
  const isCredited = isTaxed.leasedTradeCounts || !sale.tradeIsLeased;
  const creditCents = isCredited ? Math.min(countedCents, tradeCreditCents(rule, trade)) : 0;
  return {
    ratePpm: own.taxPpm ?? rule.taxPpm,
    baseCents: countedCents - creditCents,
    creditCents,
    localPpm: own.taxPpm === null ? (place.localPpm ?? rule.localPpm) : 0,
    localBaseCents: rule.localBaseCents ?? 0,
    luxuryCents: luxury === null ? 0 : share(Math.max(0, countedCents - luxury.overCents), luxury.ratePpm),
  };
}

function taxOf(
  place: PlaceRules,
  { ratePpm, baseCents, localPpm, luxuryCents }: ReturnType<typeof taxValues>,
): Cents {
  const localTax = share(Math.min(baseCents, place.fees.localBaseCents ?? baseCents), localPpm);
  return bounded(share(baseCents, ratePpm) + localTax, place) + luxuryCents;
}

function bounded(tax: Cents, { fees: rule }: PlaceRules): Cents {
  if (rule.maximumTaxCents !== undefined && tax > rule.maximumTaxCents) return rule.maximumTaxCents;
  return rule.minimumTaxCents !== undefined && tax < rule.minimumTaxCents ? rule.minimumTaxCents : tax;
}

/** What the seller asks after cuts of its own. */
function askedCents({ priceCents, priceCutCents }: TaxedSale): Cents {
  return Math.max(0, priceCents - priceCutCents);
}

function stateLines({ fees: rule, own }: PlaceRules, sale: TaxedSale): SheetLine[] {
  const byTable = rule.registrationCents + share(askedCents(sale), rule.registrationPpm ?? 0);
  const line = (code: "title" | "registration", ...[amount, ownCents]: [Cents, Cents | null]): SheetLine => ({
    code,
    amountCents: ownCents ?? amount,
    because: { code, values: { state: rule.state } },
    isEstimate: ownCents === null,
    confidence: ownCents === null ? "low" : "high",
    payee: "state",
  });
  return [
    line("title", rule.titleCents, own.titleCents),
    line("registration", byTable, own.registrationCents),
  ];
}

function docFeeLine({ fees: rule, docFeeCents }: PlaceRules, sale: TaxedSale): SheetLine {
  const ofPrice = rule.docFeeCapPpm === undefined ? Infinity : share(askedCents(sale), rule.docFeeCapPpm);
  const cap = Math.min(rule.docFeeCapCents ?? Infinity, ofPrice);
  const isCapped = docFeeCents > cap;
  return {
    code: "docFee",
    amountCents: isCapped ? cap : docFeeCents,
    because: { code: isCapped ? "docFeeCapped" : "docFee", values: { state: rule.state } },
    isEstimate: false,
    confidence: "high",
    payee: "dealer",
  };
}
