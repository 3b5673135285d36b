import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { buyersGuide, type BuyersGuideView } from "./buyers-guide.ts";
import type { VehicleDetailsView } from "./vehicle-view.ts";

/** What the page says about a vehicle beside its facts. */
export interface VehicleContent {
  /** Paragraphs with their titles; a title may be empty. */
  readonly about: readonly { readonly title: string; readonly text: string }[];
  readonly guide: BuyersGuideView | null;
  /** Days in which the retailer takes it back; null where it promises none. */
  readonly returnDays: number | null;
  /** Address of the third party's viewer of this car; null where the drawing turns instead. */
  readonly viewer360Path: string | null;
}

/** VEH-20: the feed's words or the retailer's, as `contentSettings.vdpContentSource` says. */
export function vehicleContent(settings: TenantSettings, vehicle: VehicleDetailsView): VehicleContent {
  const { vehiclePage, contentSettings } = settings;
  const isFeed = contentSettings.vdpContentSource === "feed";
  const words = vehicle.description === null ? [] : [{ title: "", text: vehicle.description }];
  const hasViewer = vehiclePage.viewer360 !== null && vehicle.vin !== null;
  return {
    about: isFeed ? words : vehiclePage.about,
    guide: buyersGuide(settings, { condition: vehicle.condition, state: vehicle.rooftop.state }),
    returnDays: settings.content.moneyBackDays,
    viewer360Path: hasViewer ? `/public/inventory/viewer/${encodeURIComponent(vehicle.key)}` : null,
  };
}
