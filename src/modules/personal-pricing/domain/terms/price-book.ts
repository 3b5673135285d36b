import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { WorksheetRules } from "#modules/worksheet/domain/worksheet-rules.ts";
import { matchingRules } from "#modules/tenancy/domain/rooftops/rooftop-override.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

/** Everything of a retailer that prices its cars for people of one state on one day. The same for everybody. */
export interface PriceBook {
  /** ISO date: today where the retailer is. */
  readonly contractDate: string;
  readonly rules: WorksheetRules;
  /** What rooftops, makes and conditions have of their own (OP-10): down payments and doc fees that count here. */
  readonly overrides: TenantConfig["rooftopOverrides"];
  /** Ten digits, by rooftop. */
  readonly phones: Readonly<Record<string, string>>;
}

type Values = TenantConfig["rooftopOverrides"][number]["values"];

/** By what a vehicle's rules set, so that equal rules are one object and what was worked out for them is kept. */
const known = new WeakMap<PriceBook, Map<string, WorksheetRules>>();

/** The rules that count for a vehicle. */
export function rulesFor(
  book: PriceBook,
  { dealershipId, make, type }: Pick<PersonalVehicle, "dealershipId" | "make" | "type">,
): WorksheetRules {
  if (book.overrides.length === 0) return book.rules;
  const config = { rooftopOverrides: book.overrides, flags: { rooftop_support_settings: true } };
  const matching = matchingRules(config, { dealershipId, make, condition: type });
  const own = (name: keyof Values) => matching.find(({ values }) => values[name] !== undefined)?.values[name];
  return withOwn(
    book,
    own("defaultDownPaymentAmount") as number | undefined,
    own("docFee") as number | undefined,
  );
}

function withOwn(
  book: PriceBook,
  ...[down, docFee]: [number | undefined, number | undefined]
): WorksheetRules {
  if (down === undefined && docFee === undefined) return book.rules;
  let answers = known.get(book);
  if (answers === undefined) known.set(book, (answers = new Map<string, WorksheetRules>()));
  const key = `${down} ${docFee}`;
  let answer = answers.get(key);
  if (answer === undefined) {
    const { rules } = book;
    answer = {
      ...rules,
      ...(down !== undefined && { defaultDownPaymentAmount: down }),
      ...(docFee !== undefined && rules.place && { place: { ...rules.place, docFeeCents: centsOf(docFee) } }),
    };
    answers.set(key, answer);
  }
  return answer;
}
