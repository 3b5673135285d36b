import type { ContentPageName, PageSource } from "./content-page.ts";
import { faq } from "./faq-data.ts";
import { cookiePolicy, privacyNotice, privacyPolicy, termsOfUse } from "./legal-pages-data.ts";
import { accessibility, contactUs, financing, tradeIn, warranty, whyUs } from "./shopping-pages-data.ts";

/** The product's words for each page. */
export const CONTENT_SOURCES: Readonly<Record<ContentPageName, PageSource>> = {
  "why-us": whyUs,
  financing,
  "trade-in": tradeIn,
  warranty,
  faq,
  "contact-us": contactUs,
  accessibility,
  "cookie-policy": cookiePolicy,
  "privacy-notice": privacyNotice,
  "privacy-policy": privacyPolicy,
  "terms-of-use": termsOfUse,
};
