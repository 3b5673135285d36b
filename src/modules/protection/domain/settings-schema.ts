import * as v from "valibot";
import { STATE_CODES } from "#platform/shared/fields/address/us-states-data.ts";
import {
  bool,
  dollars,
  line,
  percent,
  prose,
  ratio,
  whole,
} from "#platform/shared/settings/field-schemas.ts";

/** PROT-02, verbatim. */
const PACKAGE_TYPES = ["Appearance", "Mechanical", "Appearance + Mechanical"] as const;
/** What tax and credit law call a product. */
const PRODUCT_KINDS = ["serviceContract", "gap", "ancillary"] as const;
/** Ways to pay, and fuels as the stock says them. */
const WAYS = ["cash", "finance", "lease"] as const;
export const PRODUCT_FUELS = [
  "gasoline",
  "hybrid",
  "plug-in hybrid",
  "electric",
  "diesel",
  "flex fuel",
  "hydrogen",
] as const;
const PRICE_KINDS = ["free", "at-most", "equal"] as const;

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be small letters, digits and dashes"),
);
const state = v.picklist(STATE_CODES, "must be a state like TX");
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `must be one of ${names.join(", ")}`);

/** One way to buy a product. US dollars. */
const Plan = v.pipe(
  v.strictObject({
    id,
    name: line,
    termMonths: v.nullable(whole(1, 120)),
    /** Covered miles; null has no limit of miles. */
    miles: v.nullable(whole(1_000, 300_000)),
    deductible: v.optional(dollars(5_000), 0),
    price: dollars(20_000),
    /** As it was filed with the state's regulator; needed wherever a price is not free. */
    filedPrice: v.optional(dollars(20_000)),
    /** Instead of `price` for vehicles of a class. */
    priceByClass: v.optional(v.record(id, dollars(20_000)), {}),
    /** Instead of `price` at a rooftop, for everybody who buys there. */
    priceByRooftop: v.optional(v.record(line, dollars(20_000)), {}),
    /** As the administrator's form is called; names the paper that is signed. */
    formId: line,
  }),
  v.forward(
    v.check(({ termMonths, miles }) => termMonths !== null || miles === null, "must be set where miles are"),
    ["termMonths"],
  ),
);

/** Vehicles and deals that a product is sold for; what is left out does not matter. */
const Eligible = v.strictObject({
  conditions: v.optional(v.array(oneOf(["new", "used", "certified"]))),
  makes: v.optional(v.array(line)),
  excludedMakes: v.optional(v.array(line), []),
  excludedFuels: v.optional(v.array(oneOf(PRODUCT_FUELS)), []),
  maximumAgeYears: v.optional(whole(0, 60)),
  maximumMiles: v.optional(whole(0, 500_000)),
  maximumVehicleValue: v.optional(dollars(1_000_000)),
  dealTypes: v.optional(v.array(oneOf(WAYS))),
  /** Front loan-to-value, without products: below it a loan cannot outgrow the car. */
  minimumLoanToValue: v.optional(ratio(3)),
  /** With products. */
  maximumLoanToValue: v.optional(ratio(3)),
  maximumApr: v.optional(percent(0, 99)),
  maximumTermMonths: v.optional(whole(1, 120)),
  maximumAmountFinanced: v.optional(dollars(1_000_000)),
});

/** PROT-08; state caps come on top. */
const Cancellation = v.strictObject({
  freeLookDays: v.optional(whole(0, 120), 60),
  fee: v.optional(dollars(500), 50),
  /** `lesser` gives back the smaller of unused time and unused miles. */
  unusedBy: v.optional(oneOf(["time", "lesser"]), "time"),
  takesOffClaims: v.optional(bool, true),
});

