import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";

/** Who knows addresses and distances. */
export const placesSettings = { providers: { geocoding: vendorName } };
