import { english } from "#platform/shared/texts/text.ts";

/** A door of the header or the footer; labels are said through `t`. */
export interface SitePage {
  readonly to: string;
  readonly label: string;
}

/** NAV-01: what the header offers everybody, in its order. */
export const HEADER_PAGES: readonly SitePage[] = [
  { to: "/search", label: english("Search") },
  { to: "/financing", label: english("Financing") },
  { to: "/trade-in", label: english("Sell Your Car") },
  { to: "/why-us", label: english("Why Us") },
  { to: "/contact-us", label: english("Support") },
];

/** NAV-01: what belongs to the buyer; the menu of small screens shows it, larger ones keep it beside the avatar. */
export const OWN_PAGES: readonly SitePage[] = [
  { to: "/saved-vehicles", label: english("Saved Vehicles") },
  { to: "/saved-searches", label: english("Saved Searches") },
  { to: "/deals", label: english("Orders") },
  { to: "/account/documents", label: english("Documents") },
  { to: "/profile", label: english("Profile") },
];
