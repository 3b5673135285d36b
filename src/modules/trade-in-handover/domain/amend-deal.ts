import { dealRules } from "#modules/orders/domain/deal-types.ts";
import type { DealType, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { share } from "#modules/worksheet/domain/figures/fraction.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { SheetLine } from "#modules/worksheet/domain/sheet-line.ts";
import type { WorksheetTrade } from "#modules/worksheet/domain/worksheet-input.ts";
import type { WorksheetRules } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";

/** One line of the worksheet as it was signed and as it is amended. */
export interface AmendedLine {
  readonly code: string;
  readonly label: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** A worksheet with another trade-in, or with none; the lines of each side add up, and differ by `differenceCents`. */
export interface AmendedDeal {
  readonly lines: readonly AmendedLine[];
  /** Owed on top of what was signed; negative where the deal costs less. */
  readonly differenceCents: Cents;
}

interface SignedDeal {
  readonly snapshot: OrderSnapshot;
  readonly dealType: DealType;
}

/**
 * The same deal with another amount for the traded car (null: without the car). Only the trade-in and what the state's
 * rule makes of it change: taxes are counted again by the worksheet of the deal, at the rates that were signed. What a
 * loan or lease finances stays as it is; the difference is paid as money.
 */
export function amendDeal(
  rules: WorksheetRules,
  { snapshot, dealType }: SignedDeal,
  allowanceCents: Cents | null,
): AmendedDeal {
  const trade = snapshot.tradeIn ?? null;
  const after = trade === null || allowanceCents === null ? null : { ...trade, allowanceCents };
  const others = snapshot.lines.filter(({ code }) => code !== "tradeEquity");
  const lines = [
    ...others.map((line) => ({
      code: line.code,
      label: line.label,
      beforeCents: line.amountCents,
      afterCents: line.code === "tax" ? taxAfter(rules, snapshot, after) : line.amountCents,
    })),
    pair("tradeAllowance", english("Your trade-in"), [
      -(trade?.allowanceCents ?? 0),
      -(after?.allowanceCents ?? 0),
    ]),
    pair("tradePayoff", english("Still owed on your trade-in"), [
      trade?.payoffCents ?? 0,
      after?.payoffCents ?? 0,
    ]),
  ];
  const taxed = dealRules(dealType).buysTheCar ? 0 : leaseTax(rules.place, changeOf(lines));
  const all = [...lines, pair("cashTax", english("Tax on the difference"), [0, taxed])].filter(
    ({ beforeCents, afterCents }) => beforeCents !== 0 || afterCents !== 0,
  );
  return { lines: all, differenceCents: changeOf(all) };
}

function pair(code: string, label: string, [beforeCents, afterCents]: readonly [Cents, Cents]): AmendedLine {
  // Minus zero does not survive JSON.
  return { code, label, beforeCents: beforeCents || 0, afterCents: afterCents || 0 };
}

const changeOf = (lines: readonly AmendedLine[]): Cents =>
  lines.reduce((sum, { beforeCents, afterCents }) => sum + afterCents - beforeCents, 0);

/** What the buyer pays in place of a trade-in lowers the cost of a lease as cash does; some states tax that. */
function leaseTax(place: PlaceRules | null, differenceCents: Cents): Cents {
  if (place === null || !place.lease.reductionIsTaxed || differenceCents <= 0) return 0;
  const isTaxedAtOnce = ["P", "M", "S"].includes(place.lease.method);
  return isTaxedAtOnce ? share(differenceCents, place.lease.ratePpm) : 0;
}

/** The sales tax with another trade-in, on the base and at the rates of the signed line. */
function taxAfter(rules: WorksheetRules, snapshot: OrderSnapshot, trade: WorksheetTrade | null): Cents {
  const signed = snapshot.lines.find(({ code }) => code === "tax")?.amountCents ?? 0;
  const line = snapshot.worksheet?.lines.find(({ code }) => code === "tax");
  if (line === undefined || rules.place === null) return signed;
  const { condition, mileage, year, make } = snapshot.vehicle;
  const sheet = dealWorksheet(
    { ...rules, place: asSigned(rules.place, line) },
    {
      contractDate: rules.place.onDate,
      vehicle: {
        // All that was taxed before the trade-in: what it is made of does not change.
        priceCents: valueOf(line, "baseCents") + valueOf(line, "creditCents"),
        msrpCents: null,
        incentivesCents: 0,
        condition,
        mileage,
        year,
        make,
      },
      place: null,
      delivery: null,
      choices: { type: "cash" },
      trade,
      products: [],
      incentives: [],
      depositCents: 0,
      terms: null,
    },
  );
  return sheet.lines.find(({ code }) => code === "tax")?.amountCents ?? 0;
}

const valueOf = ({ because }: SheetLine, name: string): number => Number(because.values[name] ?? 0);

/** The place at the rates of the signed line, also where the retailer has set others since. */
function asSigned(place: PlaceRules, line: SheetLine): PlaceRules {
  const [taxPpm, localPpm] = [valueOf(line, "ratePpm"), valueOf(line, "localPpm")];
  return {
    ...place,
    fees: { ...place.fees, taxPpm, localPpm },
    localPpm,
    own: { ...place.own, taxPpm: null },
    isTaxed: { ...place.isTaxed, docFee: false },
  };
}
