import type { EstimatePayment } from "#modules/pricing/domain/estimated-payment.ts";
import type { ProgramsForAll } from "#modules/pricing/domain/programs-for-all.ts";
import { arrivalDay, type ArrivalDay } from "../domain/card-badge.ts";
import type { StockItem } from "../domain/stock-item.ts";
import type { Rooftop, Vehicle, VehicleColor } from "../domain/vehicle.ts";
import { vehicleType, type VehicleCardView } from "../domain/vehicle-view.ts";
import type { StockRow } from "./rows/stock-row.ts";

/** Days by zone and day of UTC, of all stocks and pages. */
const arrivals = new Map<string, Map<number, readonly ArrivalDay[]>>();
/** Years of stock in every zone of a country; all are forgotten when there are more. */
const [MOST_ZONES, MOST_DAYS] = [40, 2_000];

/** Stock comes over some months, and asking a zone costs as much as the rest of a row: each day is reckoned once. */
export function arrivalEndsOf(addedAt: number, timeZone: string): number {
  const instant = addedAt * 1000;
  // In a day of UTC two days of a zone meet.
  const dayOfUtc = Math.floor(addedAt / 86_400);
  const days = arrivals.get(timeZone)?.get(dayOfUtc) ?? [];
  const known = days.find(({ from, until }) => from <= instant && instant < until);
  if (known !== undefined) return known.ends;
  const day = arrivalDay(instant, timeZone);
  daysOfZone(timeZone).set(dayOfUtc, [...days, day]);
  return day.ends;
}

function daysOfZone(timeZone: string): Map<number, readonly ArrivalDay[]> {
  const known = arrivals.get(timeZone);
  if (known !== undefined && known.size < MOST_DAYS) return known;
  if (arrivals.size >= MOST_ZONES) arrivals.clear();
  const days = new Map<number, readonly ArrivalDay[]>();
  arrivals.set(timeZone, days);
  return days;
}

/** Keeps one copy of every text and color that many vehicles share. */
export class SharedValues {
  readonly #texts = new Map<string, string>();
  readonly #colors = new Map<string, VehicleColor>();
  readonly #programs = new Map<string, ProgramsForAll>();
  readonly #places = new WeakMap<Rooftop, string>();

  text<T extends string | null>(value: T): T {
    if (value === null) return value;
    const known = this.#texts.get(value);
    if (known !== undefined) return known as T;
    this.#texts.set(value, value);
    return value;
  }

  /** `Austin, TX`; empty where nobody knows the rooftop. */
  placeOf(rooftop: Rooftop | undefined): string {
    if (rooftop === undefined) return "";
    const known = this.#places.get(rooftop);
    if (known !== undefined) return known;
    const place = this.text(`${rooftop.city}, ${rooftop.state}`);
    this.#places.set(rooftop, place);
    return place;
  }

  programs(json: string | null): ProgramsForAll | null {
    if (json === null) return null;
    const known = this.#programs.get(json) ?? (JSON.parse(json) as ProgramsForAll);
    this.#programs.set(json, known);
    return known;
  }

  color(json: string | null): VehicleColor | null {
    if (json === null) return null;
    const known = this.#colors.get(json);
    if (known !== undefined) return known;
    const color = JSON.parse(json) as VehicleColor;
    this.#colors.set(json, color);
    return color;
  }
}

const MOST_LISTS = 2_000;

/** Lists of features by their text: cars of one trim have few different ones. */
class FeatureLists {
  readonly #lists = new Map<string, readonly string[]>();
  /** One copy of each feature, which maps find without comparing. */
  #names = new SharedValues();

  of(joined: string): readonly string[] {
    const known = this.#lists.get(joined);
    if (known !== undefined) return known;
    if (this.#lists.size >= MOST_LISTS) {
      this.#lists.clear();
      this.#names = new SharedValues();
    }
    const list = joined === "" ? [] : joined.split("\u001f").map((name) => this.#names.text(name));
    this.#lists.set(joined, list);
    return list;
  }
}

/** Of all stocks, because thousands of stores would not keep lists of their own for nothing. */
const featureLists = new FeatureLists();

interface Surroundings {
  readonly rooftops: ReadonlyMap<string, Rooftop>;
  readonly estimate: EstimatePayment;
  readonly shared: SharedValues;
}

/** What URLs call a vehicle: its VIN where that is its identity, else its id. */
export function keyOfRow(row: Pick<StockRow, "id" | "identity_key" | "vin">): string {
  return row.vin !== null && row.identity_key === `vin:${row.vin}` ? row.vin : row.id;
}

/** A row as the index takes it. */
export function stockItemOfRow(row: StockRow, { rooftops, estimate, shared }: Surroundings): StockItem {
  const programs = shared.programs(row.programs_for_all ?? null);
  const card = cardOf(row, { rooftop: rooftops.get(row.rooftop_id), programs, estimate, shared });
  return {
    card,
    transmission: row.transmission,
    interiorColor: row.interior_color,
    features: featureLists.of(row.features),
    addedAt: row.added_at,
    isPriceDropped: row.price_drop_cents !== null,
    ...(row.digest !== undefined && { digest: row.digest }),
  };
}

interface CardParts extends Omit<Surroundings, "rooftops"> {
  readonly rooftop: Rooftop | undefined;
  readonly programs: ProgramsForAll | null;
}

/** One literal: the index depends on all cards having the same shape. */
function cardOf(row: StockRow, { rooftop, programs, estimate, shared }: CardParts): VehicleCardView {
  return {
    id: row.id,
    key: keyOfRow(row),
    vin: row.vin,
    stockNumber: row.stock_number,
    dealershipId: shared.text(row.rooftop_id),
    dealershipName: rooftop?.name ?? "",
    dealershipPhone: rooftop?.phone ?? "",
    dealershipPlace: shared.placeOf(rooftop),
    type: vehicleType(row.condition),
    condition: shared.text(row.condition),
    certifiedUsed: row.condition === "certified",
    year: row.year,
    make: shared.text(row.make),
    model: shared.text(row.model),
    trim: shared.text(row.trim),
    bodyStyle: shared.text(row.body_style) as Vehicle["bodyStyle"],
    drivetrain: shared.text(row.drivetrain) as Vehicle["drivetrain"],
    fuel: shared.text(row.fuel) as Vehicle["fuel"],
    mileage: row.mileage,
    priceCents: row.price_cents,
    msrpCents: row.msrp_cents,
    incentivesCents: row.incentives_cents + (programs?.offCents ?? 0),
    color: shared.color(row.exterior_color),
    image: row.photo,
    photoCount: row.photo_count,
    stockLabel: shared.text(row.stock_label),
    onlineExclusive: row.online_exclusive,
    kbbPriceIndicator: shared.text(row.kbb_price_indicator ?? null),
    priceDropCents: row.price_drop_cents,
    priceBelowPercent: row.price_below_percent,
    arrivalEnds: rooftop === undefined ? null : arrivalEndsOf(row.added_at, rooftop.timeZone),
    availability: shared.text(row.availability),
    pendingSale: row.availability === "PendingSale",
    sold: row.availability === "Sold",
    estimatedPayment: estimate(pricedRow(row, programs)),
    distance: null,
  };
}

function pricedRow(row: StockRow, programs: ProgramsForAll | null): Parameters<EstimatePayment>[0] {
  return {
    condition: row.condition,
    priceCents: row.price_cents,
    mileage: row.mileage,
    incentivesCents: row.incentives_cents,
    programs,
    dealershipId: row.rooftop_id,
    make: row.make,
  };
}
