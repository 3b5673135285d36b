import * as v from "valibot";
import { bool, webUrl, whole } from "./field-schemas.ts";

/** TEN-06; the seeds' spellings of condition, mapped to `Condition` at the edge (OP-09). */
const VEHICLE_TYPES = ["new", "used", "cpo"] as const;

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
});
