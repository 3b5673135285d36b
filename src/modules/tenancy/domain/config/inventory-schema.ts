import * as v from "valibot";
import { bool, ratio, webUrl, whole } from "#platform/shared/settings/field-schemas.ts";

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

export const InventorySchema = v.strictObject({
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
  importGuards: v.optional(ImportGuardsSchema, {}),
});
