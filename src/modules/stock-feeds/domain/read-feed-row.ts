import { colorFromName } from "#modules/inventory/domain/paint.ts";
import type { Availability } from "#modules/inventory/domain/vehicle.ts";
import { checkVin, vinModelYear, type VinCheck } from "#modules/inventory/domain/vin.ts";
import type { FeedField } from "./feed-layouts-data.ts";
import type { FeedMapping } from "./feed-layout.ts";
import type { FeedIdentity, FeedRowResult, FeedVehicle } from "./feed-vehicle.ts";
import { conditionReportOf, type ReadReport } from "./condition-report-of.ts";
import * as values from "./feed-values.ts";

type Cell = (field: FeedField) => string;

/**
 * Turns one raw row into a vehicle, or refuses it with every reason at once (GEN-07).
 * `latestYear` is the newest model year that may exist. Pure; never throws.
 */
export function readFeedRow(row: readonly string[], mapping: FeedMapping, latestYear: number): FeedRowResult {
  if (row.length !== mapping.width) {
    return refused([`has ${row.length} columns where ${mapping.width} are expected`]);
  }
  const cell: Cell = (field) => firstFilled(row, mapping.columns.get(field));
  const { vin, stockNumber, hasExchangedKeys } = keysOf(cell);
  if (hasExchangedKeys) return refused(["has a VIN as its stock number and none of its own"], true);
  const identity = identityOf(vin, stockNumber);
  const reasons: string[] = [];
  if (identity === null) reasons.push("has neither a VIN nor a stock number");
  const year = yearOf(cell, { vin, latestYear, reasons });
  const condition =
    values.conditionOf(cell("condition"), cell("certified")) ?? mapping.layout.defaultCondition ?? null;
  if (condition === null)
    reasons.push(`condition '${cell("condition").slice(0, 20)}' is not new, used or certified`);
  if (identity === null || condition === null || reasons.length > 0) return refused(reasons);
  return {
    kind: "vehicle",
    vehicle: vehicleOf(cell, { identity, vin, stockNumber, year, condition, mapping, row }),
  };
}

function keysOf(cell: Cell): { vin: VinCheck; stockNumber: string | null; hasExchangedKeys: boolean } {
  const stockNumber = values.textOf(cell("stockNumber"), 40);
  const vin = checkVin(cell("vin").slice(0, 80));
  const other = checkVin(stockNumber ?? "");
  const isVinElsewhere = vin.kind === "malformed" && other.kind === "valid";
  // A source without a VIN column may use the VIN as its own key.
  if (isVinElsewhere && vin.text === "") return { vin: other, stockNumber, hasExchangedKeys: false };
  return { vin, stockNumber, hasExchangedKeys: isVinElsewhere };
}

interface Known {
  readonly identity: FeedIdentity;
  readonly vin: VinCheck;
  readonly stockNumber: string | null;
  readonly year: number | null;
  readonly condition: FeedVehicle["condition"];
  readonly mapping: FeedMapping;
  readonly row: readonly string[];
}

function vehicleOf(cell: Cell, known: Known): FeedVehicle {
  const { row } = known;
  const priceCents = values.priceOf(cell("price"));
  const mileage = values.mileageOf(cell("mileage"), cell("mileageUnit"));
  const condition = conditionReportOf(cell("conditionReport"));
  return {
    identity: known.identity,
    dealer: values.textOf(cell("dealer"), 80),
    vin: known.vin.kind === "valid" ? known.vin.vin : null,
    claimedVin: claimedVinOf(known.vin),
    stockNumber: known.stockNumber,
    condition: known.condition,
    year: known.year,
    make: properCase(values.textOf(cell("make"), 40) ?? known.mapping.layout.defaultMake ?? null),
    model: properCase(values.textOf(cell("model"), 60)),
    trim: values.textOf(cell("trim"), 60),
    bodyStyle: values.bodyStyleOf(cell("bodyStyle")),
    drivetrain: values.drivetrainOf(cell("drivetrain")),
    fuel: values.fuelOf(cell("fuel")),
    transmission: values.transmissionOf(cell("transmission")),
    engine: values.textOf(cell("engine"), 80),
    doors: values.integerOf(cell("doors"), 1, 6),
    mpgCity: values.integerOf(cell("mpgCity"), 1, 250),
    mpgHighway: values.integerOf(cell("mpgHighway"), 1, 250),
    exteriorColor: colorFromName(values.textOf(cell("exteriorColor"), 80) ?? ""),
    interiorColor: values.textOf(cell("interiorColor"), 60),
    mileage,
    priceCents,
    msrpCents: values.priceOf(cell("msrp")),
    features: values.featuresOf(cell("features")),
    photos: values.photosOf(cell("photos")),
    conditionReport: condition.report,
    description: values.textOf(cell("description"), 4000),
    kbbPriceIndicator: values.kbbIndicatorOf(cell("kbbPriceIndicator")),
    ...statusOf(cell),
    warnings: [...warningsOf(cell, known.vin, { priceCents, mileage }), ...textWarnings(row, condition)],
  };
}

