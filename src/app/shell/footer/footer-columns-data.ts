import { english } from "#platform/shared/texts/text.ts";
import type { SitePage } from "../links/site-pages-data.ts";

/** NAV-02 */
export const FOOTER_COLUMNS: readonly { readonly title: string; readonly pages: readonly SitePage[] }[] = [
  {
    title: english("Shop"),
    pages: [
      { to: "/search", label: english("Search Cars") },
      { to: "/financing", label: english("Financing") },
      { to: "/trade-in", label: english("Sell Your Car") },
      { to: "/warranty", label: english("Warranties") },
    ],
  },
  {
    title: english("Help"),
    pages: [
      { to: "/why-us", label: english("Why Us") },
      { to: "/faq", label: english("FAQ") },
      { to: "/contact-us", label: english("Contact Us") },
      { to: "/accessibility", label: english("Accessibility") },
    ],
  },
  {
    title: english("Legal"),
    pages: [
      { to: "/privacy-policy", label: english("Privacy Policy") },
      { to: "/privacy-requests", label: english("Privacy Requests") },
      { to: "/privacy-notice", label: english("Privacy Notice") },
      { to: "/terms-of-use", label: english("Terms of Use") },
      { to: "/cookie-policy", label: english("Cookie Policy") },
    ],
  },
];
