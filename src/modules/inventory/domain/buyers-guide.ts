import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Condition } from "./vehicle.ts";

type Settings = Pick<TenantSettings, "vehiclePage" | "content">;

/** The promise of the dealer as the form tells it: shares in percent, deductible in dollars. */
export interface DealerWarrantyView {
  readonly kind: "full" | "limited";
  readonly laborPercent: number;
  readonly partsPercent: number;
  readonly deductible: number;
  readonly systems: readonly string[];
  /** Null means that it is not limited by time, or not by distance. */
  readonly months: number | null;
  readonly miles: number | null;
}

/** The boxes of the federal form for one used vehicle (16 CFR 455.2). */
export interface BuyersGuideView {
  readonly box: "dealer-warranty" | "implied-only" | "as-is";
  /** Exactly for `dealer-warranty`. */
  readonly warranty: DealerWarrantyView | null;
  readonly serviceContractOffered: boolean;
  /** The state's own form takes the place of this one; ours informs all the same. */
  readonly hasStateForm: boolean;
}

/**
 * What the window of a used vehicle has to say, by the state where it stands; null for a new one, which has the
 * maker's warranty. A dealer who promises nothing may say "as is" only where the state allows it.
 */
export function buyersGuide(
  settings: Settings,
  vehicle: { readonly condition: Condition; readonly state: string },
): BuyersGuideView | null {
  if (vehicle.condition === "new") return null;
  const { buyersGuide: rules } = settings.vehiclePage;
  const { warrantyMonths: months, warrantyMiles: miles } = settings.content;
  const hasLength = months !== null || miles !== null;
  const warranty =
    rules.dealerWarranty === null || !hasLength ? null : { ...rules.dealerWarranty, months, miles };
  const forbidsAsIs = rules.impliedWarrantyStates.includes(vehicle.state);
  return {
    box: warranty !== null ? "dealer-warranty" : forbidsAsIs ? "implied-only" : "as-is",
    warranty,
    serviceContractOffered: rules.serviceContractOffered,
    hasStateForm: rules.ownFormStates.includes(vehicle.state),
  };
}
