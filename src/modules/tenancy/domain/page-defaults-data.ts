import type { MetadataPage } from "./config/pages-schema.ts";

/** What a page says about itself where the retailer's configuration does not (NAV-09). */
export const PAGE_DEFAULTS: Readonly<
  Record<MetadataPage, { readonly title: string; readonly description: string }>
> = {
  landing: {
    title: "{brand}: new, used and certified cars",
    description: "Find, buy and take delivery of your next car at {brand}, all online.",
  },
  search: {
    title: "{make} {model} for sale | {brand}",
    description:
      "New, used and certified cars at {brand}: full prices, estimated payments, filters that tell you what is left.",
  },
  vehicleDetails: {
    title: "{year} {make} {model} | {brand}",
    description:
      "{year} {make} {model} at {brand}: price, estimated payment, facts, features and how to get it.",
  },
  faq: {
    title: "Frequently asked questions | {brand}",
    description: "Answers about buying, paying for and receiving a car from {brand}.",
  },
  whyUs: {
    title: "Why us | {brand}",
    description: "What {brand} promises and how buying a car online works.",
  },
  warranty: {
    title: "Warranties | {brand}",
    description: "What {brand} covers after you have bought your car.",
  },
  contactUs: { title: "Contact us | {brand}", description: "How to reach {brand} by phone and e-mail." },
  financing: { title: "Financing | {brand}", description: "How payments, rates and terms work at {brand}." },
  accessibility: {
    title: "Accessibility | {brand}",
    description: "How {brand} makes its site usable for everyone.",
  },
  cookiePolicy: {
    title: "Cookie policy | {brand}",
    description: "What {brand} stores in your browser and why.",
  },
  privacyNotice: {
    title: "Privacy notice | {brand}",
    description: "How {brand} handles your personal information.",
  },
  privacyPolicy: {
    title: "Privacy policy | {brand}",
    description: "What {brand} collects, why, and your rights.",
  },
  termsOfUse: { title: "Terms of use | {brand}", description: "The terms for using the site of {brand}." },
  tradeIn: { title: "Sell your car | {brand}", description: "What your car is worth at {brand}." },
  savedVehicle: { title: "Saved vehicles | {brand}", description: "The cars you saved at {brand}." },
  signIn: { title: "Sign in | {brand}", description: "Sign in to {brand}." },
  compare: {
    title: "Compare vehicles | {brand}",
    description: "Up to four cars of {brand} side by side: prices, payments, facts and features.",
  },
  cart: { title: "Shopping cart | {brand}", description: "The car you are about to buy at {brand}." },
  checkout: { title: "Checkout | {brand}", description: "Your purchase at {brand}." },
  savedSearches: { title: "Saved searches | {brand}", description: "The searches you saved at {brand}." },
  deals: { title: "Your orders | {brand}", description: "Your orders at {brand}." },
  progress: { title: "Your purchase | {brand}", description: "The steps left until you drive." },
  fulfillment: { title: "Pickup or delivery | {brand}", description: "When and where you get your car." },
  account: { title: "Your account | {brand}", description: "Your account at {brand}." },
  notFound: { title: "Page not found | {brand}", description: "This page does not exist." },
  serverError: { title: "Something went wrong | {brand}", description: "Please try again." },
};
