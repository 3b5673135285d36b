import { english } from "#platform/shared/texts/text.ts";
import type { MetadataPage } from "./config/pages-schema.ts";

/** What a page says about itself where the retailer's configuration does not (NAV-09). */
export const PAGE_DEFAULTS: Readonly<
  Record<
    MetadataPage,
    {
      readonly title: string;
      readonly description: string;
      /** Instead of the title where nobody fills its blanks. */
      readonly bareTitle?: string;
    }
  >
> = {
  landing: {
    title: english("{brand}: new, used and certified cars"),
    description: english("Find, buy and take delivery of your next car at {brand}, all online."),
  },
  search: {
    title: english("{condition} {make} {model} {fuel} {body} for sale | {brand}"),
    bareTitle: english("Cars for sale | {brand}"),
    description: english(
      "New, used and certified cars at {brand}: full prices, estimated payments, filters that tell you what is left.",
    ),
  },
  vehicleDetails: {
    title: english("{year} {make} {model} | {brand}"),
    description: english(
      "{year} {make} {model} at {brand}: price, estimated payment, facts, features and how to get it.",
    ),
  },
  faq: {
    title: english("Frequently asked questions | {brand}"),
    description: english("Answers about buying, paying for and receiving a car from {brand}."),
  },
  whyUs: {
    title: english("Why us | {brand}"),
    description: english("What {brand} promises and how buying a car online works."),
  },
  warranty: {
    title: english("Warranties | {brand}"),
    description: english("What {brand} covers after you have bought your car."),
  },
  contactUs: {
    title: english("Contact us | {brand}"),
    description: english("How to reach {brand} by phone and email."),
  },
  financing: {
    title: english("Financing | {brand}"),
    description: english("How payments, rates and terms work at {brand}."),
  },
  accessibility: {
    title: english("Accessibility | {brand}"),
    description: english("How {brand} makes its site usable for everyone."),
  },
  cookiePolicy: {
    title: english("Cookie policy | {brand}"),
    description: english("What {brand} stores in your browser and why."),
  },
  privacyNotice: {
    title: english("Privacy notice | {brand}"),
    description: english("How {brand} handles your personal information."),
  },
  privacyPolicy: {
    title: english("Privacy policy | {brand}"),
    description: english("What {brand} collects, why, and your rights."),
  },
  termsOfUse: {
    title: english("Terms of use | {brand}"),
    description: english("The terms for using the {brand} site."),
  },
  tradeIn: {
    title: english("Sell your car | {brand}"),
    description: english("What your car is worth at {brand}."),
  },
  savedVehicle: {
    title: english("Saved vehicles | {brand}"),
    description: english("The cars you saved at {brand}."),
  },
  signIn: { title: english("Sign in | {brand}"), description: english("Sign in to {brand}.") },
  compare: {
    title: english("Compare vehicles | {brand}"),
    description: english("Up to four cars from {brand} side by side: prices, payments, facts and features."),
  },
  protection: {
    title: english("Protection plans | {brand}"),
    description: english(
      "Service contracts, GAP and other plans from {brand}: what they cover, what they cost, and when you may not need one.",
    ),
  },
  preQualify: {
    title: english("Check your payments | {brand}"),
    description: english(
      "What you would pay a month for every car at {brand}, in about a minute and without affecting your credit score.",
    ),
  },
  cart: {
    title: english("Shopping cart | {brand}"),
    description: english("The car you are about to buy at {brand}."),
  },
  checkout: { title: english("Checkout | {brand}"), description: english("Your purchase at {brand}.") },
  savedSearches: {
    title: english("Saved searches | {brand}"),
    description: english("The searches you saved at {brand}."),
  },
  privacyRequests: {
    title: english("Privacy requests | {brand}"),
    description: english("Ask {brand} for your personal data, or to delete or correct it."),
  },
  deals: { title: english("Your orders | {brand}"), description: english("Your orders at {brand}.") },
  progress: {
    title: english("Your purchase | {brand}"),
    description: english("The steps left until you drive."),
  },
  fulfillment: {
    title: english("Pickup or delivery | {brand}"),
    description: english("When and where you get your car."),
  },
  account: { title: english("Your account | {brand}"), description: english("Your account at {brand}.") },
  notFound: { title: english("Page not found | {brand}"), description: english("This page does not exist.") },
  serverError: {
    title: english("Something went wrong | {brand}"),
    description: english("Please try again."),
  },
};
