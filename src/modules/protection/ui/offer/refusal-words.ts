import { DEAL_TYPE_OF_PAYMENT } from "#modules/orders/domain/offered-deal-types.ts";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { RefusedPlan } from "../../domain/rating/rated-plan.ts";

/** A refusal as menus and orders hold it. */
export type Refused = Pick<RefusedPlan, "code" | "values"> & { readonly reason: string };

const WORDS: Readonly<Record<string, string>> = {
  "not-sold-in-state": english("It isn't sold in {state}."),
  make: english("It isn't sold for {make} vehicles."),
  age: english("It's for cars up to {maximum} years old. This one is {years}."),
  miles: english("It's for cars with up to {maximum} miles. This one has {miles}."),
  "vehicle-value": english("It's for cars that cost up to {maximum}."),
  "loan-below-floor": english(
    "You would borrow {percent}% of the car's value. Below {floor}%, your insurance payment would most likely cover the loan by itself.",
  ),
  "loan-above-limit": english(
    "It covers loans up to {limit}% of the car's value. Yours would be {percent}%, so part of it would not be covered.",
  ),
  "apr-above-limit": english("It covers loans up to {limit}% APR. Yours is at {apr}%."),
  "term-above-limit": english("It covers loans up to {limit} months. Yours runs {months} months."),
  "amount-above-limit": english("It covers loans up to {limit}."),
  "ends-before-factory": english(
    "It would end before the factory warranty does. You would pay for something you already have.",
  ),
  "lender-limit": english("With it, you would borrow more than lenders accept for this car."),
  "covers-the-same": english("Another plan you chose covers the same thing, so you'd pay twice."),
  "price-changed": english("Its price changed. Look at the new price and choose again if you want it."),
  "no-longer-offered": english("It's no longer offered for this car and deal."),
};

const CONDITIONS: Readonly<Record<string, string>> = {
  new: english("It isn't for new cars."),
  used: english("It isn't for used cars."),
  certified: english("It isn't for certified used cars."),
};

const FUELS: Readonly<Record<string, string>> = {
  electric: english("This car is electric. It doesn't have what this plan pays for."),
};

const DEALS: Readonly<Record<string, string>> = {
  Cash: english("It isn't for cars that are paid in full."),
  Finance: english("It isn't for cars that are financed."),
  Lease: english("It isn't for leased cars."),
};

const CASH_GAP = english(
  "GAP pays what a loan owes beyond the car's value. Without a loan there is nothing to pay.",
);
const LEASE_GAP = english("It isn't sold with a lease. Ask whether the lease already includes GAP.");

/** Why a plan would not help this car and this deal, as a sentence. */
export function refusalWords({ reason, code, values }: Refused, t: Text): string {
  const said = (name: string): string => String(values[name] ?? "");
  if (reason === "condition") return t(CONDITIONS[said("condition")] ?? WORDS["no-longer-offered"] ?? "");
  if (reason === "fuel")
    return t(FUELS[said("fuel")] ?? english("It isn't for cars with this kind of fuel."));
  if (reason === "deal-type" && code === "GAP")
    return t(said("dealType") === DEAL_TYPE_OF_PAYMENT.lease ? LEASE_GAP : CASH_GAP);
  if (reason === "deal-type") return t(DEALS[said("dealType")] ?? WORDS["no-longer-offered"] ?? "");
  return t(WORDS[reason] ?? WORDS["no-longer-offered"] ?? "", numbers(values));
}

function numbers(values: Refused["values"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === "string") return [name, value];
      if (name.endsWith("Cents")) return [name.slice(0, -"Cents".length), formatWholeDollars(value)];
      return [name, value.toLocaleString("en-US")];
    }),
  );
}
