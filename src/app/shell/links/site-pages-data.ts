import { english } from "#platform/shared/texts/text.ts";

/** A door of the header or the footer; labels are said through `t`. */
export interface SitePage {
  readonly to: string;
  readonly label: string;
}

/** NAV-01: what the header offers everybody, in its order. */
export const HEADER_PAGES: readonly SitePage[] = [
  { to: "/search", label: english("common.search", "Search") },
  { to: "/financing", label: english("common.financing", "Financing") },
  { to: "/trade-in", label: english("app.footerColumns.sellCar", "Sell Your Car") },
  { to: "/why-us", label: english("app.footerColumns.whyUs", "Why Us") },
  { to: "/contact-us", label: english("app.sitePages.support", "Support") },
];

/** NAV-01: what belongs to the buyer; the menu of small screens shows it, larger ones keep it beside the avatar. */
export const OWN_PAGES: readonly SitePage[] = [
  { to: "/saved-vehicles", label: english("common.savedVehicles", "Saved Vehicles") },
  { to: "/saved-searches", label: english("common.savedSearches", "Saved Searches") },
  { to: "/deals", label: english("app.signedInLinks.orders", "Orders") },
  { to: "/account/documents", label: english("common.documents", "Documents") },
  { to: "/profile", label: english("common.profile", "Profile") },
];
