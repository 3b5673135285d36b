/**
 * What this product's markup must and should say, after Google's pages about each kind of result as their authors
 * knew them. Checked against a copy of a page is only the vehicle listings feed specification: VIN, price, condition,
 * make, model and year are required there, the trim where there is one, mileage of used cars. Compared with what
 * others quote of the pages: lists of results (entries of position and address, at least two, all of one site), opening
 * hours, and return policies (country, category and days). The other lists were not compared, and whether a result is still shown is for the search engine to say (questions
 * rarely are, since 2023): run Google's rich results test on a public address before promising one.
 * `a.b` looks into nested markup; every entry of a list must have it. `one of` names the values that are understood.
 */
export interface MarkupRule {
  readonly types: readonly string[];
  readonly required: readonly string[];
  /** Required only where the fact is known; the markup leaves out what the feed does not say. */
  readonly recommended: readonly string[];
  readonly oneOf?: Readonly<Record<string, readonly string[]>>;
}

const schema = (...names: readonly string[]): string[] => names.map((name) => `https://schema.org/${name}`);

export const MARKUP_RULES = {
  vehicleListing: {
    types: ["Car", "Product"],
    required: [
      "name",
      "image",
      "url",
      "brand.name",
      "model",
      "vehicleModelDate",
      "itemCondition",
      "vehicleIdentificationNumber",
      "mileageFromOdometer.value",
      "mileageFromOdometer.unitCode",
      "offers.price",
      "offers.priceCurrency",
      "offers.availability",
    ],
    recommended: [
      "vehicleConfiguration",
      "bodyType",
      "color",
      "driveWheelConfiguration",
      "numberOfDoors",
      "vehicleEngine.fuelType",
      "vehicleInteriorColor",
      "vehicleTransmission",
      "description",
      "sku",
      "offers.url",
      "offers.itemCondition",
      "offers.seller.name",
      "offers.hasMerchantReturnPolicy.applicableCountry",
      "offers.hasMerchantReturnPolicy.returnPolicyCategory",
      "offers.hasMerchantReturnPolicy.merchantReturnDays",
    ],
    oneOf: {
      itemCondition: schema("NewCondition", "UsedCondition"),
      "mileageFromOdometer.unitCode": ["SMI", "KMT"],
      "offers.priceCurrency": ["USD"],
      "offers.availability": schema(
        "InStock",
        "LimitedAvailability",
        "SoldOut",
        "Discontinued",
        "OutOfStock",
      ),
      driveWheelConfiguration: schema(
        "AllWheelDriveConfiguration",
        "FourWheelDriveConfiguration",
        "FrontWheelDriveConfiguration",
        "RearWheelDriveConfiguration",
      ),
      "offers.hasMerchantReturnPolicy.returnPolicyCategory": schema("MerchantReturnFiniteReturnWindow"),
    },
  },
  localBusiness: {
    types: ["AutoDealer"],
    required: [
      "name",
      "address.streetAddress",
      "address.addressLocality",
      "address.addressRegion",
      "address.postalCode",
      "address.addressCountry",
    ],
    recommended: ["telephone", "url", "image", "geo.latitude", "geo.longitude"],
  },
  /** A dealer on the page that shows its hours. */
  localBusinessWithHours: {
    types: ["AutoDealer"],
    required: ["name", "address.streetAddress", "address.addressCountry"],
    recommended: [
      "telephone",
      "url",
      "geo.latitude",
      "geo.longitude",
      "openingHoursSpecification.dayOfWeek",
      "openingHoursSpecification.opens",
      "openingHoursSpecification.closes",
    ],
    oneOf: {
      "openingHoursSpecification.dayOfWeek": schema(
        "Sunday",
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
      ),
    },
  },
  organization: {
    types: ["Organization"],
    required: ["name", "url", "logo"],
    recommended: ["legalName", "email", "sameAs", "contactPoint.telephone", "contactPoint.contactType"],
  },
  siteName: { types: ["WebSite"], required: ["name", "url"], recommended: ["publisher.@id"] },
  faq: {
    types: ["FAQPage"],
    required: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
    recommended: [],
  },
  breadcrumb: {
    types: ["BreadcrumbList"],
    required: ["itemListElement.position", "itemListElement.name", "itemListElement.item"],
    recommended: [],
  },
  /** A page that only sends on to pages about one thing each says nothing else of an entry. */
  results: {
    types: ["ItemList"],
    required: ["itemListElement.position", "itemListElement.url"],
    recommended: [],
  },
} as const satisfies Readonly<Record<string, MarkupRule>>;
