import { illustrationAngles, type IllustrationAngle } from "#modules/inventory/domain/illustration-url.ts";
import { vehicleTitle, type VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { hasSerifHeadings } from "#modules/tenancy/domain/theme/fonts.ts";
import type { Theme } from "#modules/tenancy/domain/theme/theme.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { CardLook, SocialCard } from "./picture-order.ts";

/** The angle from which shared cars are shown. */
export const SHARED_ANGLE: IllustrationAngle = illustrationAngles[0];

const CONDITIONS = {
  new: english("New"),
  used: english("Used"),
  certified: english("Certified"),
} as const;
const whole = new Intl.NumberFormat("en-US");
const RADII = { none: 0, small: 12, medium: 28, large: 48 } as const;

/** Colors and shape of a store's shared pictures, from its theme; always the light one. */
export function cardLook(brand: TenantConfig["brand"], { light }: Theme): CardLook {
  return {
    ground: light.accent,
    text: light["on-accent"],
    stage: light["surface-raised"],
    mark: light.action,
    radius: RADII[brand.radius],
    heading: hasSerifHeadings(brand) ? "serif" : "sans",
  };
}

type ShownVehicle = Pick<
  VehicleCardView,
  "year" | "make" | "model" | "trim" | "condition" | "mileage" | "dealershipName"
>;

/** What the shared picture of a vehicle says. */
export function vehicleCard(
  vehicle: ShownVehicle,
  parts: {
    readonly place: string;
    readonly carSvg: string;
    readonly brandName: string;
    readonly look: CardLook;
    readonly t: Text;
  },
): SocialCard {
  const { place, t, ...rest } = parts;
  const miles = vehicle.mileage === null ? [] : [`${whole.format(vehicle.mileage)} mi`];
  return {
    kind: "card",
    ...rest,
    title: vehicleTitle(vehicle),
    subtitle: vehicle.trim ?? "",
    facts: [t(CONDITIONS[vehicle.condition]), ...miles, place].filter((fact) => fact !== ""),
  };
}

/** What the shared picture of every other page says. */
export function storeCard(
  tenant: Pick<TenantConfig, "brandName" | "config">,
  parts: { readonly carSvg: string; readonly look: CardLook },
): SocialCard {
  return {
    kind: "card",
    ...parts,
    brandName: tenant.brandName,
    title: tenant.config.content.landing.headline.replaceAll("*", ""),
    subtitle: "",
    facts: [],
  };
}
