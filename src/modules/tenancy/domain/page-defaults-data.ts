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
    title: english("tenancy.pageDefaults.newUsedCertifiedCars", "{brand}: new, used and certified cars"),
    description: english(
      "tenancy.pageDefaults.findBuyTakeDeliveryNext",
      "Find, buy and take delivery of your next car at {brand}, all online.",
    ),
  },
  search: {
    title: english(
      "tenancy.pageDefaults.forSale",
      "{condition} {make} {model} {fuel} {body} for sale | {brand}",
    ),
    bareTitle: english("tenancy.pageDefaults.carsSale", "Cars for sale | {brand}"),
    description: english(
      "tenancy.pageDefaults.newUsedCertifiedCarsFull",
      "New, used and certified cars at {brand}: full prices, estimated payments, filters that tell you what is left.",
    ),
  },
  vehicleDetails: {
    title: english("tenancy.pageDefaults.yearMakeModelBrand", "{year} {make} {model} | {brand}"),
    description: english(
      "tenancy.pageDefaults.priceEstimatedPaymentFactsFeatures",
      "{year} {make} {model} at {brand}: price, estimated payment, facts, features and how to get it.",
    ),
  },
  faq: {
    title: english("tenancy.pageDefaults.frequentlyAskedQuestions", "Frequently asked questions | {brand}"),
    description: english(
      "tenancy.pageDefaults.answersAboutBuyingPayingReceiving",
      "Answers about buying, paying for and receiving a car from {brand}.",
    ),
  },
  whyUs: {
    title: english("tenancy.pageDefaults.whyUs", "Why us | {brand}"),
    description: english(
      "tenancy.pageDefaults.whatPromisesHowBuyingCar",
      "What {brand} promises and how buying a car online works.",
    ),
  },
  warranty: {
    title: english("tenancy.pageDefaults.warranties", "Warranties | {brand}"),
    description: english(
      "tenancy.pageDefaults.whatCoversAfterBoughtCar",
      "What {brand} covers after you have bought your car.",
    ),
  },
  contactUs: {
    title: english("tenancy.pageDefaults.contactUs", "Contact us | {brand}"),
    description: english(
      "tenancy.pageDefaults.howReachPhoneEmail",
      "How to reach {brand} by phone and email.",
    ),
  },
  financing: {
    title: english("tenancy.pageDefaults.financing", "Financing | {brand}"),
    description: english(
      "tenancy.pageDefaults.howPaymentsRatesTermsWork",
      "How payments, rates and terms work at {brand}.",
    ),
  },
  accessibility: {
    title: english("tenancy.pageDefaults.accessibility", "Accessibility | {brand}"),
    description: english(
      "tenancy.pageDefaults.howMakesSiteUsableEveryone",
      "How {brand} makes its site usable for everyone.",
    ),
  },
  cookiePolicy: {
    title: english("tenancy.pageDefaults.cookiePolicy", "Cookie policy | {brand}"),
    description: english(
      "tenancy.pageDefaults.whatStoresBrowserWhy",
      "What {brand} stores in your browser and why.",
    ),
  },
  privacyNotice: {
    title: english("tenancy.pageDefaults.privacyNotice", "Privacy notice | {brand}"),
    description: english(
      "tenancy.pageDefaults.howHandlesPersonalInformation",
      "How {brand} handles your personal information.",
    ),
  },
  privacyPolicy: {
    title: english("tenancy.pageDefaults.privacyPolicy", "Privacy policy | {brand}"),
    description: english(
      "tenancy.pageDefaults.whatCollectsWhyRights",
      "What {brand} collects, why, and your rights.",
    ),
  },
  termsOfUse: {
    title: english("tenancy.pageDefaults.termsUse", "Terms of use | {brand}"),
    description: english("tenancy.pageDefaults.termsUsingSite", "The terms for using the site of {brand}."),
  },
  tradeIn: {
    title: english("tenancy.pageDefaults.sellCar", "Sell your car | {brand}"),
    description: english("tenancy.pageDefaults.whatCarWorth", "What your car is worth at {brand}."),
  },
  savedVehicle: {
    title: english("tenancy.pageDefaults.savedVehicles", "Saved vehicles | {brand}"),
    description: english("tenancy.pageDefaults.carsSaved", "The cars you saved at {brand}."),
  },
  signIn: {
    title: english("tenancy.pageDefaults.signIn", "Sign in | {brand}"),
    description: english("tenancy.pageDefaults.signInTo", "Sign in to {brand}."),
  },
  compare: {
    title: english("tenancy.pageDefaults.compareVehicles", "Compare vehicles | {brand}"),
    description: english(
      "tenancy.pageDefaults.upFourCarsSideSide",
      "Up to four cars of {brand} side by side: prices, payments, facts and features.",
    ),
  },
  cart: {
    title: english("tenancy.pageDefaults.shoppingCart", "Shopping cart | {brand}"),
    description: english("tenancy.pageDefaults.carAboutBuy", "The car you are about to buy at {brand}."),
  },
  checkout: {
    title: english("tenancy.pageDefaults.checkout", "Checkout | {brand}"),
    description: english("tenancy.pageDefaults.yourPurchaseAt", "Your purchase at {brand}."),
  },
  savedSearches: {
    title: english("tenancy.pageDefaults.savedSearches", "Saved searches | {brand}"),
    description: english("tenancy.pageDefaults.searchesSaved", "The searches you saved at {brand}."),
  },
  privacyRequests: {
    title: english("tenancy.pageDefaults.privacyRequests", "Privacy requests | {brand}"),
    description: english(
      "tenancy.pageDefaults.askPersonalDataDeleteCorrect",
      "Ask {brand} for your personal data, or to delete or correct it.",
    ),
  },
  deals: {
    title: english("tenancy.pageDefaults.yourOrders", "Your orders | {brand}"),
    description: english("tenancy.pageDefaults.yourOrdersAt", "Your orders at {brand}."),
  },
  progress: {
    title: english("tenancy.pageDefaults.yourPurchase", "Your purchase | {brand}"),
    description: english("tenancy.pageDefaults.stepsLeftUntilDrive", "The steps left until you drive."),
  },
  fulfillment: {
    title: english("tenancy.pageDefaults.pickupDelivery", "Pickup or delivery | {brand}"),
    description: english("tenancy.pageDefaults.whenWhereGetCar", "When and where you get your car."),
  },
  account: {
    title: english("tenancy.pageDefaults.yourAccount", "Your account | {brand}"),
    description: english("tenancy.pageDefaults.yourAccountAt", "Your account at {brand}."),
  },
  notFound: {
    title: english("tenancy.pageDefaults.pageNotFound", "Page not found | {brand}"),
    description: english("tenancy.pageDefaults.pageDoesNotExist", "This page does not exist."),
  },
  serverError: {
    title: english("tenancy.pageDefaults.somethingWentWrong", "Something went wrong | {brand}"),
    description: english("tenancy.pageDefaults.pleaseTryAgain", "Please try again."),
  },
};
