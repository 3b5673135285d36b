import type { MetadataPage } from "./config/pages-schema.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

/** What the head of a page says (NAV-09). */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Open Graph type. */
  readonly sharingType: "website" | "article" | "product";
  /** Address or path of the picture shown when the page is shared. */
  readonly image: string | null;
}

export interface PageMetadataParams {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  /** A picture of what the page shows; the retailer's own setting wins. */
  readonly image?: string;
}

const TITLES: Readonly<Record<MetadataPage, string>> = {
  accessibility: "Accessibility",
  contactUs: "Contact us",
  cookiePolicy: "Cookie policy",
  faq: "Questions and answers",
  financing: "Financing",
  tradeIn: "Sell or trade in your car",
  landing: "",
  privacyNotice: "Privacy notice",
  privacyPolicy: "Privacy policy",
  savedVehicle: "Saved vehicles",
  search: "{make} {model} for sale",
  signIn: "Sign in",
  termsOfUse: "Terms of use",
  vehicleDetails: "{year} {make} {model}",
  warranty: "Warranties",
  whyUs: "Why us",
  cart: "Shopping cart",
  checkout: "Checkout",
  deals: "Your orders",
  progress: "Your order",
  fulfillment: "Pickup or delivery",
  account: "Your account",
  notFound: "Page not found",
  serverError: "Something went wrong",
};

const DESCRIPTIONS: Partial<Record<MetadataPage, string>> = {
  vehicleDetails:
    "{year} {make} {model} at {brand}: price with all its parts, estimated payment, and delivery to your door.",
  search: "Search {make} {model} cars for sale at {brand}: one clear price, bought online and delivered.",
};

/** The metadata of a page, from the retailer's configuration where it has some. */
export function pageMetadata(
  config: TenantConfig,
  page: MetadataPage,
  params: PageMetadataParams = {},
): PageMetadata {
  const own = config.pages[page];
  const text = (template: string): string => fillOrDrop(template, { brand: config.brandName, ...params });
  const fallback = text(TITLES[page]).replace(/^for sale$/u, "Cars for sale");
  return {
    title: own.title === undefined ? titleOf(config, fallback) : text(own.title),
    description: text(own.description ?? DESCRIPTIONS[page] ?? config.config.content.landing.intro),
    keywords: (own.keywords ?? ["{make}", "{model}", "{brand}"]).map(text).filter((word) => word !== ""),
    sharingType: own.sharingType ?? (page === "vehicleDetails" ? "product" : "website"),
    image: own.image ?? params.image ?? config.logo.url,
  };
}

function titleOf(config: TenantConfig, title: string): string {
  return title === "" ? config.title : `${title} | ${config.brandName}`;
}

/** Placeholders without a value disappear together with the space they leave. */
function fillOrDrop(template: string, params: Readonly<Record<string, string | number | undefined>>): string {
  return template
    .replace(/\{(\w+)\}/gu, (_, name: string) =>
      Object.hasOwn(params, name) ? String(params[name] ?? "") : "",
    )
    .replace(/\s+/gu, " ")
    .replace(/ ([,.:])/gu, "$1")
    .trim();
}
