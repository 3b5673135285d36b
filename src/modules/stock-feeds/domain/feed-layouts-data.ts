/** The fields an importer row is made of, in our words. */
export const FEED_FIELDS = [
  "dealer",
  "stockNumber",
  "vin",
  "condition",
  "certified",
  "year",
  "make",
  "model",
  "trim",
  "bodyStyle",
  "doors",
  "transmission",
  "drivetrain",
  "engine",
  "fuel",
  "mileage",
  "mileageUnit",
  "exteriorColor",
  "interiorColor",
  "price",
  "msrp",
  "mpgCity",
  "mpgHighway",
  "features",
  "photos",
  "conditionReport",
  "description",
  "status",
  "kbbPriceIndicator",
  "presold",
] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

/** One known column order; header names are compared without case, spaces and punctuation. */
export interface FeedLayout {
  readonly name: string;
  readonly label: string;
  /** Headers that together identify the layout; none for a headerless one. */
  readonly signature: readonly string[];
  /** Columns by position, for files that carry no header. */
  readonly positions?: readonly (FeedField | null)[];
  readonly columns: Partial<Record<FeedField, readonly string[]>>;
  /** Condition of every vehicle when the file has no such column. */
  readonly defaultCondition?: "new" | "used";
  readonly defaultMake?: string;
}

/** Every spelling seen in real feeds; layouts override single fields. */
export const COMMON_COLUMNS: Partial<Record<FeedField, readonly string[]>> = {
  dealer: ["dealerid", "carsforsaledealerid", "dealer", "dealername", "seller"],
  stockNumber: ["stock", "stocknumber", "stockno", "stocknum", "lot"],
  vin: ["vin"],
  condition: ["newused", "stateofvehicle", "type", "condition"],
  certified: ["certified", "certification"],
  year: ["year", "modelyear"],
  make: ["make", "brand"],
  model: ["model"],
  trim: ["trim", "series", "trimpackage"],
  bodyStyle: ["body", "bodystyle", "bodytype"],
  doors: ["doorcount", "bodydoorct", "doors"],
  transmission: ["transmission"],
  drivetrain: ["drivetraindesc", "drivetrain"],
  engine: ["engine"],
  fuel: ["fuel", "fueltype"],
  mileage: ["odometer", "miles", "mileage", "mileagevalue"],
  mileageUnit: ["mileageunit"],
  exteriorColor: ["colour", "color", "exteriorcolor", "exteriorcolour"],
  interiorColor: ["interiorcolor", "interiorcolour", "interior"],
  price: ["price", "sellingprice", "dealerprice", "totalprice"],
  msrp: ["msrp", "basemsrp"],
  mpgCity: ["citympg"],
  mpgHighway: ["highwaympg"],
  features: ["features", "options"],
  photos: ["photourls", "photourllist", "photos"],
  conditionReport: ["conditionreport", "inspectionreport", "inspection"],
  description: ["description"],
  status: ["status", "availability", "holdstatus"],
  kbbPriceIndicator: ["kbbpriceindicator", "kbbpricerating", "kbbdealrating"],
  presold: ["presold"],
};

/** Known layouts, most specific first. Sources: design notes of real dealer exports. */
export const FEED_LAYOUTS: readonly FeedLayout[] = [
  {
    name: "vauto",
    label: "vAuto export",
    signature: ["dealerid", "stock", "vin", "newused", "colour", "drivetraindesc"],
    columns: {},
  },
  {
    name: "meta",
    label: "Meta vehicle catalogue",
    signature: ["vehicleid", "stateofvehicle", "mileagevalue", "availability"],
    // The vehicle id of a catalogue is the seller's own key.
    columns: { stockNumber: ["vehicleid"], photos: ["image0url"], dealer: [] },
  },
  {
    name: "generic",
    label: "Generic dealer inventory",
    signature: ["dealerid", "stock", "vin", "newused", "sellingprice"],
    columns: {},
  },
  {
    name: "carsforsale",
    label: "CarsForSale.com feed",
    signature: [],
    columns: {},
    positions: [
      "dealer",
      "condition",
      "vin",
      "stockNumber",
      "make",
      "model",
      "year",
      "trim",
      "bodyStyle",
      "mileage",
      "engine",
      null,
      "fuel",
      "transmission",
      "price",
      "exteriorColor",
      "interiorColor",
      "features",
      "description",
      "photos",
    ],
  },
  {
    name: "rav4-daily",
    label: "Daily RAV4 snapshot",
    signature: ["modelcode", "totalprice", "dealername", "availabilitydate"],
    columns: { price: ["totalprice", "msrp"], model: [] },
    defaultCondition: "new",
    defaultMake: "Toyota",
  },
  {
    name: "4runner-snapshot",
    label: "4Runner snapshot",
    signature: ["dealerwebsite", "shippingstatus", "holdstatus", "presold"],
    // What this source calls the model is the trim; the VIN names the model.
    columns: { trim: ["model"], model: [], status: ["holdstatus"] },
    defaultCondition: "new",
    defaultMake: "Toyota",
  },
  {
    name: "4runner-history",
    label: "4Runner history",
    signature: ["dealerstate", "shippingstatus", "firstseen", "lastseen"],
    columns: { status: ["holdstatus"] },
    defaultCondition: "new",
  },
  {
    name: "auction-lots",
    label: "Auction lots",
    signature: ["brand", "lot", "titlestatus", "condition"],
    // Here `model` is a body word as often as a model, and `condition` is the time left.
    columns: { condition: [] },
    defaultCondition: "used",
  },
  {
    name: "auction-sales",
    label: "Auction sales",
    signature: ["sellingprice", "mmr", "saledate"],
    columns: { condition: [], price: ["sellingprice"] },
    defaultCondition: "used",
  },
  {
    name: "truecar",
    label: "TrueCar listing",
    signature: ["price", "year", "mileage", "city", "state", "vin"],
    columns: {},
    defaultCondition: "used",
  },
  { name: "auto", label: "Columns by name", signature: ["vin"], columns: {} },
];
