/** Shopper texts of this module by key; a tenant may override a key. Wordings that docs/requirements quotes are exact. */
export const inventoryMessages = {
  /** MSG-36 */
  "search.noMatches": "No vehicles match your search.",
  /** VAL-13 */
  "search.zipMalformed": "Enter a 5-digit US zip code.",
  /** MSG-25 */
  "search.zipUnknown": "Sorry, we're unable to locate the zip code you provided. Please try again.",
  /** MSG-35 */
  "search.zipUnsupported": "We don't serve this zip code yet.",
  /** MSG-24 */
  "search.paymentsDown": "Sorry, we're unable to show personalized payments. Please try again.",
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
