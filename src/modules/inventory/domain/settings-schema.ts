import * as v from "valibot";
import { bool, dollars, line, prose, ratio, webUrl, whole } from "#platform/shared/settings/field-schemas.ts";
import { IMPLIED_WARRANTY_STATES } from "./implied-warranty-states-data.ts";

/** TEN-06; the required spellings of condition, mapped to `Condition` at the edge (OP-09). */
const VEHICLE_TYPES = ["new", "used", "cpo"] as const;

const percentOf = (fallback: number) => v.optional(whole(1, 100), fallback);

/** When a dealer's file is held back instead of applied (GEN-07). Percent are whole shares of the stock. */
const ImportGuardsSchema = v.strictObject({
  /** More cars missing than this keeps all of them on sale until later files agree. */
  maximumRemovalPercent: percentOf(20),
  /** Complete files in a row, the first included, that must miss a car before it goes after all. */
  filesToAgree: v.optional(whole(2, 30), 3),
  /** A price that moves further than this has moved far, and so many cars may. */
  priceMovePercent: v.optional(whole(5, 1000), 40),
  maximumMovedPercent: percentOf(20),
  /** The median of new price by old price. */
  minimumMedianPriceRatio: v.optional(ratio(100), 0.7),
  maximumMedianPriceRatio: v.optional(ratio(100), 1.4),
  /** Cars that may lose their price, or have one that cannot be read. */
  maximumLostPricePercent: percentOf(20),
  /** Cars that may become another make, model, year or color, or change their keys. */
  maximumIdentityPercent: percentOf(20),
});

/** How photos come to browsers; sizes of our own server are made from originals on `imageHosts`. */
const PhotosSchema = v.pipe(
  v.strictObject({
    delivery: v.optional(v.picklist(["own", "pattern", "as-is"], "must be own, pattern or as-is"), "own"),
    /** Of the retailer's image service, such as `https://img.example.com/w_{width}/{path}`; `{url}` is the whole address. */
    pattern: v.optional(
      v.nullable(
        v.pipe(
          line,
          v.regex(
            /^https:\/\/[^/{}?#]+\/.*\{(path|url)\}/,
            "must be an https address with {path} or {url}, and {width} for sizes",
          ),
        ),
      ),
      null,
    ),
  }),
  v.check(
    ({ delivery, pattern }) => (delivery === "pattern") === (pattern !== null),
    "a pattern is needed for, and only for, delivery by pattern",
  ),
);

const InventorySchema = v.strictObject({
  /** Miles; vehicles beyond it are not shown (TEN-14). */
  vehicleMileageLimit: v.optional(whole(0, 9_999_999), 900_000),
  /** Model years; older vehicles are not shown (TEN-14). */
  vehicleAgeLimit: v.optional(whole(0, 200), 50),
  onlineExclusiveFilter: v.optional(bool, false),
  vehicleTypes: v.optional(
    v.pipe(
      v.array(v.picklist(VEHICLE_TYPES, "must be new, used or cpo")),
      v.minLength(1, "must name at least one type"),
    ),
    [...VEHICLE_TYPES],
  ),
  /** Origins that photos may come from; anything else is blocked by the page's policy. */
  imageHosts: v.optional(
    v.array(v.pipe(webUrl, v.regex(/^https:\/\/[^/?#]+$/, "must be an https origin"))),
    [],
  ),
  photos: v.optional(PhotosSchema, {}),
  importGuards: v.optional(ImportGuardsSchema, {}),
});

const Section = v.strictObject({ title: line, text: prose });

const state = v.pipe(v.string("must be a text"), v.regex(/^[A-Z]{2}$/, "must be a state like TX"));

/**
 * The dealer's own promise on used vehicles, as the Buyers Guide must tell it: systems by name, shares of labor and
 * parts. How long it lasts is `content.warrantyMonths` and `content.warrantyMiles`.
 */
const DealerWarranty = v.strictObject({
  kind: v.optional(v.picklist(["full", "limited"], "must be full or limited"), "limited"),
  laborPercent: v.optional(whole(0, 100), 100),
  partsPercent: v.optional(whole(0, 100), 100),
  deductible: v.optional(dollars(10_000), 0),
  systems: v.optional(v.pipe(v.array(line), v.minLength(1, "must name the systems it covers")), [
    "Engine",
    "Transmission and drive shaft",
    "Differential",
    "Cooling system",
    "Brake system",
    "Steering system",
  ]),
});

/** 16 CFR 455. The lists of states are for counsel to confirm. */
const BuyersGuideSchema = v.strictObject({
  /** Null sells used vehicles without a warranty of the dealer. */
  dealerWarranty: v.optional(v.nullable(DealerWarranty), {}),
  serviceContractOffered: v.optional(bool, true),
  /** Where a dealer may not exclude implied warranties, so that "as is" may not be ticked. */
  impliedWarrantyStates: v.optional(v.array(state), [...IMPLIED_WARRANTY_STATES]),
  /** Where a form of the state takes the place of the federal one. */
  ownFormStates: v.optional(v.array(state), ["ME", "WI"]),
});

/**
 * A viewer that turns photographs of a car, loaded from its maker on demand (VEH-20). The script defines the named
 * element; that it fails or does not know a car means that there is no viewer.
 */
const Viewer360Schema = v.strictObject({
  scriptUrl: v.pipe(
    webUrl,
    v.check((url) => url.startsWith("https://"), "must be an https address"),
  ),
  /** Subresource integrity of the script, where its maker fixes it. */
  integrity: v.optional(v.pipe(line, v.regex(/^sha(256|384|512)-/, "must be a hash like sha384-…"))),
  /** Custom element that the script defines. */
  element: v.pipe(line, v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, "must be the name of a custom element")),
  /** Attribute of the element that takes the VIN. */
  vinAttribute: v.optional(v.pipe(line, v.regex(/^[a-z][a-z0-9-]*$/, "must be an attribute")), "vin"),
  /** Further attributes, such as an account. */
  attributes: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^(data-)?[a-z][a-z0-9-]*$/, "must be an attribute")), line),
    {},
  ),
  /** Origins that its pictures and calls come from. */
  origins: v.optional(v.array(webUrl), []),
});

/** What the page of a vehicle shows beside the vehicle itself. */
const VehiclePageSchema = v.strictObject({
  /** Instead of the feed's words while `contentSettings.vdpContentSource` is `tenant`. */
  about: v.optional(v.array(Section), []),
  buyersGuide: v.optional(BuyersGuideSchema, {}),
  viewer360: v.optional(v.nullable(Viewer360Schema), null),
});
export type Viewer360 = v.InferOutput<typeof Viewer360Schema>;

/** Which cars are shown, which files of stock are held back, and what a car's page says. */
export const inventorySettings = {
  config: { inventory: v.optional(InventorySchema, {}), vehiclePage: v.optional(VehiclePageSchema, {}) },
};
