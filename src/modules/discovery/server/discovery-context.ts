import type { PhotosContext } from "#modules/vehicle-photos/server/sized-photo.ts";
import type { VehicleSearchContext } from "#modules/vehicle-search/server/search-context.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { PicturePainter } from "./picture-painter.ts";

/** What the use cases of this module need. */
export type DiscoveryContext = VehicleSearchContext &
  PhotosContext & {
    readonly picturePainter: PicturePainter;
    /** The same retailer in another language. */
    readonly readers: { translateTenant(tenant: TenantConfig, language: Language): TenantConfig };
  };
