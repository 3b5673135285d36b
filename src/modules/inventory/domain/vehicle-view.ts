import type { Cents } from "#platform/shared/money.ts";
import type { ConditionReport } from "./condition/condition-report.ts";
import type { PricePoint } from "./price-history.ts";
import type {
  Availability,
  Condition,
  KbbPriceIndicator,
  Rooftop,
  Vehicle,
  VehicleColor,
} from "./vehicle.ts";

/** The requirements' spelling of the condition on cards (VEH-01). */
type VehicleType = "NEW" | "CPO" | "USED";

const TYPES: Record<Condition, VehicleType> = { new: "NEW", certified: "CPO", used: "USED" };

/** OP-09: the edge spelling of a condition. */
export function vehicleType(condition: Condition): VehicleType {
  return TYPES[condition];
}

/** `2022 Toyota RAV4`: headings, and after 'Go to ' the name of the card's link (VEH-04). */
export function vehicleTitle(vehicle: Pick<Vehicle, "year" | "make" | "model">): string {
  return `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
}

/** An estimate before anybody is personalised (VEH-11, VEH-12 `Estimated`). */
export interface EstimatedPaymentView {
  readonly estimatedMonthlyPaymentCents: Cents;
  readonly estimatedDownPaymentCents: Cents;
  /** Months. */
  readonly estimatedTerm: number;
  /** Percent a year, e.g. 6.9. */
  readonly estimatedAPR: number;
  /** Taken off before it was counted, where that is not what comes off the price. */
  readonly estimatedIncentivesCents?: Cents;
}

/** What a card shows (VEH-01, VEH-03, VEH-11). Money in cents, distances in miles. */
export interface VehicleCardView {
  readonly id: string;
  /** What URLs use: VIN or id. */
  readonly key: string;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly dealershipId: string;
  readonly dealershipName: string;
  readonly dealershipPhone: string;
  /** Where the vehicle stands: `Austin, TX`. */
  readonly dealershipPlace: string;
  readonly type: VehicleType;
  readonly condition: Condition;
  readonly certifiedUsed: boolean;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodyStyle: Vehicle["bodyStyle"];
  readonly drivetrain: Vehicle["drivetrain"];
  readonly fuel: Vehicle["fuel"];
  readonly mileage: number | null;
  /** Null means "call for price". */
  readonly priceCents: Cents | null;
  readonly msrpCents: Cents | null;
  readonly incentivesCents: Cents;
  readonly color: VehicleColor | null;
  /** First photo, or null: then the illustration is drawn. */
  readonly image: string | null;
  readonly photoCount: number;
  readonly stockLabel: string | null;
  readonly onlineExclusive: boolean;
  /** VEH-23; shown while the flag `kbb_widget_badges_srp` is on. */
  readonly kbbPriceIndicator?: KbbPriceIndicator | null;
  /** How far the last change of its price took it down; null where it did not. */
  readonly priceDropCents?: Cents | null;
  /** `PriceStanding` among the retailer's own cars; null where nobody could compare it. */
  readonly priceBelowPercent?: number | null;
  /** `arrivalEnds` of the day on which it came. */
  readonly arrivalEnds?: number | null;
  readonly availability: Availability;
  readonly pendingSale: boolean;
  readonly sold: boolean;
  /** Null when the vehicle has no price or the price cannot be financed. */
  readonly estimatedPayment: EstimatedPaymentView | null;
  /** Whole miles from the shopper's zip to the dealership; null without a zip. */
  readonly distance: number | null;
}

/** Everything the details page needs about one vehicle. */
export interface VehicleDetailsView extends VehicleCardView {
  /** How many cars its price was compared with. */
  readonly priceCompared: number | null;
  readonly transmission: Vehicle["transmission"];
  readonly engine: string | null;
  readonly doors: number | null;
  readonly mpgCity: number | null;
  readonly mpgHighway: number | null;
  readonly interiorColor: string | null;
  readonly features: readonly string[];
  readonly photos: readonly string[];
  /** Null where nobody tells what an inspection found. */
  readonly conditionReport: ConditionReport | null;
  readonly description: string | null;
  /** Since it was listed, oldest first; empty while its price never changed. */
  readonly priceHistory: readonly PricePoint[];
  readonly rooftop: Rooftop;
}
