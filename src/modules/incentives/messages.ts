/** Shopper texts of this module by key; a tenant may override a key. */
export const incentivesMessages = {
  "incentives.vehicleNotFound": "This vehicle is no longer on our site.",
} as const;
