import { english } from "#platform/shared/texts/text.ts";
import type { SitePage } from "../links/site-pages-data.ts";

/** NAV-02 */
export const FOOTER_COLUMNS: readonly { readonly title: string; readonly pages: readonly SitePage[] }[] = [
  {
    title: english("app.footerColumns.shop", "Shop"),
    pages: [
      { to: "/search", label: english("app.footerColumns.searchCars", "Search Cars") },
      { to: "/financing", label: english("common.financing", "Financing") },
      { to: "/trade-in", label: english("app.footerColumns.sellCar", "Sell Your Car") },
      { to: "/warranty", label: english("common.warranties", "Warranties") },
    ],
  },
  {
    title: english("app.footerColumns.help", "Help"),
    pages: [
      { to: "/why-us", label: english("app.footerColumns.whyUs", "Why Us") },
      { to: "/faq", label: english("app.footerColumns.faq", "FAQ") },
      { to: "/contact-us", label: english("app.footerColumns.contactUs", "Contact Us") },
      { to: "/accessibility", label: english("common.accessibility", "Accessibility") },
    ],
  },
  {
    title: english("app.footerColumns.legal", "Legal"),
    pages: [
      { to: "/privacy-policy", label: english("app.footerColumns.privacyPolicy", "Privacy Policy") },
      { to: "/privacy-requests", label: english("app.footerColumns.privacyRequests", "Privacy Requests") },
      { to: "/privacy-notice", label: english("app.footerColumns.privacyNotice", "Privacy Notice") },
      { to: "/terms-of-use", label: english("app.footerColumns.termsUse", "Terms of Use") },
      { to: "/cookie-policy", label: english("app.footerColumns.cookiePolicy", "Cookie Policy") },
    ],
  },
];
