import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import type { OwnCars } from "#modules/inventory/ui/card/own-cars.ts";
import { formatMiles } from "#design-system/mileage-text.tsx";
import { financeChargeCents } from "#modules/worksheet/domain/figures/finance-charge.ts";
import { incentivesText } from "#modules/pricing/domain/incentives-text.ts";
import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { PersonalPricing } from "#modules/pricing/domain/personal-pricing.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { ComparedVehicle } from "../domain/comparison-view.ts";
import { BODIES, CONDITIONS, DRIVETRAINS, FUEL_NAMES, TRANSMISSIONS } from "./fact-names-data.ts";

/** One line of the table, with a cell for each vehicle. */
export interface ComparisonRow {
  readonly label: string;
  /** Null where nobody knows. */
  readonly cells: readonly (string | null)[];
  readonly differs: boolean;
  /** Cells that are better than others, with the word that says how: "Lowest". */
  readonly best: readonly boolean[];
  readonly bestLabel: string;
  /** Of cells that are as a dealer wrote them. */
  readonly lang: "en" | undefined;
}

interface ComparisonGroup {
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

/** A column with what one shopper pays, where somebody pre-qualified. */
export type ShownColumn = ComparedVehicle & { readonly personal?: PersonalPricing | null };

type Vehicles = readonly ShownColumn[];
type Value = string | number | null;

interface RowRule {
  readonly label: string;
  readonly of: (vehicle: ShownColumn) => Value;
  readonly as?: (value: number) => string;
  /** Which value is better, and its word. */
  readonly better?: readonly ["low" | "high", string];
  /** As the dealer's feed words it, in English on all pages. */
  readonly isAsWritten?: boolean;
}

/**
 * What people compare, in the order in which they decide; a line about which nothing is known of any vehicle is left
 * out.
 */
export function comparisonGroups(
  vehicles: Vehicles,
  t: Text,
  own: OwnCars | null = null,
): readonly ComparisonGroup[] {
  const groups = [
    { title: t("Price and payment"), rules: priceRules(t, vehicles) },
    { title: t("The car"), rules: carRules(t, own) },
    { title: t("Dealership"), rules: dealerRules(t) },
  ];
  return groups
    .map(({ title, rules }) => ({ title, rows: rules.flatMap((rule) => rowOf(rule, vehicles)) }))
    .filter(({ rows }) => rows.length > 0);
}

interface ComparedFeatures {
  /** What all of them have. */
  readonly common: readonly string[];
  readonly rows: readonly {
    readonly feature: string;
    /** A place for each vehicle. */
    readonly has: readonly boolean[];
  }[];
}

/** What only some of them have stands in lines of its own, what most have first. */
export function comparedFeatures(vehicles: Vehicles): ComparedFeatures {
  const all = [...new Set(vehicles.flatMap(({ features }) => features))];
  const rows = all.map((feature) => ({
    feature,
    has: vehicles.map(({ features }) => features.includes(feature)),
  }));
  const count = ({ has }: (typeof rows)[number]) => has.filter(Boolean).length;
  return {
    common: rows.filter((row) => count(row) === vehicles.length).map(({ feature }) => feature),
    rows: rows
      .filter((row) => count(row) < vehicles.length)
      .toSorted((a, b) => count(b) - count(a) || a.feature.localeCompare(b.feature)),
  };
}

const dollars = (cents: Cents): string => formatWholeDollars(cents);

function priceRules(t: Text, vehicles: Vehicles): readonly RowRule[] {
  const lowest = ["low", t("Lowest")] as const;
  return [
    { label: t("Price"), of: payableCents, as: dollars, better: lowest },
    { label: t("MSRP"), of: ({ msrpCents }) => msrpCents || null, as: dollars },
    {
      label: t("Incentives"),
      of: (vehicle) => (vehicle.incentivesCents === 0 ? null : incentivesText(vehicle, t)),
    },
    ...paymentRules(t, vehicles),
    ...loanRules(t),
    ...leaseRules(t, vehicles),
    {
      label: t("Total in cash with taxes and fees"),
      of: ({ cashTotalCents }) => cashTotalCents,
      as: dollars,
      better: lowest,
    },
  ];
}

function paymentRules(t: Text, vehicles: Vehicles): readonly RowRule[] {
  const lowest = ["low", t("Lowest")] as const;
  return [
    {
      label: vehicles.some(isPersonal) ? t("Your payment") : t("Estimated payment"),
      of: ({ finance, priceCents, personal }) =>
        finance?.monthlyPaymentCents ??
        (priceCents === null
          ? null
          : personal
            ? t("Doesn't qualify. Call {phone}", { phone: formatPhone(personal.dealerPhone) })
            : t("Not available with these terms")),
      as: (cents) => t("{amount}/mo", { amount: dollars(cents) }),
      better: lowest,
    },
    {
      label: t("APR"),
      of: ({ finance }) => finance?.apr ?? null,
      as: (apr) => `${apr.toFixed(2)}%`,
      better: lowest,
    },
    {
      label: t("Lender"),
      of: ({ personal }) => personal?.lenderQualified?.lenderName ?? null,
    },
    {
      label: t("Down payment and term"),
      of: ({ personal }) =>
        personal?.lenderQualified
          ? t("{down} down, {months} months", {
              down: dollars(personal.lenderQualified.downPaymentCents),
              months: personal.lenderQualified.termMonths,
            })
          : null,
    },
  ];
}

function loanRules(t: Text): readonly RowRule[] {
  const lowest = ["low", t("Lowest")] as const;
  return [
    {
      label: t("Amount financed"),
      of: ({ finance }) => finance?.financedAmountCents ?? null,
      as: dollars,
    },
    {
      label: t("Total of payments"),
      of: ({ finance }) => finance?.totalOfPaymentsCents ?? null,
      as: dollars,
      better: lowest,
    },
    {
      label: t("Total interest"),
      of: ({ finance }) => finance && financeChargeCents(finance),
      as: dollars,
      better: lowest,
    },
  ];
}

/** Where one of them may be leased. */
function leaseRules(t: Text, vehicles: Vehicles): readonly RowRule[] {
  const lease = vehicles.find((vehicle) => vehicle.lease !== null)?.lease;
  if (!lease) return [];
  const leased = { months: lease.termMonths, miles: formatMiles(lease.annualMiles) };
  return [
    {
      label: t(
        vehicles.some(isPersonal)
          ? english("Your lease, {months} months, {miles} a year")
          : english("Lease, {months} months, {miles} a year"),
        leased,
      ),
      of: (vehicle) =>
        vehicle.lease
          ? t("{amount}/mo, {due} due at signing", {
              amount: dollars(vehicle.lease.monthlyPaymentCents),
              due: dollars(vehicle.lease.dueAtSigningCents),
            })
          : t("Lease not available"),
    },
  ];
}

function isPersonal({ personal }: ShownColumn): boolean {
  return personal !== null && personal !== undefined;
}

function carRules(t: Text, own: OwnCars | null): readonly RowRule[] {
  const said = <K extends string>(words: Readonly<Record<K, string>>, value: K | null): Value =>
    value === null ? null : t(words[value]);
  return [
    { label: t("Condition"), of: ({ condition }) => said(CONDITIONS, condition) },
    { label: t("Year"), of: ({ year }) => year, as: String, better: ["high", t("Newest")] },
    { label: t("Mileage"), of: ({ mileage }) => mileage, as: formatMiles, better: ["low", t("Lowest")] },
    { label: t("Trim"), of: ({ trim }) => trim },
    { label: t("Body style"), of: ({ bodyStyle }) => said(BODIES, bodyStyle) },
    { label: t("Drivetrain"), of: ({ drivetrain }) => said(DRIVETRAINS, drivetrain) },
    { label: t("Fuel"), of: ({ fuel }) => said(FUEL_NAMES, fuel) },
    { label: t("Engine"), of: ({ engine }) => engine, isAsWritten: true },
    { label: t("Transmission"), of: ({ transmission }) => said(TRANSMISSIONS, transmission) },
    { label: t("City mpg"), of: ({ mpgCity }) => mpgCity, as: String, better: ["high", t("Highest")] },
    {
      label: t("Highway mpg"),
      of: ({ mpgHighway }) => mpgHighway,
      as: String,
      better: ["high", t("Highest")],
    },
    { label: t("Doors"), of: ({ doors }) => doors, as: String },
    { label: t("Exterior"), of: ({ color }) => color && t(color.name) },
    { label: t("Interior"), of: ({ interiorColor }) => interiorColor && t(interiorColor) },
    {
      label: t("Availability"),
      of: ({ id, pendingSale }) => {
        const mine = own?.get(id);
        if (mine !== undefined)
          return mine.holdEndsAt === null ? t("This is your car.") : t("You are holding this car");
        return pendingSale ? t("Sale Pending") : t("Available");
      },
    },
  ];
}

function dealerRules(t: Text): readonly RowRule[] {
  return [
    { label: t("Name"), of: ({ rooftop }) => rooftop.name },
    { label: t("Place"), of: ({ rooftop }) => `${rooftop.city}, ${rooftop.state}` },
  ];
}

function rowOf({ label, of, as, better, isAsWritten }: RowRule, vehicles: Vehicles): ComparisonRow[] {
  const values = vehicles.map(of);
  if (values.every((value) => value === null || value === "")) return [];
  const differs = new Set(values).size > 1;
  const numbers = values.filter((value) => typeof value === "number");
  const best = better?.[0] === "low" ? Math.min(...numbers) : Math.max(...numbers);
  const isCompared = better !== undefined && new Set(numbers).size > 1;
  return [
    {
      label,
      differs,
      cells: values.map((value) => (typeof value === "number" && as ? as(value) : textOf(value))),
      best: values.map((value) => isCompared && value === best),
      bestLabel: better?.[1] ?? "",
      lang: isAsWritten ? "en" : undefined,
    },
  ];
}

function textOf(value: Value): string | null {
  return value === null || value === "" ? null : String(value);
}
