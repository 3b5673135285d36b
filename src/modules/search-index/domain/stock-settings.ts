import type { Condition } from "#modules/inventory/domain/vehicle.ts";
import { sortOfLabel, type SortKey } from "./sort-options.ts";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";

/** What a tenant lists at all (SRCH-06) and how results are sorted first (SRCH-05). */
export interface StockSettings {
  /** Miles; vehicles with more are not listed. */
  readonly vehicleMileageLimit: number;
  /** Years; older vehicles are not listed. */
  readonly vehicleAgeLimit: number;
  /** True lists online exclusives only. */
  readonly onlineExclusiveFilter: boolean;
  readonly conditions: readonly Condition[];
  readonly defaultSort: SortKey;
}

const CONDITION_OF_TYPE: Readonly<Record<string, Condition>> = {
  new: "new",
  used: "used",
  cpo: "certified",
  certified: "certified",
};

/** Reads the settings from a tenant's configuration (TEN-06, TEN-08). */
export function stockSettingsOf(config: {
  readonly inventory: {
    readonly vehicleMileageLimit: number;
    readonly vehicleAgeLimit: number;
    readonly onlineExclusiveFilter: boolean;
    readonly vehicleTypes: readonly string[];
  };
  readonly contentSettings: { readonly defaultSortSrp: string };
}): StockSettings {
  const { vehicleMileageLimit, vehicleAgeLimit, onlineExclusiveFilter, vehicleTypes } = config.inventory;
  return {
    vehicleMileageLimit,
    vehicleAgeLimit,
    onlineExclusiveFilter,
    conditions: vehicleTypes
      .map((type) => CONDITION_OF_TYPE[type.toLowerCase()])
      .filter((known) => known !== undefined),
    defaultSort: sortOfLabel(config.contentSettings.defaultSortSrp),
  };
}

/** Whether the tenant lists this vehicle (SRCH-06). Unknown mileage passes. */
export function isWithinLimits({ card }: StockItem, settings: StockSettings, currentYear: number): boolean {
  return (
    settings.conditions.includes(card.condition) &&
    (card.mileage ?? 0) <= settings.vehicleMileageLimit &&
    currentYear - card.year <= settings.vehicleAgeLimit &&
    (!settings.onlineExclusiveFilter || card.onlineExclusive)
  );
}