/** Sixteen right characters and a wrong check digit still name one car. */
function claimedVinOf(vin: VinCheck): string | null {
  if (vin.kind === "valid") return vin.vin;
  return vin.kind === "wrong-check-digit" ? vin.text.slice(0, 8) + vin.expected + vin.text.slice(9) : null;
}

function identityOf(vin: VinCheck, stockNumber: string | null): FeedIdentity | null {
  if (vin.kind === "valid") return { kind: "vin", vin: vin.vin };
  if (stockNumber !== null) return { kind: "stock", stockNumber };
  if (vin.text === "") return null;
  return { kind: "placeholder", text: vin.text.slice(0, 40) };
}

function yearOf(
  cell: Cell,
  { vin, latestYear, reasons }: { vin: VinCheck; latestYear: number; reasons: string[] },
): number | null {
  const raw = values.textOf(cell("year"));
  if (raw === null) return vin.kind === "valid" ? vinModelYear(vin.vin) : null;
  const year = values.integerOf(raw, 1900, latestYear);
  if (year === null) reasons.push(`year '${raw.slice(0, 20)}' is not between 1900 and ${latestYear}`);
  return year;
}

function statusOf(cell: Cell): { availability: Availability; stockLabel: string | null } {
  const raw = values.textOf(cell("status"), 60) ?? "";
  const isPending = /pending|on hold|reserved/i.test(raw) || /^(?:y|yes|true)$/i.test(cell("presold").trim());
  const label = raw.replace(/^sale pending\s*-?\s*/i, "");
  if (/^not[_ ]available|^sold/i.test(raw)) return { availability: "Deleted", stockLabel: null };
  const isPlain = /^(?:available|pending|in stock|)$/i.test(label);
  return { availability: isPending ? "PendingSale" : "Available", stockLabel: isPlain ? null : label };
}

/** A price that is there and cannot be read; many of them hold a whole file back. */
export const UNREADABLE_PRICE = "price is not usable: call for price";

function reportWarnings({ isReadable, dropped }: ReadReport): string[] {
  if (!isReadable) return ["condition report is not a JSON object and is not used"];
  return dropped > 0
    ? ["condition report names parts, kinds or views that are not known, or too many: those are left out"]
    : [];
}

function textWarnings(row: readonly string[], condition: ReadReport): string[] {
  return [...damagedText(row), ...reportWarnings(condition)];
}

function damagedText(row: readonly string[]): string[] {
  return row.some((cell) => cell.includes("\uFFFD"))
    ? ["text that was damaged by a wrong encoding before it came here is left out"]
    : [];
}

function warningsOf(
  cell: Cell,
  vin: VinCheck,
  read: { priceCents: number | null; mileage: number | null },
): string[] {
  const warnings: string[] = [];
  if (vin.kind === "wrong-check-digit")
    warnings.push("VIN has a wrong check digit and is not used as the key");
  if (vin.kind === "malformed" && vin.text !== "") warnings.push("VIN is not 17 letters and numbers");
  if (read.priceCents === null) {
    const isSilent = values.textOf(cell("price")) === null || values.isZeroPrice(cell("price"));
    warnings.push(isSilent ? "no price: call for price" : UNREADABLE_PRICE);
  }
  if (values.textOf(cell("mileage")) !== null && read.mileage === null)
    warnings.push("mileage is not usable");
  return warnings;
}

function firstFilled(row: readonly string[], columns: readonly number[] | undefined): string {
  for (const column of columns ?? []) {
    const value = row[column];
    if (value !== undefined && value.trim() !== "") return value;
  }
  return "";
}

const KEEP_UPPER = /^(?:bmw|gmc|gti|ram|mdx|rdx|tlx|ilx|tsx|rsx|nsx|zdx)$/i;

/** `toyota` becomes Toyota; a name that has capitals already is the maker's own spelling. */
function properCase(text: string | null): string | null {
  if (text === null || text !== text.toLowerCase()) return text;
  if (KEEP_UPPER.test(text)) return text.toUpperCase();
  return text.replaceAll(
    /(^|[\s-])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function refused(reasons: readonly string[], hasExchangedKeys = false): FeedRowResult {
  return { kind: "refused", reasons, hasExchangedKeys };
}
