import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type DealChoices } from "../../domain/deal-input.ts";
import { DEAL_TYPES, type DealType } from "#modules/worksheet/domain/terms/deal-parts.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

/** What the calculator asks; the address bar keeps all of it, so that a link shows the same numbers. */
export interface CalculatorChoices extends DealChoices {
  /** Five digits. */
  readonly zip?: string | undefined;
  /** Otherwise the car is picked up. */
  readonly isDelivered?: boolean | undefined;
}

const TIERS: readonly string[] = ["excellent", "verygood", "good", "fair"] satisfies CreditTierName[];
const NAMES = ["pay", "down", "term", "credit", "miles", "trade", "owed", "zip", "delivery"] as const;

/** The choices of an address; what is missing or makes no sense is the retailer's default. */
export function readCalculatorAddress(search: string, usual: DealType = "finance"): CalculatorChoices {
  const params = new URLSearchParams(search);
  const text = (name: (typeof NAMES)[number], shape: RegExp): string | undefined => {
    const value = params.get(name) ?? "";
    return shape.test(value) ? value : undefined;
  };
  const money = (name: "down" | "trade" | "owed"): Cents | undefined => {
    const value = text(name, /^\d{1,7}(\.\d{1,2})?$/);
    return value === undefined ? undefined : Math.round(Number(value) * 100);
  };
  const count = (name: "term" | "miles"): number | undefined => {
    const value = text(name, /^\d{1,6}$/);
    return value === undefined ? undefined : Number(value);
  };
  const pay = params.get("pay");
  const credit = params.get("credit") ?? "";
  return {
    type: DEAL_TYPES.find((known) => known === pay) ?? usual,
    downPaymentCents: money("down"),
    termMonths: count("term"),
    creditTier: TIERS.includes(credit) ? (credit as CreditTierName) : undefined,
    annualMiles: count("miles"),
    tradeValueCents: money("trade"),
    tradeOwedCents: money("owed"),
    zip: text("zip", ZIP_CODE),
    isDelivered: params.get("delivery") === "1" ? true : undefined,
  };
}

/** What a calculator starts with: an address that holds choices shows what it says, another one what was chosen for other cars, or the zip of a search. */
export function startingChoices(
  search: string,
  {
    usual,
    zip,
    own,
  }: {
    readonly usual: DealType;
    readonly zip: string | undefined;
    /** What the shopper chose for another car. */
    readonly own?: Partial<CalculatorChoices> | undefined;
  },
): CalculatorChoices {
  const asked = readCalculatorAddress(search, usual);
  const params = new URLSearchParams(search);
  return NAMES.some((name) => params.has(name)) ? asked : { ...asked, ...own, zip: own?.zip ?? zip };
}

/** An address's query with these choices in it; everything else in it stays. With its `?`, or empty. */
export function writeCalculatorAddress(search: string, choices: CalculatorChoices): string {
  const params = new URLSearchParams(search);
  const money = (cents: Cents | undefined) =>
    cents === undefined ? undefined : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  const values: Record<(typeof NAMES)[number], string | undefined> = {
    pay: choices.type,
    down: money(choices.downPaymentCents),
    term: choices.termMonths?.toString(),
    credit: choices.creditTier,
    miles: choices.annualMiles?.toString(),
    trade: money(choices.tradeValueCents),
    owed: money(choices.tradeOwedCents),
    zip: choices.zip,
    delivery: choices.isDelivered ? "1" : undefined,
  };
  for (const name of NAMES) params.delete(name);
  for (const name of NAMES) if (values[name] !== undefined) params.set(name, values[name]);
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}
