import { illustrationFace, illustrationShape } from "#modules/inventory/domain/illustration-url.ts";
import { vehicleIllustration } from "#modules/vehicle-drawing/domain/vehicle-illustration.ts";
import { drawNearestIllustration } from "#modules/vehicle-drawing/server/vehicle-illustration.ts";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { stageColors } from "#modules/tenancy/domain/theme/stage-colors.ts";
import { deriveTheme } from "#modules/tenancy/domain/theme/theme.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { PictureOrder } from "../domain/picture-order.ts";
import { cardLook, SHARED_ANGLE, storeCard, vehicleCard } from "../domain/social-card.ts";
import { ICON_SIZES } from "../domain/web-manifest.ts";
import type { DiscoveryContext } from "./discovery-context.ts";

/** Paint of the car on the store's own card. */
const STORE_PAINT = "#f4f5f6";
const UNKNOWN_PAINT = "#b6babd";

/** What the shared picture of a vehicle shows. Throws not-found `vehicle.notFound`. */
export async function orderVehiclePicture(
  ctx: DiscoveryContext,
  { key, language }: { readonly key: string; readonly language: Language },
): Promise<PictureOrder> {
  const tenant = ctx.readers.translateTenant(ctx.tenant, language);
  const vehicle = await getVehicle(ctx, { key });
  const carSvg = vehicleIllustration({
    shape: illustrationShape({ ...vehicle, exteriorColor: vehicle.color }),
    face: illustrationFace(vehicle),
    angle: SHARED_ANGLE,
    paintHex: vehicle.color?.hex ?? UNKNOWN_PAINT,
    secondaryHex: vehicle.color?.secondaryHex,
  });
  return vehicleCard(vehicle, {
    place: `${vehicle.rooftop.city}, ${vehicle.rooftop.state}`,
    carSvg,
    brandName: tenant.brandName,
    look: lookOf(ctx),
    t: textOf(tenant),
  });
}

/** What the shared picture of every other page shows. */
export function orderStorePicture(
  ctx: DiscoveryContext,
  { language }: { readonly language: Language },
): PictureOrder {
  const carSvg = vehicleIllustration({
    shape: "suv-electric",
    angle: SHARED_ANGLE,
    paintHex: STORE_PAINT,
    secondaryHex: undefined,
  });
  return storeCard(ctx.readers.translateTenant(ctx.tenant, language), { carSvg, look: lookOf(ctx) });
}

interface StagedAddress {
  readonly scheme: "light" | "dark";
  readonly body: string;
  /** Six hex digits. */
  readonly paint: string;
  readonly angle: string;
  readonly two?: string | undefined;
}

/**
 * A drawn car on the store's stage, in the nearest paint that is drawn: not every mail program follows a redirect.
 * Throws not-found `illustration.notFound`.
 */
export function orderStagedCar(
  { tenant }: DiscoveryContext,
  { scheme, ...address }: StagedAddress,
): PictureOrder {
  const carSvg = drawNearestIllustration(address);
  return { kind: "staged-car", carSvg, ground: stageColors(deriveTheme(tenant.brand))[scheme] };
}

/** A square sign of the store. Throws not-found `icon.notFound` for a size that no page names. */
export function orderIcon(ctx: DiscoveryContext, { size }: { readonly size: number }): PictureOrder {
  if (!ICON_SIZES.some((known) => known === size)) {
    throw new AppError("not-found", { code: "icon.notFound", message: "We couldn't find that picture." });
  }
  const { light } = deriveTheme(ctx.tenant.brand);
  return {
    kind: "icon",
    size,
    svg: inlineSvg(ctx.tenant.faviconUrl),
    letter: String.fromCodePoint(ctx.tenant.brandName.codePointAt(0) ?? 32).toUpperCase(),
    ground: light.header,
    text: light["on-header"],
  };
}

function lookOf(ctx: DiscoveryContext) {
  return cardLook(ctx.tenant.brand, deriveTheme(ctx.tenant.brand));
}

const INLINE_SVG = "data:image/svg+xml,";

/** The drawing inside a `data:` address; null for pictures that would have to be fetched. */
function inlineSvg(url: string | null): string | null {
  if (url === null || !url.startsWith(INLINE_SVG)) return null;
  try {
    return decodeURIComponent(url.slice(INLINE_SVG.length));
  } catch {
    // A wrong escape: the letter is drawn instead.
    return null;
  }
}