const Product = v.pipe(
  v.strictObject({
    id,
    /** PROT-01: TWO, VSC, GAP, CP, or the retailer's own. */
    code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,8}$/, "must be 2 to 8 capital letters or digits")),
    kind: oneOf(PRODUCT_KINDS),
    name: line,
    /** One sentence. */
    summary: line,
    description: v.optional(prose),
    covers: v.optional(v.array(line), []),
    excludes: v.optional(v.array(line), []),
    packageType: v.nullable(oneOf(PACKAGE_TYPES)),
    /** Which factory warranty it comes after; null for what no factory warranty covers. */
    after: v.optional(v.nullable(oneOf(["basic", "powertrain"])), null),
    /** `factory`: term and miles count from the first owner's first day, not from this sale. */
    startsFrom: v.optional(oneOf(["sale", "factory"]), "sale"),
    administrator: line,
    plans: v.pipe(v.array(Plan), v.minLength(1, "must hold at least one plan"), v.maxLength(12)),
    /** Left out, every state. */
    states: v.optional(v.array(state)),
    /** Left out, every rooftop. */
    rooftops: v.optional(v.array(line)),
    eligible: v.optional(Eligible, {}),
    priceKind: v.optional(oneOf(PRICE_KINDS), "free"),
    /** Where a state's law says otherwise, e.g. FL `equal`, NY `at-most`. */
    priceKindByState: v.optional(v.record(state, oneOf(PRICE_KINDS)), {}),
    /** Days after the order in which its form may still be sold by itself; 0 sells it with the car only. */
    afterSaleDays: v.optional(whole(0, 365), 30),
    /** Ids of products that cover the same; nobody pays twice. */
    notWith: v.optional(v.array(id), []),
    /** Overrules whether the state taxes it. */
    isTaxable: v.optional(bool),
    cancellation: v.optional(Cancellation, {}),
    isSample: v.optional(bool, false),
  }),
  v.check(
    ({ plans }) => new Set(plans.map((plan) => plan.id)).size === plans.length,
    "must not repeat the id of a plan",
  ),
  v.check(
    ({ priceKind, priceKindByState, plans }) =>
      [priceKind, ...Object.values(priceKindByState)].every((kind) => kind === "free") ||
      plans.every(({ filedPrice }) => filedPrice !== undefined),
    "must have a filedPrice in every plan where a price is not free",
  ),
  v.check(
    ({ priceKind, plans }) =>
      plans.every(({ filedPrice = 0, price, priceByClass, priceByRooftop }) => {
        const prices = [price, ...Object.values(priceByClass), ...Object.values(priceByRooftop)];
        return (
          priceKind === "free" ||
          prices.every((one) => (priceKind === "equal" ? one === filedPrice : one <= filedPrice))
        );
      }),
    "must price plans as filed: at most, or equal to, filedPrice",
  ),
);

const factoryTerms = v.strictObject({
  basicMonths: v.optional(whole(0, 144), 36),
  basicMiles: v.optional(whole(0, 200_000), 36_000),
  powertrainMonths: v.optional(whole(0, 144), 60),
  powertrainMiles: v.optional(whole(0, 200_000), 60_000),
});

const ProtectionSchema = v.pipe(
  v.strictObject({
    products: v.optional(v.pipe(v.array(Product), v.maxLength(20)), []),
    /** Vehicle classes that prices go by; the first that holds the make counts. */
    classes: v.optional(v.array(v.strictObject({ id, makes: v.array(line) })), []),
    factoryWarranty: v.optional(factoryTerms, {}),
    factoryWarrantyByMake: v.optional(v.record(line, factoryTerms), {}),
  }),
  v.check(
    ({ products }) => new Set(products.map((product) => product.id)).size === products.length,
    "must not repeat the id of a product",
  ),
  v.check(({ products, classes }) => {
    const known = new Set(classes.map((one) => one.id));
    return products.every(({ plans }) =>
      plans.every(({ priceByClass }) => Object.keys(priceByClass).every((name) => known.has(name))),
    );
  }, "must name only classes of `classes` in priceByClass"),
  v.check(({ products }) => {
    const known = new Set(products.map((product) => product.id));
    return products.every(({ notWith }) => notWith.every((name) => known.has(name)));
  }, "must name only products of the list in notWith"),
);

/** PROT-01, PROT-02: plans that buyers may choose; none until the retailer lists them. */
export const protectionSettings = {
  config: { protection: v.optional(ProtectionSchema, {}) },
};
export type ProtectionSettings = v.InferOutput<typeof ProtectionSchema>;
export type ProtectionProduct = ProtectionSettings["products"][number];
export type ProtectionPlan = ProtectionProduct["plans"][number];
