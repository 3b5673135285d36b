/** Shopper texts of this module by key; a tenant may override a key. Wordings that docs/requirements quotes are exact. */
export const inventoryMessages = {
  /** VEH-06 */
  "vehicle.salePending": "Sale Pending",
  /** VEH-07 */
  "vehicle.salePendingMeaning":
    "Another customer is buying this vehicle. If they do not proceed, it returns to our inventory.",
  /** VEH-08 */
  "vehicle.sold": "Sorry this one got away. Find another just like it.",
  /** VEH-05 */
  "vehicle.seeSimilar": "See Similar Vehicles",
  "vehicle.viewSimilar": "View similar vehicles",
  "vehicle.notFound": "We could not find that vehicle.",
  "vehicle.callForPrice": "Call for price",
} as const;
